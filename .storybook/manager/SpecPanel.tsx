/** @jsxRuntime classic */
// Storybook compiles its manager (sidebar, toolbar and panels) with the classic JSX transform, which needs the name
// React.
import * as React from 'react';
import { AddonPanel, Badge, Button } from 'storybook/internal/components';
import { useGlobals, useParameter, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { pageHref } from '../pages/parts/addresses.ts';
import { decisionAnchor } from '../pages/project/decisions.ts';
import type { Block, Rule } from '../pages/project/rules.ts';
import { changesOf, groupsOf, inlines, SPEC_ELEMENT } from './spec.ts';

const NONE: readonly string[] = [];

let read: Readonly<Record<string, Rule>> | undefined;

/** Reads the product rules that Storybook's configuration has written into this page as JSON. */
function productRules(): Readonly<Record<string, Rule>> {
  read ??= JSON.parse(document.getElementById(SPEC_ELEMENT)?.textContent ?? '{}') as Record<
    string,
    Rule
  >;
  return read;
}

const Body = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 20,
  maxWidth: 860,
  padding: '16px 20px 28px',
  color: theme.color.defaultText,
  fontSize: 14,
  lineHeight: 1.5,

  h3: { margin: 0, fontSize: 15, fontWeight: 700 },
  'ul, ol': { margin: 0, paddingLeft: 18 },
  p: { margin: 0 },
  a: { color: theme.color.secondary },
  code: { fontSize: 12.5 },
  q: { quotes: 'none', fontWeight: 600 },
}));

const Group = styled.section(({ theme }) => ({
  display: 'grid',
  gap: 10,
  paddingBottom: 20,
  borderBottom: `1px solid ${theme.appBorderColor}`,
  '&:last-of-type': { borderBottom: 0 },
}));

const Heading = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
});

const States = styled.ul({ display: 'grid', gap: 4, '&&': { paddingLeft: 0, listStyle: 'none' } });

const Kind = styled.span(({ theme }) => ({
  display: 'inline-block',
  minWidth: 76,
  color: theme.textMutedColor,
  fontSize: 12.5,
}));

const RuleText = styled.blockquote(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: 0,
  padding: '10px 14px',
  borderLeft: `3px solid ${theme.color.secondary}`,
  background: theme.background.app,
}));

/** Highlights those lines of a rule that describe a state of the open story. */
const Behind = styled.p(({ theme }) => ({
  '&&': {
    margin: '0 -14px 0 -17px',
    padding: '6px 14px 6px 11px',
    borderLeft: `6px solid ${theme.color.secondary}`,
    background: theme.background.content,
    color: theme.color.defaultText,
    fontWeight: 600,
  },
}));

const Note = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  padding: '12px 14px',
  border: `1px solid ${theme.color.defaultText}`,
  borderRadius: theme.appBorderRadius,
}));

function Line({ text }: { text: string }) {
  return inlines(text).map((part, at) => {
    // Parts of a line never change their order, so the index is a stable key.
    const key = `${at}`;
    switch (part.kind) {
      case 'code':
        return <code key={key}>{part.text}</code>;
      case 'literal':
        return (
          <q key={key} lang="es">
            {part.text}
          </q>
        );
      case 'decision':
        return (
          <a key={key} href={pageHref('Start/Decisions', decisionAnchor(part.number ?? ''))}>
            {part.text}
          </a>
        );
      default:
        return part.text;
    }
  });
}

function BlockLine({ block: { kind, text }, isBehind }: { block: Block; isBehind: boolean }) {
  const Paragraph = isBehind ? Behind : 'p';
  return (
    <Paragraph {...(isBehind && { 'data-behind': '' })}>
      {kind !== 'text' && '• '}
      <Line text={text} />
    </Paragraph>
  );
}

/** Shown if the toolbar has changed the story. The story may then no longer show the states that the panel lists. */
function Changed() {
  const [globals, updateGlobals] = useGlobals();
  const file = useStorybookApi().getCurrentStoryData()?.importPath;
  const changes = changesOf(globals, file);
  if (changes.length === 0) return null;
  const reset = () => updateGlobals(Object.fromEntries(changes.map(({ what }) => [what, ''])));
  return (
    <Note role="status">
      <p>
        <strong>The toolbar has changed this story:</strong>{' '}
        {changes.map(({ what, value }) => `${what} ${value}`).join(', ')}. What is listed here is
        what the story shows by itself, and may not be what you see now.
      </p>
      <Button ariaLabel={false} size="small" variant="outline" onClick={reset}>
        Show it as it was written
      </Button>
    </Note>
  );
}

/** Title of the panel's tab. It contains the number of states that the open story shows. */
export function SpecTitle() {
  const states = useParameter<readonly string[]>('states', NONE);
  const count = new Set(states).size;
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 6 }}>
      Spec
      {count > 0 && (
        <Badge compact status="neutral">
          {count}
        </Badge>
      )}
    </span>
  );
}

/** A panel with the states of the specification that the open story shows, each with its rule. */
export function SpecPanel({ active }: { active: boolean }) {
  const states = useParameter<readonly string[]>('states', NONE);
  const groups = groupsOf(states, productRules());
  return (
    <AddonPanel active={active}>
      <Body>
        <Changed />
        {groups.length === 0 && (
          <p>
            This story names no state of the specification: it shows a part by itself, or lets you
            walk through the app. <a href={pageHref('Start/State map')}>The state map</a> has all
            that do.
          </p>
        )}
        {groups.map(({ section, states: shown, rule, behind }) => (
          <Group key={section} aria-label={`Section ${section}`}>
            <Heading>
              <h3>Section {section}</h3>
              <a href={pageHref('Start/Product', rule?.anchor)}>Read it in Product</a>
            </Heading>
            <States>
              {shown.map(({ id, kind, title }) => (
                <li key={id}>
                  <Kind>{kind}</Kind>
                  <a href={pageHref('Start/State map', `state=${id}`)}>{title}</a> <code>{id}</code>
                </li>
              ))}
            </States>
            {rule && rule.blocks.length > 0 && (
              <RuleText>
                {rule.blocks.map((block) => (
                  <BlockLine key={block.text} block={block} isBehind={behind.has(block)} />
                ))}
              </RuleText>
            )}
          </Group>
        ))}
      </Body>
    </AddonPanel>
  );
}
