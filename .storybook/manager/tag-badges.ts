import tokens from '@gemas/ui/tokens.json';

const { emerald, neutral } = tokens;

const badge = (
  tags: string,
  text: string,
  title: string,
  backgroundColor: string,
  inSidebar = true,
) => ({
  tags,
  badge: {
    text,
    style: { backgroundColor, color: neutral.ink.$value, borderColor: neutral.line.$value },
    tooltip: { title },
  },
  display: { sidebar: inSidebar && [{ type: 'story', skipInherited: false }], toolbar: ['story'] },
});

/** The sidebar shows a story's first badge, but never 'app', because all connected stories are under 'Flows'. */
export const tagBadges = [
  badge(
    'beyond-spec',
    'beyond',
    'Shows what the specification does not name',
    emerald['100'].$value,
  ),
  badge('extreme', 'extreme', 'Long texts, large numbers, large type', neutral.paper.$value),
  badge('connected', 'app', 'The app over the mocked server', emerald['50'].$value, false),
];
