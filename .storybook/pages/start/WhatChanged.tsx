import catalogue from 'virtual:catalogue';
import changes from 'virtual:changes';
import { StoryLink } from '../parts/Links.tsx';
import { Page, Section } from '../parts/Page.tsx';

type Story = (typeof catalogue.stories)[number];

/** The first story of each title, by the path of its file. */
const byFile = new Map<string, Story>();
for (const story of catalogue.stories) if (!byFile.has(story.path)) byFile.set(story.path, story);
const known = new Set(catalogue.stories.map(({ id }) => id));

const shortTitle = (title: string) => title.split('/').slice(1).join('/');

/** The differences of the last `npm run check:pictures`. */
function Report({ report }: { report: NonNullable<typeof changes.report> }) {
  const { summary, rows } = report;
  return (
    <Section
      title="Pictures"
      note={`The last npm run check:pictures: ${summary.pictures} pictures, ${summary.before} beside ${summary.after}.`}
    >
      <p>
        <a href="./visual-report/index.html" target="_blank" rel="noreferrer">
          Open the pictures before and after
        </a>
      </p>
      {rows.length === 0 ? (
        <p>No picture differs.</p>
      ) : (
        <ul className="guide-links">
          {rows.map(({ id, topic, name, mode, verdict, accepted }) => (
            <li key={`${id} ${mode}`}>
              {known.has(id) ? (
                <StoryLink id={id}>
                  {shortTitle(topic)}: {name}
                </StoryLink>
              ) : (
                `${shortTitle(topic)}: ${name}, no longer in this Storybook`
              )}{' '}
              at {mode}: {verdict}
              {accepted !== null && `, intended: ${accepted}`}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function CommitFiles({ files }: { files: readonly string[] }) {
  return (
    <ul className="guide-links">
      {files.map((file) => {
        const story = byFile.get(file);
        return (
          <li key={file}>
            {story ? (
              <StoryLink id={story.id}>{shortTitle(story.title)}</StoryLink>
            ) : (
              <>
                <code>{file.split('/').at(-1)}</code>, no longer in this Storybook
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The page that lists what changed lately, with links to the stories. */
export function WhatChanged() {
  const { report, commits } = changes;
  return (
    <Page
      title="What changed"
      lead="What looks different since the branch left main, and the commits that changed stories. Stories that are not in the last release carry the badge 'new'."
    >
      {report ? (
        <Report report={report} />
      ) : (
        <Section title="Pictures">
          <p>
            There is no report yet. <code>npm run check:pictures</code> compares every story with
            main; then start Storybook again.
          </p>
        </Section>
      )}
      <Section title="Commits">
        {commits === null && (
          <p role="status">
            This copy of the project has no git history, so no commits are listed.
          </p>
        )}
        {commits?.length === 0 && <p role="status">No commit has changed a story.</p>}
        {commits?.map(({ hash, day, subject, files }) => (
          <details key={hash} className="guide-commit">
            <summary>
              {day} <code>{hash}</code> {subject} ({files.length})
            </summary>
            <CommitFiles files={files} />
          </details>
        ))}
      </Section>
    </Page>
  );
}
