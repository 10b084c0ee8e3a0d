/** @jsxRuntime classic */
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { useStorybookApi } from 'storybook/manager-api';
import { pageHref } from '../pages/parts/addresses.ts';

export function CompareTool() {
  const id = useStorybookApi().getCurrentStoryData()?.id;
  return id === undefined ? null : (
    <Button asChild variant="ghost" size="small" padding="small" ariaLabel={false}>
      <a href={pageHref('Start/Compare', `left=${id}`)}>Compare</a>
    </Button>
  );
}
