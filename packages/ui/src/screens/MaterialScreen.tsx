import { href, type Material, paths } from '@gemas/domain';
import type { Freshness } from '../primitives/Freshness/freshness.ts';
import { RichText } from '../rich-text/RichText/RichText.tsx';
import { AppBar } from '../shell/AppBar.tsx';
import { Screen } from '../shell/Screen.tsx';

export interface MaterialScreenProps {
  /** Title and html of the material. */
  material: Pick<Material, 'title' | 'content'>;
  /** How current the material is. */
  freshness: Freshness | null;
  /** Called by 'Volver'. Default: a link to the materials. */
  onBack?: (() => void) | undefined;
}

/**
 * The text of one training material (spec section 2, Help).
 *
 * - Seen by users who open a text in `HelpScreen`. The app redirects an address with an unknown material to
 * `HelpScreen`.
 * - Not for videos: they play in the list of materials.
 */
export function MaterialScreen({ material, freshness, onBack }: MaterialScreenProps) {
  return (
    <Screen
      freshness={freshness}
      bar={
        <AppBar
          title={material.title || 'Material'}
          {...(onBack ? { onBack } : { backHref: href(paths.help('materials')) })}
        />
      }
    >
      <RichText html={material.content} field="Material.content" topHeading={2} />
    </Screen>
  );
}
