import type { Id } from '../format/id.ts';
/** A notification for the user (spec section 3). */
export interface Notification {
  id: Id;
  title: string;
  description: string;
  /** ISO 8601. */
  created_at: string | null;
  viewed: boolean;
}
