/** @jsxRuntime classic */
import * as React from 'react';
import { AddonPanel, DocumentWrapper } from 'storybook/internal/components';
import { useParameter } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { Rule } from '../../packages/tools/stories/spec-rules.ts';
import { pageHref } from '../pages/parts/addresses.ts';
import { citationsIn, decisionAnchor } from '../pages/project/decisions.ts';
import { groupsOf, inlines, SPEC_ELEMENT } from './spec.ts';

const NONE: readonly string[] = [];

/** The product rules, which Storybook's configuration has written into the head of this page as JSON. */
const rules = JSON.parse(document.getElementById(SPEC_ELEMENT)?.textContent ?? '{}') as Readonly<
  Record<string, Rule>
>;

const Body = styled(DocumentWrapper)(({ theme }) => ({
  padding: '12px 20px 28px',
  q: { quotes: 'none', fontWeight: 600 },
  blockquote: { color: theme.color.defaultText, borderLeftColor: theme.color.secondary },
}));

/** Renders a line of docs/product.md: code, quoted texts of the app, and links to decisions get their own elements. */
const Line = ({ text }: { text: string }) =>
  inlines(text).map((part, at) => {
    // Parts of a line never change their order, so the index is a stable key.
    const key = `${at}`;
    if (at % 2 === 0) return part;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith("'")) {
      return (
        <q key={key} lang="es">
          {part}
        </q>
      );
    }
    return citationsIn(part).map((cited, place) =>
      place % 2 === 0 ? (
        cited
      ) : (
        <a key={cited} href={pageHref('Project/Decisions', decisionAnchor(cited))}>
          {cited}
        </a>
      ),
    );
  });

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
            {rule && rule.blocks.length > 0 && (
              <blockquote>
                {rule.blocks.map((block) => (
                  <p key={block.text}>
                    {block.kind !== 'text' && '• '}
                    <Line text={block.text} />
                  </p>
                ))}
              </blockquote>
            )}
          </section>
        ))}
      </Body>
    </AddonPanel>
  );
}
