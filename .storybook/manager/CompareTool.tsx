/** @jsxRuntime classic */
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { useGlobals, useStorybookApi } from 'storybook/manager-api';
import { pageHref } from '../pages/parts/addresses.ts';
import { writeHash } from '../pages/parts/page-state.ts';

/** Opens the page Compare with the shown story on the left, in the viewport and with the text size of the toolbar. */
export function CompareTool() {
  const [{ viewport, text }] = useGlobals();
  const id = useStorybookApi().getCurrentStoryData()?.id;
  if (id === undefined) return null;
  const shown = { left: id, viewport: viewport?.value ?? '', text: text ?? '' };
  return (
    <Button asChild variant="ghost" size="small" padding="small" ariaLabel={false}>
      <a href={`${pageHref('Start/Compare')}${writeHash(shown)}`}>Compare</a>
    </Button>
  );
}
