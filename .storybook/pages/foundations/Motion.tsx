import { useState } from 'react';
import { TokenTable } from './lists.tsx';

/** Duration of the longest animation that is played, ms. Longer animations are only described. */
const LONGEST_MS = 2000;

export function Durations() {
  const [run, setRun] = useState({ count: 0, motion: 'full' });
  const play = (motion: 'full' | 'reduced') => setRun({ count: run.count + 1, motion });
  const runner = (time: string, easing = 'var(--easing-out)') => (
    <span className="track" data-motion={run.count > 0 ? run.motion : undefined}>
      <span key={run.count} style={{ '--time': time, '--easing': easing }} />
    </span>
  );
  return (
    <>
      <p className="row bar">
        <button type="button" className="button" onClick={() => play('full')}>
          Play
        </button>
        <button type="button" className="button" onClick={() => play('reduced')}>
          Play with reduced motion
        </button>
      </p>
      <TokenTable
        of="duration"
        sample={(value) => Number.parseInt(value, 10) <= LONGEST_MS && runner(value)}
      />
      <TokenTable of="easing" sample={(value) => runner('900ms', value)} />
    </>
  );
}
