import { href, paths } from '@gemas/domain';
import { ClosingMessage, GameEndStack, RaffleCard, RaffleStage } from '@gemas/ui';
import { useState } from 'react';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { gameEndAtom } from '../../state/game-end/game-end.ts';
import { onboardingStepAtom } from '../../state/intros/onboarding.ts';
import { raffleAtom, revealAtom, revealRaffleAtom } from '../../state/raffle/raffle.ts';
import { useConnection } from '../../state/session/connection.ts';
import { balanceAtom, userAtom } from '../../state/session/session.ts';

const LINKS = { claimHref: href(paths.claimReward), rewardsHref: href(paths.rewards) };

/** The raffle: tickets and result in full screen, and its card on Score. */
function Raffle() {
  const view = useAtomValue(raffleAtom);
  const balance = useAtomValue(balanceAtom);
  const reveal = useAtomValue(revealAtom);
  const requestReveal = useSetAtom(revealRaffleAtom);
  const isMain = useAtomValue(onboardingStepAtom).kind === 'main';
  // Unopened tickets open the full-screen view automatically; a known result does not.
  const [isStaged, setStaged] = useState(view.kind === 'pending');
  const connection = useConnection();
  if (view.kind === 'none') return null;
  const onReveal = () => connection.post(() => void requestReveal());
  const open = isStaged && isMain;
  return (
    <>
      {!open && (
        <RaffleCard
          view={view}
          onReveal={() => {
            setStaged(true);
            onReveal();
          }}
          {...LINKS}
        />
      )}
      <RaffleStage
        open={open}
        view={view}
        balance={balance}
        revealing={reveal.step === 'asking'}
        failure={reveal.step === 'failed' ? reveal.failure : null}
        connection={connection}
        onReveal={onReveal}
        onClose={() => setStaged(false)}
        {...LINKS}
      />
    </>
  );
}

/**
 * Shows the sections of Score for the end of the game (spec section 2, End-of-game views). Renders nothing before the
 * end.
 */
export default function GameEnd() {
  const end = useAtomValue(gameEndAtom);
  const { vault_open: vaultOpen } = useAtomValue(userAtom);
  return (
    <GameEndStack>
      <Raffle />
      {end?.kind === 'closed' && <ClosingMessage message={end.message} vaultOpen={vaultOpen} />}
    </GameEndStack>
  );
}
