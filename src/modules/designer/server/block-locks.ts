import { type Kysely, sql } from 'kysely'
import type { EditLock } from '#kernel/contract/admin/edit-locks.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import {
  claimLock,
  deleteLock,
  type Editor,
  findLiveLock,
} from '#kernel/server/locks/lock-queries.ts'
import { editorOf, toEditLock } from '#kernel/server/locks/take-lock.ts'
import { BLOCK_NOUN } from '#modules/pages/server/api.ts'
import type { BlockHolder } from '../contract-editors.ts'
import { type DesignerContext, PAGE_NOUN, type PageAt } from './designer-context.ts'

type BlockAt = PageAt & { block: string }

/** Between a refused claim and the look at the holder the lock may be freed; then it is free. */
const ATTEMPTS = 3

export async function lockBlock(context: DesignerContext, at: BlockAt): Promise<EditLock> {
  const editor = editorOf(context)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const claimed = await claimBlock(context.db, at, editor)
    const row = claimed ?? (await findLiveLock(context.db, targetOf(at)))
    if (row) return toEditLock(row, editor)
  }
  throw failures.notReady()
}

/** Whoever had it reads so with the next heartbeat, and it is written down. */
export function takeBlockOver(context: DesignerContext, at: BlockAt): Promise<EditLock> {
  const editor = editorOf(context)
  return context.change(async ({ kernel, audit }) => {
    const before = await findLiveLock(kernel, targetOf(at))
    const row = await claimLock(kernel, { ...targetOf(at), takeOver: true }, editor)
    if (!row) throw failures.notReady()
    if (before && before.user_id !== editor.userId) {
      const where = { lang: at.lang, block: at.block }
      await audit({
        noun: PAGE_NOUN,
        id: at.page,
        action: 'lock-taken',
        before: { ...where, editor: before.user_name },
        after: { ...where, editor: row.user_name },
      })
    }
    return toEditLock(row, editor)
  })
}

/** Takes a free block or renews the own lock; undefined when someone else has it. */
export function claimBlock(db: Kysely<KernelTables>, at: BlockAt, editor: Editor) {
  return claimLock(db, { ...targetOf(at), takeOver: false }, editor)
}

export function freeBlock(context: DesignerContext, at: BlockAt): Promise<void> {
  return deleteLock(context.db, targetOf(at), editorOf(context))
}

export async function freeBlocksOf(context: DesignerContext, at: PageAt): Promise<void> {
  await context.db
    .deleteFrom('edit_locks')
    .where(isOn(at))
    .where('user_id', '=', context.user.id)
    .where('tab', '=', context.tab)
    .execute()
}

export type HeldBlock = BlockHolder & { secondsLeft: number }

/** Every block of a page that someone holds. */
export async function heldBlocks(db: Kysely<KernelTables>, at: PageAt): Promise<HeldBlock[]> {
  const rows = await db
    .selectFrom('edit_locks')
    .selectAll()
    .select(sql<number>`extract(epoch from expires_at - now())::int`.as('seconds_left'))
    .where(isOn(at))
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('since')
    .execute()
  return rows.map((row) => ({
    block: row.item_id.slice(prefixOf(at).length),
    name: row.user_name,
    userId: row.user_id,
    localSessionId: row.tab,
    since: row.since.toISOString(),
    secondsLeft: row.seconds_left,
  }))
}

export function isHeldBy({ userId, localSessionId }: BlockHolder, editor: Editor): boolean {
  return userId === editor.userId && localSessionId === editor.tab
}

/** Few blocks are held at any time, so all of them are looked through. */
function isOn(at: PageAt) {
  return sql<boolean>`noun = ${BLOCK_NOUN} and starts_with(item_id, ${prefixOf(at)})`
}

/** The kernel's locks, one for each block (decisions, "Locks"). */
export function targetOf({ block, ...at }: BlockAt) {
  return { noun: BLOCK_NOUN, id: prefixOf(at) + block }
}

function prefixOf({ page, lang }: PageAt): string {
  return `${page}_${lang}_`
}
