import { href, paths } from '@gemas/domain';
import { ClosingMessage, GameEndStack, Raffle, useWhenFree } from '@gemas/ui';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { gameClosedAtom } from '../../state/game-end/game-closed.ts';
import { gameEndAtom } from '../../state/game-end/game-end.ts';
import { isOnboardedAtom } from '../../state/intros/onboarding.ts';
import { raffleAtom, revealAtom, revealRaffleAtom } from '../../state/raffle/raffle.ts';
import { useConnection } from '../../state/session/connection.ts';
import { balanceAtom, userAtom } from '../../state/session/session.ts';
import { useRemote } from '../use-remote.ts';

/** The closing message, with its age if it could not be refreshed. */
function Closing() {
  const end = useAtomValue(gameEndAtom);
  const game = useRemote(useAtomValue(gameClosedAtom));
  const { vault_open: vaultOpen } = useAtomValue(userAtom);
  if (end?.kind !== 'closed' || game.status !== 'ready') return null;
  return <ClosingMessage message={end.message} freshness={game.freshness} vaultOpen={vaultOpen} />;
}

/** Shows the sections of Score for the end of the game, once the game has ended (spec section 2, End-of-game views). */
export default function GameEnd() {
  const reveal = useAtomValue(revealAtom);
  const requestReveal = useSetAtom(revealRaffleAtom);
  const connection = useConnection();
  return (
    <GameEndStack>
      <Raffle
        view={useAtomValue(raffleAtom)}
        mayCover={useWhenFree(useAtomValue(isOnboardedAtom))}
        balance={useAtomValue(balanceAtom)}
        revealing={reveal.step === 'asking'}
        failure={reveal.step === 'failed' ? reveal.failure : null}
        connection={connection}
        onReveal={() => connection.post(() => void requestReveal())}
        claimHref={href(paths.claimReward)}
        rewardsHref={href(paths.rewards)}
      />
      <Closing />
    </GameEndStack>
  );
}
