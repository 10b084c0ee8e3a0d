import { formatNumber } from '@gemas/domain';
import { StoneShape } from '../../gem/Gem/StoneShape.tsx';
import { SceneFrame } from './SceneFrame.tsx';

const textProps = {
  x: 208,
  textAnchor: 'middle',
  fontFamily: 'var(--font-display)',
  fill: 'var(--neutral-ink)',
} as const;

export interface GoldTicketProps {
  /** Number of raffle tickets. The user has one for each gem. */
  count: number;
}

/**
 * Illustration of a raffle ticket with the user's number of tickets. Hidden from screen readers, so the text beside it
 * must contain the number too.
 */
export function GoldTicket({ count }: GoldTicketProps) {
  const figure = formatNumber(count);
  return (
    <SceneFrame width={330} height={196}>
      <g transform="rotate(-7 165 98)">
        <path
          d="M24 22H306L322 38V78L312 88L322 98V138L306 154H24L8 138V98L18 88L8 78V38Z"
          transform="translate(0 8)"
          fill="var(--gold-600)"
        />
        <path
          d="M24 22H306L322 38V78L312 88L322 98V138L306 154H24L8 138V98L18 88L8 78V38Z"
          fill="var(--gold-400)"
        />
        <path d="M24 22H200L70 154H24L8 138V98L18 88L8 78V38Z" fill="var(--gold-300)" />
        <path d="M96 30V146" stroke="var(--gold-700)" strokeWidth="3" strokeDasharray="6 7" />
        <g transform="translate(34 56) scale(1.3)">
          <StoneShape />
        </g>
        <text {...textProps} y="84" fontWeight="900" fontSize={figure.length > 7 ? 42 : 58}>
          {figure}
        </text>
        <text {...textProps} y="122" fontWeight="700" fontSize="26">
          {count === 1 ? 'boleto' : 'boletos'}
        </text>
      </g>
    </SceneFrame>
  );
}
