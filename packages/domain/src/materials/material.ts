/** A video or html text for training, help or the intro sequence (spec section 3). */
export interface Material {
  id: number;
  type: 'video' | 'html';
  title: string;
  url: string;
  is_vertical: boolean;
  /** Html, not yet sanitised. */
  content: string;
  /** Shown as an intro on every load. */
  every_day: boolean;
  /** Ids of the roles that may see it. */
  roles: number[];
  is_intro: boolean;
}
