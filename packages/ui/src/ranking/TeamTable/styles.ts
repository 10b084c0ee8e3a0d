import { styled } from 'styled-components';
import { token, type } from '../../theme/tokens.ts';

/**
 * The table of a ranking. The CSS variables `--position`, `--today` and `--week` are the widths of its columns, in
 * characters. They depend on all rows, not only on the rendered rows. This component also styles the rows, because
 * hundreds of styled components would be too slow on a slow phone.
 */
export const Table = styled.table`
  --columns: max(34px, calc(var(--position) * 0.66rem)) minmax(0, 1fr)
    max(2.2rem, calc(var(--today) * 0.66rem)) max(3.4rem, calc(var(--week) * 0.7rem));
  display: block;
  container-type: inline-size;

  thead, tbody, [data-gap] { display: block; }
  :where(th, td) { padding: 0; text-align: start; }
  th { font: inherit; }
  .row, .heads {
    position: relative;
    display: grid;
    grid-template-columns: var(--columns);
    gap: 0 ${token('space-2')};
    align-items: center;
    padding: 10px 14px 11px;
  }
  .heads {
    padding-block: 0 ${token('space-2')};
    ${type('micro')}
    font-weight: 700;
    color: ${token('text-secondary')};
  }
  .heads > :nth-child(n + 3) { text-align: right; }

  tbody {
    overflow: hidden;
    background: ${token('bg-card')};
    border-inline: ${token('border-width-hairline')} solid ${token('border-hairline')};
  }
  thead + tbody {
    border-top: ${token('border-width-hairline')} solid ${token('border-hairline')};
    border-start-start-radius: ${token('radius-card')};
    border-start-end-radius: ${token('radius-card')};
  }
  tbody:last-child {
    border-bottom: ${token('border-width-hairline')} solid ${token('border-hairline')};
    border-end-start-radius: ${token('radius-card')};
    border-end-end-radius: ${token('radius-card')};
  }
  .row { min-height: 68px; border-top: ${token('border-width-hairline')} solid ${token('neutral-paper2')}; }
  thead + tbody > .row:first-child { border-top: 0; }

  .position { font: 800 1.125rem/1 ${token('font-display')}; font-variant-numeric: tabular-nums; }
  .person { min-width: 0; }
  .person a {
    display: block;
    color: inherit;
    font-weight: 700;
    line-height: 1.2;
    text-decoration: none;
    overflow-wrap: anywhere;
    scroll-margin-top: 96px;
    outline: none;
  }
  .person a::after { content: ''; position: absolute; inset: 0; }
  .person a:focus-visible::after {
    outline: 3px solid var(--focus, ${token('focus-on-light')});
    outline-offset: -4px;
    border-radius: ${token('space-2')};
  }
  .person a:active::after { background: ${token('text-body')}; opacity: 0.06; }
  .person b {
    padding: 1px 7px 2px;
    border-radius: 5px;
    background: ${token('emerald-700')};
    color: ${token('neutral-white')};
    font: 700 0.8125rem/1.25rem ${token('font-display')};
  }
  .segments { max-width: 104px; margin-top: 6px; }
  .total {
    display: block;
    margin-top: ${token('space-1')};
    ${type('micro')}
    font-weight: 500;
    color: ${token('text-secondary')};
  }
  .figure {
    text-align: right;
    font: 800 1.25rem/1 ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }
  .figure small { font: 500 0.8125rem/1 ${token('font-text')}; color: ${token('text-secondary')}; }

  .row[data-own] { background: ${token('emerald-100')}; box-shadow: inset 5px 0 0 ${token('emerald-700')}; }
  .row[data-own] .segments { --segment: ${token('neutral-white')}; }
  @media (forced-colors: active) { .row[data-own] { border-left: 5px solid Highlight; } }

  /* With large text the numbers are below the name. */
  @container (max-width: 15em) {
    .heads > :nth-child(n + 3) { text-align: left; }
    .row, .heads { grid-template-columns: max(34px, calc(var(--position) * 0.66rem)) 1fr 1fr; }
    .person, .heads > :nth-child(2) { grid-column: 2 / -1; }
    .figure, .heads > :nth-child(3) { grid-column: 2; margin-top: ${token('space-2')}; text-align: left; }
    .figure + .figure, .heads > :nth-child(4) { grid-column: 3; text-align: right; }
    &[data-long] :is(.figure + .figure, .heads > :nth-child(4)) { grid-column: 2; text-align: left; }
  }
`;

/**
 * The pinned copy of the user's own row at the foot of the screen, from edge to edge. It is one line, with as much
 * of the name as fits, except with large text.
 */
export const Pinned = styled(Table)`
  border-top: 3px solid ${token('emerald-700')};
  tbody, tbody:last-child { border: 0; border-radius: 0; }
  .row { min-height: 56px; border-top: 0; padding: 8px calc(14px + var(--page-margin)); }
  .row { padding-bottom: calc(8px + env(safe-area-inset-bottom, 0px)); }
  @container (min-width: 15.01em) {
    .person a { display: flex; flex-flow: row-reverse; justify-content: flex-end; gap: 2px; }
    .person b { flex: none; }
    .person span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  }
`;
