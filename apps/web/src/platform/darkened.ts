/** Computed values of the system colour `canvas`: in a page that is not darkened, and in a browser without `canvas`. */
const NOT_DARKENED: readonly string[] = ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'];

/**
 * Sets the attribute `data-darkened` on the page if the browser darkens it despite `color-scheme: only light`, as Chrome
 * 156 does with forced dark. `theme.css` then changes the colours that such a browser combines badly.
 */
export function markDarkened(): void {
  const { documentElement } = document;
  const probe = documentElement.appendChild(document.createElement('div'));
  probe.style.backgroundColor = 'canvas';
  const { backgroundColor } = getComputedStyle(probe);
  documentElement.toggleAttribute('data-darkened', !NOT_DARKENED.includes(backgroundColor));
  probe.remove();
}
