import catalogue from 'virtual:catalogue';
import changes from 'virtual:changes';
import { labelOf, StoryLink } from '../parts/Links.tsx';

const known = new Set(catalogue.stories.map(({ id }) => id));

const Story = ({ id, label }: { id: string | undefined; label: string }) =>
  id !== undefined && known.has(id) ? (
    <StoryLink id={id}>{label}</StoryLink>
  ) : (
    `${label}, no longer in this Storybook`
  );

export function Pictures() {
  if (changes.report === null) {
    return (
      <p>
        There is no report yet. <code>npm run check:pictures</code> compares every story with main;
        then start Storybook again.
      </p>
    );
  }
  const { summary, rows } = changes.report;
  return (
    <>
      <p>
        The last <code>npm run check:pictures</code>: {summary.pictures} pictures, {summary.before}{' '}
        beside {summary.after}.{' '}
        <a href="./visual-report/index.html" target="_blank" rel="noreferrer">
          Open the pictures before and after
        </a>
      </p>
      {rows.length === 0 && <p>No picture differs.</p>}
      <ul>
        {rows.map(({ id, topic, name, mode, verdict }) => (
          <li key={`${id} ${mode}`}>
            <Story id={id} label={labelOf({ title: topic, name })} /> at {mode}: {verdict}
          </li>
        ))}
      </ul>
    </>
  );
}

export function Commits() {
  const { commits } = changes;
  if (commits === null) {
    return <p>This copy of the project has no git history, so no commits are listed.</p>;
  }
  if (commits.length === 0) return <p>No commit has changed a story.</p>;
  return commits.map(({ hash, day, subject, files }) => (
    <details key={hash}>
      <summary>
        {day} <code>{hash}</code> {subject} ({files.length})
      </summary>
      <ul>
        {files.map((file) => {
          const story = catalogue.stories.find(({ path }) => path === file);
          return (
            <li key={file}>
              <Story
                id={story?.id}
                label={story?.title.split('/').slice(1).join('/') ?? file.replace(/.*\//, '')}
              />
            </li>
          );
        })}
      </ul>
    </details>
  ));
}
