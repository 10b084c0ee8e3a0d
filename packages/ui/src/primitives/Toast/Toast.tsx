import { TOAST_MS, type ToastMessage, type ToastTone } from '@gemas/domain';
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { onPaper } from '../../theme/ground.ts';
import { token } from '../../theme/tokens.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';

const icons: Record<ToastTone, LucideIcon> = {
  warn: TriangleAlert,
  ok: CircleCheck,
  danger: CircleAlert,
  info: Info,
};

const Box = styled.div`
  position: relative;
  overflow: hidden;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${token('space-3')};
  align-items: start;
  white-space: pre-line;
  padding: 12px 4px 16px 12px;
  background: var(--tint);
  border: 2px solid var(--line);
  border-radius: ${token('radius-card')};
  font: 400 0.9375rem/1.35 ${token('font-text')};
  ${onPaper}
  > svg { color: var(--sign); margin-top: 2px; }
  strong { display: block; font: 700 1.0625rem/1.2 ${token('font-display')}; margin-bottom: 2px; }
  &[data-tone='warn'] { --tint: ${token('gold-100')}; --line: ${token('gold-600')}; --sign: ${token('gold-700')}; }
  &[data-tone='ok'] { --tint: ${token('emerald-100')}; --line: ${token('emerald-700')}; --sign: ${token('emerald-800')}; }
  &[data-tone='danger'] { --tint: ${token('danger-100')}; --line: ${token('danger-700')}; --sign: ${token('danger-700')}; }
  &[data-tone='info'] { --tint: ${token('info-100')}; --line: ${token('info-700')}; --sign: ${token('info-700')}; }
`;

const Bar = styled.span`
  position: absolute;
  inset: auto 0 0;
  height: 5px;
  background: var(--line);
  transform-origin: left;
  @media (prefers-reduced-motion: reduce) { display: none; }
`;

const Close = styled(IconButton)`
  margin: -10px 0;
`;

export interface ToastProps extends Omit<ToastMessage, 'id'> {
  /** Called when the ten seconds of the toast are over or the user has tapped its close button. */
  onDismiss: () => void;
}

/**
 * A short message that disappears after ten seconds. Its timer is paused while a pointer, a finger or the focus is on
 * the toast, and while the page is hidden.
 *
 * - Use it, through `ToastRegion`, for a recent event that needs no response.
 * - Not for an error of a field: use its prop `error`. Not for a question: use a `Dialog`. Not for a text that must
 * stay visible.
 */
export function Toast({ tone, title, text, onDismiss }: ToastProps) {
  const [touched, setTouched] = useState(false);
  const [hidden, setHidden] = useState(false);
  const paused = touched || hidden;
  const left = useRef(TOAST_MS);
  const dismiss = useRef(onDismiss);

  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    const update = () => setHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  // The time bar is animated by script, because the region may move into a dialog, which would restart a CSS animation.
  const bar = useRef<HTMLSpanElement>(null);
  const run = useRef<Animation>(undefined);
  useEffect(() => {
    const animation = bar.current?.animate?.([{ transform: 'none' }, { transform: 'scaleX(0)' }], {
      duration: TOAST_MS,
      fill: 'both',
    });
    run.current = animation;
    return () => animation?.cancel();
  }, []);

  useEffect(() => {
    if (paused) {
      run.current?.pause();
      return;
    }
    run.current?.play();
    const began = performance.now();
    const timer = setTimeout(() => dismiss.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [paused]);

  const hold = () => setTouched(true);
  const release = () => setTouched(false);
  return (
    <Box
      role="group"
      aria-label={title}
      data-tone={tone}
      data-paused={paused ? '' : undefined}
      onPointerEnter={hold}
      onPointerDown={hold}
      onPointerLeave={release}
      onPointerCancel={release}
      onFocus={hold}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) release();
      }}
    >
      <Icon of={icons[tone]} size={24} />
      <div>
        <strong>{title}</strong>
        <span>{text}</span>
      </div>
      <Close icon={X} label="Cerrar aviso" size={20} onClick={onDismiss} />
      <Bar ref={bar} />
    </Box>
  );
}
