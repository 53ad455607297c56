import type { DraftSession } from '#modules/pages/admin/editing.tsx'

/** A document while it is edited, whatever it is: how it stands, and how it is saved. */
export type DocumentSession = Pick<
  DraftSession,
  | 'title'
  | 'blocks'
  | 'phase'
  | 'faults'
  | 'touch'
  | 'change'
  | 'flush'
  | 'state'
  | 'menu'
  | 'isBusy'
  | 'dialogs'
> &
  Partial<DraftSession>
