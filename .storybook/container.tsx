import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import './pages/parts/docs.css';

export const Container = ({ children, ...props }: ComponentProps<typeof DocsContainer>) => (
  <DocsContainer {...props}>
    <main>{children}</main>
  </DocsContainer>
);
