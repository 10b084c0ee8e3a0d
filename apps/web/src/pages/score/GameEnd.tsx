import { href, paths } from '@gemas/domain';
import { ClosingMessage, GameEndStack, Raffle, useWhenFree } from '@gemas/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { gameClosedAtom } from '../../state/game-end/game-closed.ts';
import { gameEndAtom } from '../../state/game-end/game-end.ts';
import { isOnboardedAtom } from '../../state/intros/onboarding.ts';
import { isRaffleLeftAtom, raffleAtom, revealRaffleAtom } from '../../state/raffle/raffle.ts';
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
  const reveal = useSetAtom(revealRaffleAtom);
  const [isLeft, setLeft] = useAtom(isRaffleLeftAtom);
  return (
    <GameEndStack>
      <Raffle
        view={useAtomValue(raffleAtom)}
        mayCover={useWhenFree(useAtomValue(isOnboardedAtom) && !isLeft)}
        balance={useAtomValue(balanceAtom)}
        onReveal={() => void reveal()}
        onLeave={() => setLeft(true)}
        claimHref={href(paths.claimReward)}
        rewardsHref={href(paths.rewards)}
      />
      <Closing />
    </GameEndStack>
  );
}
