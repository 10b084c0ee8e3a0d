import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Gem } from '../../gem/Gem/Gem.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { token } from '../../theme/tokens.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 14px;
  color: ${token('gold-400')};
`;

/**
 * Illustration for an update. A half-cut stone (the current version), an arrow, and a whole stone (the new version).
 */
export function NewVersionScene() {
  return (
    <Row aria-hidden="true">
      <Gem size={112} lit={4} />
      <Icon of={ArrowRight} size={28} />
      <Gem size={112} />
    </Row>
  );
}
