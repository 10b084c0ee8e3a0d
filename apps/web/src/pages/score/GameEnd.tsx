import { href, paths } from '@gemas/domain';
import { ClosingMessage, GameEndStack, Raffle } from '@gemas/ui';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { gameEndAtom } from '../../state/game-end/game-end.ts';
import { onboardingStepAtom } from '../../state/intros/onboarding.ts';
import { raffleAtom, revealAtom, revealRaffleAtom } from '../../state/raffle/raffle.ts';
import { useConnection } from '../../state/session/connection.ts';
import { balanceAtom, userAtom } from '../../state/session/session.ts';

/** Shows the sections of Score for the end of the game, once the game has ended (spec section 2, End-of-game views). */
export default function GameEnd() {
  const end = useAtomValue(gameEndAtom);
  const reveal = useAtomValue(revealAtom);
  const requestReveal = useSetAtom(revealRaffleAtom);
  const connection = useConnection();
  const { vault_open: vaultOpen } = useAtomValue(userAtom);
  return (
    <GameEndStack>
      <Raffle
        view={useAtomValue(raffleAtom)}
        mayCover={useAtomValue(onboardingStepAtom).kind === 'main'}
        balance={useAtomValue(balanceAtom)}
        revealing={reveal.step === 'asking'}
        failure={reveal.step === 'failed' ? reveal.failure : null}
        connection={connection}
        onReveal={() => connection.post(() => void requestReveal())}
        claimHref={href(paths.claimReward)}
        rewardsHref={href(paths.rewards)}
      />
      {end?.kind === 'closed' && <ClosingMessage message={end.message} vaultOpen={vaultOpen} />}
    </GameEndStack>
  );
}
