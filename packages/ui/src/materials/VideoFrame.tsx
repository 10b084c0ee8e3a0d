import { videoLink } from '@gemas/domain';
import { ExternalLink, Play, VideoOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../primitives/Icon.tsx';
import { LinkText } from '../primitives/LinkText.tsx';
import { octagon } from '../theme/cut.ts';
import { onDark } from '../theme/ground.ts';
import { token, type } from '../theme/tokens.ts';

const Frame = styled.div`
  position: relative;
  width: 100%;
  margin-inline: auto;
  aspect-ratio: 16 / 9;
  border-radius: ${token('radius-card')};
  background: ${token('night-900')};
  color: ${token('neutral-white')};
  overflow: hidden;
  &[data-vertical] { aspect-ratio: 9 / 16; width: min(100%, 54 * var(--dvh) * 9 / 16); }
  > iframe, > button > svg { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; }
  &[data-blocked] { ${onDark} aspect-ratio: auto; width: 100%; }
  @media (forced-colors: active) { border: 2px solid; }
`;

const Start = styled.button`
  --focus: ${token('focus-on-dark')};
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  &:focus-visible { outline-offset: -6px; }
`;

const Sign = styled.span`
  --c: 20px;
  position: relative;
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  background: ${token('neutral-white')};
  color: ${token('emerald-800')};
  clip-path: ${octagon};
  @media (forced-colors: active) { border: 2px solid; }
`;

/** Placeholder of the video until its player is loaded. */
function Planes() {
  return (
    <svg viewBox="0 0 358 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect x="-400" y="-400" width="1158" height="950" fill="var(--emerald-900)" />
      <polygon points="758,-80 758,550 180,550 110,80 270,-80" fill="var(--emerald-800)" />
      <polygon points="758,30 758,550 350,550 200,100 270,30" fill="var(--emerald-700)" />
    </svg>
  );
}

/**
 * Returns the sandbox flags for the player at `src`. A player on our own origin does not get `allow-same-origin`,
 * because it could then remove its own sandbox.
 */
function sandboxOf(src: string): string {
  const isOwn = new URL(src, window.location.href).origin === window.location.origin;
  return isOwn
    ? 'allow-scripts allow-presentation'
    : 'allow-scripts allow-same-origin allow-presentation';
}

const PLAYERS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com'];

/** Returns the address of the player with autoplay. Used after the user has tapped 'play'. */
function playing(src: string): string {
  const url = new URL(src, window.location.href);
  if (PLAYERS.includes(url.host)) url.searchParams.set('autoplay', '1');
  return url.href;
}

const Blocked = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-1')} ${token('space-3')};
  align-items: center;
  padding: ${token('space-5')} ${token('space-4')};
  ${type('body')}
  > a { grid-column: 2; justify-self: start; }
`;

export interface VideoFrameProps {
  /** Title of the video. It is also the title of the iframe. */
  title: string;
  /** Address of the player, checked by `videoEmbed`. Null if the video must not be played. */
  src: string | null;
  /** Address of the video, as the server has sent it. If the video must not be played, a link opens a https address. */
  url: string;
  /** Whether the video is in portrait format. */
  vertical: boolean;
  /**
   * Whether the player is loaded at once. If false, it is loaded after a tap on 'play', because a player downloads
   * more data than a whole screen. Default: false.
   */
  eager?: boolean | undefined;
}

/**
 * A video player in an iframe that is sandboxed and sends no referrer (decision 48).
 *
 * - Use it for the video of a material or an intro.
 * - Not for pictures: use a `Picture`. Not for html from the server: use `RichText`.
 */
export function VideoFrame({ title, src, url, vertical, eager = false }: VideoFrameProps) {
  const [started, setStarted] = useState(false);
  const player = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // The tapped button is removed, so focus moves to the player.
    if (started) player.current?.focus();
  }, [started]);
  if (src === null) {
    const link = videoLink(url);
    return (
      <Frame data-blocked="">
        <Blocked>
          <Icon of={VideoOff} size={24} />
          <p>Este video no se puede ver aquí.</p>
          {link !== null && (
            <LinkText
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={title ? `Abrir el video: ${title}` : undefined}
            >
              <span>Abrir el video</span>
              <Icon of={ExternalLink} size={20} />
            </LinkText>
          )}
        </Blocked>
      </Frame>
    );
  }
  return (
    <Frame data-vertical={vertical ? '' : undefined}>
      {started || eager ? (
        <iframe
          ref={player}
          title={title || 'Video'}
          src={eager ? src : playing(src)}
          sandbox={sandboxOf(src)}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <Start
          type="button"
          aria-label={title ? `Ver video: ${title}` : 'Ver video'}
          onClick={() => setStarted(true)}
        >
          <Planes />
          <Sign>
            <Icon of={Play} size={32} />
          </Sign>
        </Start>
      )}
    </Frame>
  );
}
