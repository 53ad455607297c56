import type { Access } from '#kernel/access/rules.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Scope } from '../context.ts'

/** Something that waits for somebody. */
type WaitingThing = {
  label: string
  /** The screen below the admin base where it is done. */
  path: string
  /** Since when, or until when. */
  at: Date | null
  /** Whose turn it is; null where it is nobody's in particular. */
  who: { id: string; name: string } | null
}

/** A kind of work that there may be for the reader. */
export type Waiting = {
  name: string
  label: Label
  /** Who may see it; to others it does not exist. */
  access: Access
  /** The screen below the admin base that shows all of it. */
  path: string
  /** The first of it and no more than asked for, read from an index: there may be very much. */
  find(scope: Scope<never>, limit: number): Promise<readonly WaitingThing[]>
}

/** @example waiting: [waitingOf<BugTables>({ name: 'own-bugs', label, access, path, find: … })] */
export function waitingOf<Tables>(
  waiting: Omit<Waiting, 'find'> & {
    find(scope: Scope<Tables>, limit: number): ReturnType<Waiting['find']>
  },
): Waiting {
  return waiting as unknown as Waiting
}
