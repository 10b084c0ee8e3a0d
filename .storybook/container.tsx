import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import './pages/parts/docs.css';

/** Wraps every documentation page: the pages of components, the project's documents, and the MDX pages. */
export const Container = ({ children, ...props }: ComponentProps<typeof DocsContainer>) => (
  <DocsContainer {...props}>
    <main>{children}</main>
  </DocsContainer>
);
