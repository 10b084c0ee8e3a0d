import type { Id } from '../format/id.ts';
/** A video or html text for training, help or the intro sequence (spec section 3). */
export interface Material {
  id: Id;
  type: 'video' | 'html';
  title: string;
  url: string;
  is_vertical: boolean;
  /** Html, not yet sanitised. */
  content: string;
  /** Whether the intro is shown at every load of the app, even if the user has viewed it before. */
  every_day: boolean;
  /** Ids of the roles that may see the material. */
  roles: number[];
  is_intro: boolean;
}
