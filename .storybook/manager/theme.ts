import tokens from '@gemas/ui/tokens.json';
import { create } from 'storybook/theming';

const { emerald, neutral } = tokens;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40" width="150" height="40">
<g transform="translate(2 2) scale(.75)">
<path fill="${emerald['300'].$value}" d="M12 0h16l-4 8h-8z"/><path fill="${emerald['400'].$value}" d="M28 0l12 12-8 4-8-8z"/>
<path fill="${emerald['600'].$value}" d="M40 12v24l-8-4V16z"/><path fill="${emerald['800'].$value}" d="M40 36L28 48l-4-8 8-8z"/>
<path fill="${emerald['700'].$value}" d="M28 48H12l4-8h8z"/><path fill="${emerald['600'].$value}" d="M12 48L0 36l8-4 8 8z"/>
<path fill="${emerald['500'].$value}" d="M0 36V12l8 4v16z"/><path fill="${emerald['200'].$value}" d="M0 12L12 0l4 8-8 8z"/>
<path fill="${emerald['500'].$value}" d="M16 8h8l8 8v16l-8 8h-8l-8-8V16z"/><path fill="${emerald['50'].$value}" d="M12 18l5-6 3 0-8 10z"/>
</g>
<text x="40" y="27" textLength="106" lengthAdjust="spacingAndGlyphs" font-family="Gabarito, 'Trebuchet MS', system-ui, sans-serif" font-size="20" font-weight="800" fill="${emerald['900'].$value}">Esmeraldas</text>
</svg>`;

const TEXT_FONT = '"Figtree Variable", Figtree, system-ui, Roboto, sans-serif';

export const theme = create({
  base: 'light',
  brandTitle: 'Esmeraldas',
  brandImage: `data:image/svg+xml,${encodeURIComponent(LOGO)}`,
  brandUrl: './?path=/docs/start-welcome--docs',
  brandTarget: '_self',
  fontBase: TEXT_FONT,
  colorPrimary: emerald['700'].$value,
  colorSecondary: emerald['700'].$value,
  appBg: neutral.paper.$value,
  appContentBg: neutral.white.$value,
  appPreviewBg: neutral.white.$value,
  appBorderColor: neutral.line.$value,
  appBorderRadius: 8,
  textColor: neutral.ink.$value,
  textMutedColor: neutral.ink2.$value,
  barTextColor: neutral.ink2.$value,
  barSelectedColor: emerald['700'].$value,
  barHoverColor: emerald['800'].$value,
  barBg: neutral.white.$value,
  inputBg: neutral.white.$value,
  inputBorder: neutral.edge.$value,
  inputTextColor: neutral.ink.$value,
});
