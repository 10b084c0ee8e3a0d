import { PAIRINGS, ratioOf, TEXT, writtenRatio } from './contrast.ts';
import { cssName, textOf } from './tokens.ts';

export function Pairings() {
  return (
    <table>
      <tbody>
        {PAIRINGS.map(([need, what, colour, ...on]) => (
          <tr key={what}>
            <th scope="row">
              {what} <code>{cssName(colour)}</code>
            </th>
            <td>
              <ul className="sb-unstyled grid pairings">
                {on.map((ground) => {
                  const ratio = ratioOf(colour, ground);
                  return (
                    <li
                      key={ground}
                      className="card"
                      style={{ background: textOf(ground), color: textOf(colour) }}
                    >
                      <span aria-hidden="true" className={need === TEXT ? undefined : 'shape'}>
                        {need === TEXT && 'Aa 1,284'}
                      </span>
                      <small>
                        {cssName(ground)} <strong>{writtenRatio(ratio)}</strong>{' '}
                        {ratio >= need ? 'passes' : 'fails'}
                      </small>
                    </li>
                  );
                })}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
