import {
  formatNumber,
  href,
  type LedgerSummary,
  paths,
  plural,
  roleOf,
  type User,
} from '@gemas/domain';
import {
  Bell,
  BookOpen,
  CalendarDays,
  ChevronRight,
  Download,
  Gift,
  Headset,
  LogOut,
  Vault,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { DailyProgressCard } from '../goals/DailyProgressCard.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { type Freshness, retryOfUnread } from '../primitives/Freshness/freshness.ts';
import { Icon } from '../primitives/Icon.tsx';
import { LogoutDialog } from '../profile/LogoutDialog.tsx';
import { MenuTile } from '../profile/MenuTile.tsx';
import { RedeemCheckBand } from '../redeem/RedeemCheck/RedeemCheckBand.tsx';
import { AppBar } from '../shell/AppBar.tsx';
import { Dock } from '../shell/Dock.tsx';
import { Screen } from '../shell/Screen.tsx';
import { cut } from '../theme/cut.ts';
import { media } from '../theme/media.ts';
import { token, type } from '../theme/tokens.ts';
import { figureWidth } from '../wallet/figure-width.ts';
import { UnreadBalance } from '../wallet/UnreadBalance.tsx';

const Stack = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${token('space-3')};
`;

const Wallet = styled.section`
  ${cut}
  --c: ${token('chamfer-card')};
  --face: ${token('bg-vault')};
  container-type: inline-size;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} 14px;
  padding: ${token('space-4')} 18px;
  color: ${token('text-on-night')};
`;

const Balance = styled.p`
  flex: none;
  width: min-content;
  font: 600 1rem/1.45 ${token('font-text')};
  color: ${token('text-on-night-muted')};
  b {
    display: inline-block;
    min-width: 100%;
    ${type('figure')}
    /* Limits the size so that the number never overlaps the gem beside it. --ems is the width of its digits, em. */
    font-size: min(${token('type-figure-size')}, calc((100cqi - 62px) / var(--ems)));
    @supports not (width: 1cqi) { font-size: min(${token('type-figure-size')}, 10vw); }
    font-variant-numeric: tabular-nums;
    color: ${token('text-on-night')};
  }
`;

const Person = styled.p`
  flex: 1 0 100%;
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
  ${type('small')}
  color: ${token('text-on-night-muted')};
  overflow-wrap: anywhere;
  b {
    min-width: 0;
    font: 700 1.25rem/1.2 ${token('font-display')};
    color: ${token('text-on-night')};
  }
`;

const Tiles = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${token('space-3')};
  ${media.wide} { grid-template-columns: 1fr 1fr; }
`;

/** The places of the dock, smaller than the others. */
const Places = styled(Tiles)`
  grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr));
  ${media.wide} { grid-template-columns: repeat(3, 1fr); }
`;

const Leave = styled.div`
  --quiet: ${token('text-error')};
  margin-top: auto;
  padding-top: ${token('space-3')};
`;

const newText = (count: number) =>
  `${formatNumber(count)} ${plural(count, 'notificación nueva', 'notificaciones nuevas')}`;

export interface MenuScreenProps {
  /** The user. The goal and the activations of the day are shown only for a role that has a daily goal. */
  user: Pick<User, 'name' | 'code' | 'role_id' | 'daily_goal' | 'daily_activations'>;
  /** Gems that the user can spend; null if the balance could not be read. */
  balance: number | null;
  /** Number of unseen notifications; null while unknown. */
  newNotifications: number | null;
  /** Summary of the orders whose outcome is being checked; null if there are no such orders. Default: null. */
  check?: LedgerSummary | null | undefined;
  /** How current the balance is. */
  balanceFreshness: Freshness;
  /** Address of the user's own history; null if the user has none. Default: null. */
  historyHref?: string | null | undefined;
  /** Address of Support for users whose help flag is set; otherwise null. Default: null. */
  supportHref?: string | null | undefined;
  /** Address of Download; null if the app is installed. Default: null. */
  downloadHref?: string | null | undefined;
  /** The card 'Mi meta', for a user who has pinned a prize. */
  pinned?: ReactNode;
  /** Whether the log-out is waiting until a call to the server ends. Default: false. */
  loggingOut?: boolean | undefined;
  /** Called when the user has confirmed the log-out. */
  onLogout(): void;
  /** Called by 'Volver'. Default: a link to Score. */
  onBack?: (() => void) | undefined;
}

/**
 * The profile (spec section 2, Profile): balance, daily goal, and links to the notifications and the other screens.
 *
 * - Seen by all users. Opened from the dock. Only role 3 sees the daily goal.
 * - Not for settings: the app has none.
 */
export function MenuScreen({
  user,
  balance,
  newNotifications,
  check = null,
  balanceFreshness,
  historyHref = null,
  supportHref = null,
  downloadHref = null,
  pinned,
  loggingOut = false,
  onLogout,
  onBack,
}: MenuScreenProps) {
  const [isConfirming, setConfirming] = useState(false);
  const onReadAgain = retryOfUnread(balanceFreshness);
  // Two tiles share a row, so without a second one the tile of Help fills its row.
  const isHelpWide = (historyHref === null) === (supportHref === null);
  const figure = balance === null ? '' : formatNumber(balance);
  const back = onBack ? { onBack } : { backHref: href(paths.score) };
  return (
    <Screen
      freshness={onReadAgain ? null : balanceFreshness}
      bar={<AppBar title="Perfil" {...back} />}
      dock={<Dock current="menu" unread={newNotifications} />}
    >
      <Stack>
        <RedeemCheckBand summary={check} />
        <Wallet aria-label="Tu cartera">
          <Person>
            {user.name && <b>{user.name}</b>} <span translate="no">{user.code}</span>
          </Person>
          <Gem size={56} />
          {balance === null ? (
            <UnreadBalance onRetry={onReadAgain} />
          ) : (
            <Balance>
              <b style={{ '--ems': figureWidth(figure) }}>{figure}</b>{' '}
              <span>{plural(balance, 'esmeralda', 'esmeraldas')}</span>
            </Balance>
          )}
        </Wallet>
        {roleOf(user) === 'activator' && user.daily_activations !== null && (
          <DailyProgressCard activations={user.daily_activations} dailyGoal={user.daily_goal} />
        )}
        {pinned}
        <Tiles aria-label="Perfil">
          <MenuTile
            wide
            tone={newNotifications ? 'new' : 'plain'}
            href={href(paths.notifications)}
            sign={<Icon of={Bell} size={26} />}
            title={newNotifications === null ? 'Notificaciones' : newText(newNotifications)}
            end={<Icon of={ChevronRight} size={24} />}
          />
          {historyHref !== null && (
            <MenuTile
              href={historyHref}
              sign={<Icon of={CalendarDays} size={26} />}
              title="Mi historial"
              text="Día por día"
            />
          )}
          {supportHref !== null && (
            <MenuTile
              href={supportHref}
              sign={<Icon of={Headset} size={26} />}
              title="Soporte"
              text="Tus tickets"
            />
          )}
          <MenuTile
            wide={isHelpWide}
            href={href(paths.help('materials'))}
            sign={<Icon of={BookOpen} size={26} />}
            title="Ayuda"
            text="Videos y dudas"
            end={isHelpWide && <Icon of={ChevronRight} size={24} />}
          />
          {downloadHref !== null && (
            <MenuTile
              wide
              href={downloadHref}
              sign={<Icon of={Download} size={26} />}
              title="Descarga la app"
              text="Tenla en tu pantalla de inicio"
              end={<Icon of={ChevronRight} size={24} />}
            />
          )}
        </Tiles>
        <Places aria-label="Pantallas principales">
          <MenuTile
            small
            href={href(paths.score)}
            sign={<Gem size={22} />}
            title="Juego"
            text="Tu avance"
          />
          <MenuTile
            small
            href={href(paths.rewards)}
            sign={<Icon of={Gift} size={22} />}
            title="Mis premios"
            text="Tus canjes"
          />
          <MenuTile
            small
            href={href(paths.vault)}
            sign={<Icon of={Vault} size={22} />}
            title="Bóveda"
            text="Canjea"
          />
        </Places>
        <Leave>
          <Button
            variant="quiet"
            start={<Icon of={LogOut} size={22} />}
            onClick={() => setConfirming(true)}
          >
            Cerrar sesión
          </Button>
        </Leave>
      </Stack>
      <LogoutDialog
        open={isConfirming}
        busy={loggingOut}
        checking={check?.isOpen}
        onCancel={() => setConfirming(false)}
        onLogout={onLogout}
      />
    </Screen>
  );
}
