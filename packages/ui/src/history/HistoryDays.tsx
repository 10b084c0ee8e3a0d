import {
  type DayOutcome,
  formatNumber,
  HISTORY_GOAL,
  type HistoryRow,
  plural,
} from '@gemas/domain';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { Card } from '../primitives/Card.tsx';
import { DailySegments } from '../primitives/DailySegments.tsx';
import { Tag, type TagTone } from '../primitives/Tag.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { token } from '../theme/tokens.ts';

const Days = styled(Card)`
  container-type: inline-size;
  padding: 0;
  overflow: hidden;
`;

const Day = styled.li`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) auto;
  gap: ${token('space-2')} ${token('space-3')};
  align-items: center;
  min-height: 70px;
  padding: 11px 14px;
  border-top: ${token('border-width-hairline')} solid ${token('neutral-paper2')};
  content-visibility: auto;
  contain-intrinsic-size: auto 70px;
  &:first-child { border-top: 0; }
  @container (max-width: 17em) { grid-template-columns: 2.5rem minmax(0, 1fr); > :last-child { grid-column: 2; } }
`;

const When = styled.time`
  font: 800 1.5rem/1 ${token('font-display')};
  font-variant-numeric: tabular-nums;
  small { display: block; margin-top: 2px; font: 600 0.875rem/1.2 ${token('font-text')}; color: ${token('text-secondary')}; }
`;

const Done = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} 10px;
  > b {
    min-width: 26px;
    text-align: right;
    font: 800 1.375rem/1 ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }
`;

const Segments = styled.div`
  flex: 1 1 60px;
  max-width: 84px;
`;

const Gems = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space-1')};
  min-width: 2.2rem;
  font: 800 1rem/1 ${token('font-display')};
  color: ${token('emerald-800')};
`;

const Result = styled.div`
  min-width: 6.5rem;
`;

const tones: Record<DayOutcome, TagTone> = { met: 'ok', over: 'gold', under: 'bad' };

function DayRow({ row }: { row: HistoryRow }) {
  return (
    <Day>
      <When dateTime={row.day ? row.date : undefined}>
        <VisuallyHidden>{row.spoken || 'Sin fecha'}</VisuallyHidden>
        <span aria-hidden="true">
          <span>{row.day || '–'}</span>
          <small>{row.month}</small>
        </span>
      </When>
      <Done>
        <b>
          <span>{formatNumber(row.total)}</span>
          <VisuallyHidden>{` ${plural(row.total, 'activación', 'activaciones')}`}</VisuallyHidden>
        </b>
        <Segments aria-hidden="true">
          <DailySegments done={row.total} goal={HISTORY_GOAL} />
        </Segments>
        <Gems>
          {row.gems > 0 && (
            <>
              <Gem size={21} />
              <span>{formatNumber(row.gems)}</span>
              <VisuallyHidden>{` ${plural(row.gems, 'esmeralda', 'esmeraldas')}`}</VisuallyHidden>
            </>
          )}
        </Gems>
      </Done>
      <Result>
        <Tag tone={tones[row.outcome]}>{row.label}</Tag>
      </Result>
    </Day>
  );
}

export interface HistoryDaysProps {
  /** The days in the order of the server, at least one day. See `historyView`. */
  rows: readonly HistoryRow[];
}

/**
 * A list of days. Each row shows the activations of a day and whether the goal was met (spec section 2).
 *
 * - Use it for the history of the user or of a team member.
 * - Not for today: use a `DailyProgressCard`.
 */
export function HistoryDays({ rows }: HistoryDaysProps) {
  return (
    <Days as="ul" aria-label="Días">
      {rows.map((row, index) => (
        // The key is the index, because a date may occur twice and the days are never reordered.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <DayRow key={index} row={row} />
      ))}
    </Days>
  );
}
