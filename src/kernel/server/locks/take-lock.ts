import { displayName } from '#kernel/access/roles.ts'
import type { EditLock } from '#kernel/contract/admin/edit-locks.ts'
import { failures } from '../app-error.ts'
import type { Context } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'
import {
  claimLock,
  type Editor,
  findLiveLock,
  type LockRow,
  type LockTarget,
} from './lock-queries.ts'

type Ask = LockTarget & { takeOver: boolean }

/** Between a refused claim and the look at the holder the lock may be released; then it is free. */
const ATTEMPTS = 3

export async function takeLock(context: Context<KernelTables>, ask: Ask): Promise<EditLock> {
  if (ask.takeOver) return takeOverLock(context, ask)
  const editor = editorOf(context)
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const claimed = await claimLock(context.db, ask, editor)
    const row = claimed ?? (await findLiveLock(context.db, ask))
    if (row) return toEditLock(row, editor)
  }
  throw failures.notReady()
}

export function editorOf({ user, tab }: Context<KernelTables>): Editor {
  return { userId: user.id, name: displayName(user), tab }
}

/** Taking over is written down: the first one reads it at the next renewal and in the history. */
function takeOverLock(context: Context<KernelTables>, ask: Ask): Promise<EditLock> {
  const editor = editorOf(context)
  return context.change(async ({ db, audit }) => {
    const before = await findLiveLock(db, ask)
    const row = await claimLock(db, ask, editor)
    if (!row) throw failures.notReady()
    if (before && before.user_id !== editor.userId) {
      await audit({
        noun: ask.noun,
        id: ask.id,
        action: 'lock-taken',
        before: { editor: before.user_name },
        after: { editor: row.user_name },
      })
    }
    return toEditLock(row, editor)
  })
}

/** The lock as one editor sees it. */
export function toEditLock(row: LockRow, editor: Editor): EditLock {
  const isSameUser = row.user_id === editor.userId
  return {
    isMine: isSameUser && row.tab === editor.tab,
    isOwnOtherTab: isSameUser && row.tab !== editor.tab,
    holder: { name: row.user_name, since: row.since.toISOString() },
  }
}
