/// <reference path="../packages/tools/stories/virtual-modules.d.ts" />
import controls from 'virtual:controls';
import snippets from 'virtual:snippets';
import { shownName } from '@gemas/tools/stories/story-name';
import {
  Controls,
  DocsContext,
  Markdown,
  Source,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { StoryLink } from './pages/parts/Links.tsx';
import { ScrollBox } from './pages/parts/ScrollBox.tsx';
import { StoryFrame } from './pages/parts/StoryFrame.tsx';
import './pages/parts/component.css';

type Args = Record<string, unknown>;
const NONE: Args = {};

/** Returns the args of a story that the reader has changed in its controls. */
function useChanges(id: string | undefined, initial: Args = NONE): Args {
  const { channel } = useContext(DocsContext);
  const [args, setArgs] = useState(initial);
  useEffect(() => {
    const update = (updated: { storyId: string; args: Args }) => {
      if (updated.storyId === id) setArgs(updated.args);
    };
    channel.on('storyArgsUpdated', update);
    return () => channel.off('storyArgsUpdated', update);
  }, [channel, id]);
  return Object.fromEntries(
    Object.entries(args).filter(([name, value]) => !Object.is(value, initial[name])),
  );
}

/** False for a test of a story. Storybook lists tests as stories too. */
const isState = ({ tags }: { tags?: string[] }) => !tags?.includes('test-fn');

/** Globals that keep the play function of a story from running. */
const STILL = { steps: 'off' };

export function DocsPage() {
  const states = useContext(DocsContext).componentStories().filter(isState);
  const [primary] = states;
  const changes = useChanges(primary?.id, primary?.initialArgs);
  if (!primary) return <Title />;
  const more: unknown = primary.parameters.docs?.description?.component;
  // The snippet contains the initial args. After a change, Storybook makes the source from the rendered elements.
  const isChanged = Object.keys(changes).length > 0;
  const height = primary.title.startsWith('Components/') ? 'auto' : undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Markdown>{controls[primary.title]?.description ?? ''}</Markdown>
      {typeof more === 'string' && <Markdown>{more}</Markdown>}
      <div className="row component-stage wide">
        <StoryFrame
          story={primary.id}
          title={shownName(primary.name)}
          globals={STILL}
          changes={changes}
          height={height}
        />
        <ScrollBox label="Controls">
          <Controls of={primary.moduleExport} />
        </ScrollBox>
      </div>
      <h2>States</h2>
      <ul className="row">
        {states.map(({ id, name }) => (
          <li key={id}>
            <StoryLink id={id}>{shownName(name)}</StoryLink>
            <StoryFrame still story={id} title={shownName(name)} height={height} scale={0.7} />
          </li>
        ))}
      </ul>
      <h2>Source</h2>
      <Source
        of={primary.moduleExport}
        language="tsx"
        {...(!isChanged && { code: snippets[primary.title] })}
      />
    </>
  );
}
