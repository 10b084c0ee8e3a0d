import storiesByState from 'virtual:stories-by-state';
import { type SpecState, STATES } from './states.ts';

const bySection = (): Map<string, SpecState[]> => {
  const sections = new Map<string, SpecState[]>();
  for (const state of STATES) {
    const rows = sections.get(state.spec) ?? [];
    sections.set(state.spec, [...rows, state]);
  }
  return sections;
};

/** The whole state map as tables, one for each section of the spec, every state leading to its stories. */
export function StateTable() {
  const shown = STATES.filter(({ id }) => storiesByState[id]).length;
  return (
    <>
      <p>
        {shown} of {STATES.length} have a story.
      </p>
      {[...bySection()].map(([section, rows]) => (
        <section key={section}>
          <h2>{section}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Id</th>
                <th scope="col">Kind</th>
                <th scope="col">What is to be seen</th>
                <th scope="col">Stories</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, kind, title }) => (
                <tr key={id}>
                  <td>
                    <code>{id}</code>
                  </td>
                  <td>{kind}</td>
                  <td>{title}</td>
                  <td>
                    {storiesByState[id]?.map((story) => (
                      <div key={story.id}>
                        <a href={`./?path=/story/${story.id}`} target="_top">
                          {story.title}: {story.name}
                        </a>
                      </div>
                    )) ?? '—'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
