import type { ReactNode } from 'react';
import design from '../../../docs/design.md?raw';
import { sectionOf } from '../project/markdown.ts';
import { Page } from '../project/Page.tsx';
import { cssName, referenceOf, textOf, tokensOf, wordsOf } from './tokens.ts';
import './foundations.css';

export const Design = ({ of }: { of: string }) => (
  <Page>{sectionOf(design, of) ?? `docs/design.md has no section '${of}' any more.`}</Page>
);

export interface TileProps {
  name: string;
  code?: string;
  children: ReactNode;
}

export const Tile = ({ name, code, children }: TileProps) => (
  <li>
    <div className="tile-ground">{children}</div>
    <strong>{name}</strong>
    {code !== undefined && <code>{code}</code>}
  </li>
);

export const Tiles = ({ children }: { children: ReactNode }) => (
  <ul className="sb-unstyled grid tiles">{children}</ul>
);

export interface TokensProps {
  /** The group whose tokens are listed, such as 'radius'. */
  of: string;
  sample: (value: string, path: string) => ReactNode;
}

export const TokenTiles = ({ of, sample }: TokensProps) => (
  <Tiles>
    {tokensOf(of).map((path) => (
      <Tile key={path} name={wordsOf(path)} code={`${cssName(path)} ${textOf(path)}`}>
        {sample(textOf(path), path)}
      </Tile>
    ))}
  </Tiles>
);

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

export const swatch = (background: string) => <span className="swatch" style={{ background }} />;
