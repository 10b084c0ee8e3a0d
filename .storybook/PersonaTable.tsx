import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { encryptLoginCode, personas } from '@gemas/mocks';
import { use } from 'react';

/** A fixed nonce: the same page shows the same links every time. Only for the mocks. */
const NONCE = new Uint8Array(12);

const rows = Promise.all(
  personas.map(async ({ code, name, title }) => ({
    code,
    name,
    title,
    encrypted: await encryptLoginCode(code, DEVELOPMENT_LOGIN_CODE_KEY, NONCE),
  })),
);

/** Everybody who can log in to the mocks: code to type, and the query that a link would carry. */
export function PersonaTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>Code</th>
          <th>Name</th>
          <th>Situation</th>
          <th>Link</th>
        </tr>
      </thead>
      <tbody>
        {use(rows).map(({ code, name, title, encrypted }) => (
          <tr key={code}>
            <td>{code}</td>
            <td>{name}</td>
            <td>{title}</td>
            <td>
              <code style={{ overflowWrap: 'anywhere' }}>?code={encrypted}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
