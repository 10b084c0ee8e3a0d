/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel, DocumentWrapper } from 'storybook/internal/components';
import { useParameter } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { Rule } from '../../packages/tools/stories/spec-rules.ts';
import { pageHref } from '../pages/parts/addresses.ts';
import { groupsOf, SPEC_ELEMENT } from './spec.ts';

const NONE: readonly string[] = [];

/** The product rules as html, which Storybook's configuration has written into the head of this page as JSON. */
const rules = JSON.parse(document.getElementById(SPEC_ELEMENT)?.textContent ?? '{}') as Readonly<
  Record<string, Rule>
>;

const Body = styled(DocumentWrapper)(({ theme }) => ({
  padding: '12px 20px 28px',
  blockquote: { color: theme.color.defaultText, borderLeftColor: theme.color.secondary },
}));

export function SpecPanel({ active }: { active: boolean }) {
  const states = useParameter<readonly string[]>('states', NONE);
  const groups = groupsOf(states, rules);
  return (
    <AddonPanel active={active}>
      <Body>
        {groups.length === 0 && (
          <p>
            This story names no state of the specification: it shows a part by itself, or lets you
            walk through the app. <a href={pageHref('Start/State map')}>The state map</a> has all
            that do.
          </p>
        )}
        {groups.map(({ section, states: shown, rule }) => (
          <section key={section} aria-label={`Section ${section}`}>
            <h3>Section {section}</h3>
            <p>
              <a href={pageHref('Project/Product', rule?.anchor)}>Read it in Product</a>
            </p>
            <ul>
              {shown.map(({ id, kind, title }) => (
                <li key={id}>
                  {kind}: <a href={pageHref('Start/State map', `state=${id}`)}>{title}</a>{' '}
                  <code>{id}</code>
                </li>
              ))}
            </ul>
            {rule && <blockquote dangerouslySetInnerHTML={{ __html: rule.text }} />}
          </section>
        ))}
      </Body>
    </AddonPanel>
  );
}
