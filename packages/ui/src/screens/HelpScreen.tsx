import { type Faq, href, type Id, paths } from '@gemas/domain';
import { styled } from 'styled-components';
import { FaqList } from '../faqs/FaqList.tsx';
import { type HelpMaterial, MaterialList } from '../materials/MaterialList.tsx';
import { freshnessOf } from '../primitives/Freshness/freshness.ts';
import type { RemoteList } from '../primitives/remote.ts';
import { AppBar } from '../shell/AppBar.tsx';
import { Dock } from '../shell/Dock.tsx';
import { Screen } from '../shell/Screen.tsx';
import { token, type } from '../theme/tokens.ts';

const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  margin-bottom: ${token('space-4')};
  border-bottom: ${token('border-width-hairline')} solid ${token('border-hairline')};
`;

// The tabs are side by side on screens of 320 px or more. They are stacked if the text is large.
const Tab = styled.a`
  flex: 1 1 8.5rem;
  display: grid;
  place-items: center;
  min-height: 48px;
  padding: ${token('space-2')};
  border-bottom: 5px solid transparent;
  color: ${token('text-secondary')};
  text-decoration: none;
  ${type('button-mini')}
  &[aria-current='page'] { color: ${token('emerald-800')}; border-bottom-color: ${token('emerald-700')}; }
`;

export const helpTabs = ['materials', 'faq'] as const;
export type HelpTab = (typeof helpTabs)[number];

export interface HelpScreenProps {
  /** The open tab. */
  tab: HelpTab;
  /** The materials, or their loading or error state. */
  materials: RemoteList<HelpMaterial>;
  /** Frequent questions, or their loading or error state. */
  faqs: RemoteList<Faq>;
  /**
   * Called when the user taps a material with html, before the link opens `MaterialScreen`. Receives the material's id.
   */
  onOpenMaterial: (id: Id) => void;
  /** Number of unseen notifications, shown on the dock; null while unknown. */
  newNotifications: number | null;
  /** Called by 'Volver'. Default: a link to the game. */
  onBack?: (() => void) | undefined;
}

/**
 * Training materials and frequent questions (spec section 2, Help).
 *
 * - Seen by all users. Opened from the profile (materials) or the question mark on Score (questions).
 * - Not for questions about the user's own case: use `SupportScreen`.
 */
export function HelpScreen({
  tab,
  materials,
  faqs,
  onOpenMaterial,
  newNotifications,
  onBack,
}: HelpScreenProps) {
  return (
    <Screen
      freshness={freshnessOf(tab === 'materials' ? materials : faqs)}
      bar={<AppBar title="Ayuda" {...(onBack ? { onBack } : { backHref: href(paths.score) })} />}
      dock={<Dock current="menu" unread={newNotifications} />}
    >
      <Tabs aria-label="Ayuda">
        <Tab
          href={href(paths.help('materials'))}
          aria-current={tab === 'materials' ? 'page' : undefined}
        >
          Materiales
        </Tab>
        <Tab href={href(paths.help('faq'))} aria-current={tab === 'faq' ? 'page' : undefined}>
          Preguntas
        </Tab>
      </Tabs>
      {tab === 'materials' ? (
        <MaterialList materials={materials} onOpen={onOpenMaterial} />
      ) : (
        <FaqList faqs={faqs} />
      )}
    </Screen>
  );
}
