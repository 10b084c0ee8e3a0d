import {
  type DayOutcome,
  formatGems,
  formatNumber,
  HISTORY_GOAL,
  type HistoryRow,
  type HistoryView,
  plural,
} from '@gemas/domain';
import { styled } from 'styled-components';
import { CuttingGem } from '../../gem/CuttingGem/CuttingGem.tsx';
import { Gem } from '../../gem/Gem/Gem.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { DailySegments } from '../../primitives/DailySegments/DailySegments.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import type { Remote } from '../../primitives/remote.ts';
import { Tag, type TagTone } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NoSuchPlace, TeamFailure } from '../../ranking/TeamFailure/TeamFailure.tsx';
import { AppBar } from '../../shell/AppBar/AppBar.tsx';
import { Screen } from '../../shell/Screen/Screen.tsx';
import { RoughStone } from '../../shell/scenes/RoughStone.tsx';
import { token, type } from '../../theme/tokens.ts';

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin-bottom: 14px;
  h2 { font: 700 1.1875rem/1.2 ${token('font-display')}; overflow-wrap: anywhere; }
  p { ${type('small')} color: ${token('text-secondary')}; }
  svg { flex: none; }
`;

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

const Period = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-2')};
  margin-bottom: ${token('space-3')};
  ${type('label')}
`;

const Wait = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-2')};
  padding-top: ${token('space-12')};
  text-align: center;
  strong { ${type('section')} }
  span { color: ${token('text-secondary')}; }
`;

const tones: Record<DayOutcome, TagTone> = { met: 'ok', over: 'gold', under: 'bad' };

/** A person's days. */
export interface PersonHistory extends HistoryView {
  name: string;
}

export interface HistoryScreenProps {
  history: Remote<PersonHistory> | { status: 'missing' };
  onBack?: (() => void) | undefined;
}

function DayRow({ row }: { row: HistoryRow }) {
  return (
    <Day>
      <When dateTime={row.day && row.date}>
        <VisuallyHidden>{row.spoken || 'Sin fecha'}</VisuallyHidden>
        <span aria-hidden="true">
          {row.day || '–'}
          <small>{row.month}</small>
        </span>
      </When>
      <Done>
        <b>
          {formatNumber(row.total)}
          <VisuallyHidden> {plural(row.total, 'activación', 'activaciones')}</VisuallyHidden>
        </b>
        <Segments aria-hidden="true">
          <DailySegments done={row.total} goal={HISTORY_GOAL} />
        </Segments>
        <Gems>
          {row.gems > 0 && (
            <>
              <Gem size={21} />
              {formatNumber(row.gems)}
              <VisuallyHidden> {plural(row.gems, 'esmeralda', 'esmeraldas')}</VisuallyHidden>
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

function Content({ history }: Pick<HistoryScreenProps, 'history'>) {
  switch (history.status) {
    case 'loading':
      return (
        <Wait role="status">
          <CuttingGem size={64} />
          <strong>Estamos preparando los datos.</strong>
          <span>Cargando historial de activaciones</span>
        </Wait>
      );
    case 'missing':
      return <NoSuchPlace title="No encontramos a este activador" />;
    case 'error':
      return (
        <TeamFailure
          title="No pudimos cargar el historial"
          failure={history.failure}
          onRetry={history.onRetry}
        />
      );
    case 'ready': {
      const { name, rows, activations, gems } = history.data;
      return (
        <>
          <Person>
            <Gem size={48} palette={rows.length > 0 ? 'esmeralda' : 'apagada'} />
            <div>
              <h2>{name || 'Activador'}</h2>
              <p>Meta diaria: {HISTORY_GOAL} activaciones</p>
            </div>
          </Person>
          {rows.length === 0 ? (
            <EmptyState
              scene={<RoughStone />}
              title="Este activador no ha empezado a activar"
              help="Ayudalo a alcanzar su meta"
            />
          ) : (
            <>
              <Period>
                <span>
                  En {formatNumber(rows.length)} {plural(rows.length, 'día', 'días')}:{' '}
                  {formatNumber(activations)} {plural(activations, 'activación', 'activaciones')},{' '}
                  {formatGems(gems)}
                </span>
              </Period>
              <Days as="ul" aria-label="Días">
                {rows.map((row, index) => (
                  // A date may come twice, and days are never reordered here.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <DayRow key={index} row={row} />
                ))}
              </Days>
            </>
          )}
        </>
      );
    }
  }
}

/** 'Historial de activaciones' of one person, a row for each day (spec section 2). */
export function HistoryScreen({ history, onBack }: HistoryScreenProps) {
  return (
    <Screen
      bar={
        <AppBar
          title="Historial de activaciones"
          {...(onBack ? { onBack } : { backHref: '#/score' })}
        />
      }
    >
      <Content history={history} />
    </Screen>
  );
}
