import type { ReactNode } from 'react';
import design from '../../../docs/design.md?raw';
import { sectionOf } from '../project/markdown.ts';
import { Page } from '../project/Page.tsx';
import { cssName, referenceOf, textOf, tokensOf, wordsOf } from './tokens.ts';
import './foundations.css';

/** A section of docs/design.md, shown above its samples. */
export const Design = ({ of }: { of: string }) => (
  <Page>{sectionOf(design, of) ?? `docs/design.md has no section '${of}' any more.`}</Page>
);

export interface TileProps {
  name: string;
  /** Code shown below the name, such as the CSS name and the value of a token. Default: none. */
  code?: string;
  children: ReactNode;
}

/** A sample with its name. */
export const Tile = ({ name, code, children }: TileProps) => (
  <li>
    <div className="tile-ground">{children}</div>
    <strong>{name}</strong>
    {code !== undefined && <code>{code}</code>}
  </li>
);

/** A grid of tiles. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <ul className="sb-unstyled grid tiles">{children}</ul>
);

export interface TokensProps {
  /** Group of the tokens: 'radius'. */
  of: string;
  /** Returns a sample of a token, from its value and its path. */
  sample: (value: string, path: string) => ReactNode;
}

/** The tokens of a group as tiles. */
export const TokenTiles = ({ of, sample }: TokensProps) => (
  <Tiles>
    {tokensOf(of).map((path) => (
      <Tile key={path} name={wordsOf(path)} code={`${cssName(path)} ${textOf(path)}`}>
        {sample(textOf(path), path)}
      </Tile>
    ))}
  </Tiles>
);

/** The tokens of a group as a table. Shows the value of a token, or the token to which the token refers. */
export const TokenTable = ({ of, sample }: TokensProps) => (
  <table>
    <tbody>
      {tokensOf(of).map((path) => (
        <tr key={path}>
          <th scope="row">
            <code>{cssName(path)}</code> {referenceOf(path) ?? textOf(path)}
          </th>
          <td>{sample(textOf(path), path)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A sample of a colour. */
export const swatch = (background: string) => <span className="swatch" style={{ background }} />;
