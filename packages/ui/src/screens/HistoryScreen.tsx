import { formatGems, formatNumber, HISTORY_GOAL, type HistoryView, plural } from '@gemas/domain';
import { styled } from 'styled-components';
import { CuttingGem } from '../gem/CuttingGem.tsx';
import { Gem } from '../gem/Gem/Gem.tsx';
import { HistoryDays } from '../history/HistoryDays.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { freshnessOf } from '../primitives/Freshness/freshness.ts';
import type { Remote } from '../primitives/remote.ts';
import { NoSuchPlace, TeamFailure } from '../ranking/TeamFailure.tsx';
import { AppBar } from '../shell/AppBar.tsx';
import { Screen } from '../shell/Screen.tsx';
import { RoughStone } from '../shell/scenes/RoughStone.tsx';
import { token, type } from '../theme/tokens.ts';

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin-bottom: 14px;
  h2 { font: 700 1.1875rem/1.2 ${token('font-display')}; overflow-wrap: anywhere; }
  p { ${type('small')} color: ${token('text-secondary')}; }
  svg { flex: none; }
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

export interface PersonHistory extends HistoryView {
  name: string;
}

export interface HistoryScreenProps {
  /** The history, or its loading or error state. `missing` means that the address contains no valid id. */
  history: Remote<PersonHistory> | { status: 'missing' };
  /** Called by 'Volver'. Default: a link to the game. */
  onBack?: (() => void) | undefined;
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
          gone="Este activador ya no está en el juego"
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
              <p>{`Meta diaria: ${HISTORY_GOAL} activaciones`}</p>
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
                  {`En ${formatNumber(rows.length)} ${plural(rows.length, 'día', 'días')}: ${formatNumber(activations)} ${plural(activations, 'activación', 'activaciones')}, ${formatGems(gems)}`}
                </span>
              </Period>
              <HistoryDays rows={rows} />
            </>
          )}
        </>
      );
    }
  }
}

/**
 * 'Historial de activaciones' of a user, with one row per day (spec section 2).
 *
 * - Seen by users who tap a row of a ranking. Shows the history of the member in that row.
 * - Not for the progress of today: the profile shows it.
 */
export function HistoryScreen({ history, onBack }: HistoryScreenProps) {
  return (
    <Screen
      freshness={freshnessOf(history)}
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
