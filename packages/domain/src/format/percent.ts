import { formatNumber } from './number.ts';

/** Formats a percentage with at most two decimals: '12.5 %', '10 %', '1,000 %'. */
export function formatPercent(value: number): string {
  const hundredths = Math.round(Math.abs(value) * 100);
  const sign = value < 0 && hundredths > 0 ? '-' : '';
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${sign}${formatNumber(Math.floor(hundredths / 100))}${rest && `.${rest}`} %`;
}
