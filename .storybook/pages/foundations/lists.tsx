import type { ReactNode } from 'react';
import { cssName, referenceOf, textOf, tokensOf, wordsOf } from './tokens.ts';
import './foundations.css';

export interface TileProps {
  name: string;
  /** Name in the code, or a value. */
  code?: string;
  /** Whether the sample needs the dark background of the vault. */
  night?: boolean;
  children: ReactNode;
}

/** A sample with its name. */
export function Tile({ name, code, night = false, children }: TileProps) {
  return (
    <li>
      <div className="tile-ground" data-night={night}>
        {children}
      </div>
      <strong>{name}</strong>
      {code !== undefined && <code>{code}</code>}
    </li>
  );
}

/** A grid of tiles. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <ul className="sb-unstyled tiles">{children}</ul>
);

export interface TokensProps {
  /** Group of the tokens: 'radius'. */
  of: string;
  /** Returns a sample of a token, from its value and its path. */
  sample: (value: string, path: string) => ReactNode;
  /** The use of each token. The key is the token's CSS name without the group: 'button-edge'. */
  uses?: Readonly<Record<string, string>>;
}

const useIn = ({ of, uses }: TokensProps, path: string) =>
  uses?.[cssName(path).slice(cssName(of).length + 1)];

/** The tokens of a group as tiles, each named after its use, or else after its path. */
export function TokenTiles(props: TokensProps) {
  return (
    <Tiles>
      {tokensOf(props.of).map((path) => (
        <Tile
          key={path}
          name={useIn(props, path) ?? wordsOf(path)}
          code={`${cssName(path)} ${textOf(path)}`}
        >
          {props.sample(textOf(path), path)}
        </Tile>
      ))}
    </Tiles>
  );
}

/** The tokens of a group as a table. The value is the token that it refers to, if it refers to one. */
export function TokenTable(props: TokensProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Sample</th>
          {props.uses && <th scope="col">For</th>}
        </tr>
      </thead>
      <tbody>
        {tokensOf(props.of).map((path) => (
          <tr key={path}>
            <th scope="row">
              <code>{cssName(path)}</code> {referenceOf(path) ?? textOf(path)}
            </th>
            <td>{props.sample(textOf(path), path)}</td>
            {props.uses && <td>{useIn(props, path)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The colours of a family. */
export const Swatches = ({ of }: Pick<TokensProps, 'of'>) => (
  <TokenTiles of={of} sample={(background) => <span className="swatch" style={{ background }} />} />
);

/** The colours of a role, with the colours that they refer to. */
export const Roles = ({ of }: Pick<TokensProps, 'of'>) => (
  <TokenTable of={of} sample={(background) => <span className="swatch" style={{ background }} />} />
);

/** A text that the app uses, and a text that it must not use. */
export const Copy = ({ good, bad }: { good: string; bad: string }) => (
  <>
    <p className="do">
      <strong>Do</strong> <q lang="es-MX">{good}</q>
    </p>
    <p className="dont">
      <strong>Don't</strong> <q lang="es-MX">{bad}</q>
    </p>
  </>
);
