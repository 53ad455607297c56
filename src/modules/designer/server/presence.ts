import { sql } from 'kysely'
import { LOCK_LEASE_SECONDS, LOCK_RENEWAL_SECONDS } from '#kernel/contract/admin/edit-locks.ts'
import { failures } from '#kernel/server/app-error.ts'
import { editorOf } from '#kernel/server/locks/take-lock.ts'
import { type BlockHolder, type OtherEditor, PRESENCE_GONE_SECONDS } from '../contract-editors.ts'
import { claimBlock, freeBlocksOf, type HeldBlock, heldBlocks, isHeldBy } from './block-locks.ts'
import type { Db, DesignerContext, PageAt } from './designer-context.ts'

type Beat = PageAt & { block: string | null; held: readonly string[] }

/** More than anyone can look at; a hostile colleague fills no answer. */
const MOST_OTHERS = 50

/** One heartbeat: I am here, who else is, and do I still hold what I hold. */
export async function beat(context: DesignerContext, { held, block, ...at }: Beat) {
  const revision = await findRevision(context.db, at)
  if (await isNewcomer(context, { ...at, block })) await forgetGone(context.db)
  const locks = await heldBlocks(context.db, at)
  const lost = await renew(context, { at, held, locks })
  const editor = editorOf(context)
  const ofOthers = locks.filter((lock) => !isHeldBy(lock, editor))
  return {
    others: await findOthers(context, at),
    locks: ofOthers.map(({ secondsLeft, ...holder }): BlockHolder => holder),
    lost,
    revision,
  }
}

export async function leave(context: DesignerContext, { page, lang }: PageAt): Promise<void> {
  await context.db
    .deleteFrom('designer_presence')
    .where('page_id', '=', page)
    .where('lang', '=', lang)
    .where('user_id', '=', context.user.id)
    .where('tab', '=', context.tab)
    .execute()
  await freeBlocksOf(context, { page, lang })
}

/** 0 for a language nobody wrote in yet. */
export async function findRevision(db: Db, { page, lang }: PageAt): Promise<number> {
  const row = await db
    .selectFrom('pages')
    .leftJoin('page_contents', (join) =>
      join.onRef('page_contents.page_id', '=', 'pages.id').on('page_contents.lang', '=', lang),
    )
    .select('page_contents.revision')
    .where('pages.id', '=', page)
    .where('pages.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw failures.notFound()
  return row.revision ?? 0
}

async function isNewcomer(context: DesignerContext, at: PageAt & { block: string | null }) {
  const { userId, name, tab } = editorOf(context)
  const { rows } = await sql<{ is_new: boolean }>`
    insert into designer_presence as p (page_id, lang, user_id, tab, user_name, block)
    values (${at.page}::uuid, ${at.lang}, ${userId}::uuid, ${tab}, ${name}, ${at.block})
    on conflict (page_id, lang, user_id, tab) do update set
      block = excluded.block, user_name = excluded.user_name, seen_at = now(),
      since = case when ${isGone()} then now() else p.since end
    returning xmax = 0 as is_new`.execute(context.db)
  return rows[0]?.is_new === true
}

function isGone() {
  return sql<boolean>`p.seen_at < now() - make_interval(secs => ${PRESENCE_GONE_SECONDS})`
}

/** Whoever opens a page sweeps: no job has to, and nothing is swept while nobody comes. */
async function forgetGone(db: Db): Promise<void> {
  await sql`delete from designer_presence where seen_at < now() - interval '1 minute'`.execute(db)
}

async function findOthers({ db, user, tab }: DesignerContext, at: PageAt): Promise<OtherEditor[]> {
  const { rows } = await sql<Omit<OtherEditor, 'since'> & { since: Date }>`
    select p.user_name as name, p.user_id as "userId", p.tab as "localSessionId", p.block, p.since
    from designer_presence p
    where p.page_id = ${at.page}::uuid and p.lang = ${at.lang} and not ${isGone()}
      and not (p.user_id = ${user.id}::uuid and p.tab = ${tab})
    order by p.since limit ${MOST_OTHERS}`.execute(db)
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }))
}

type Renewal = { at: PageAt; held: readonly string[]; locks: readonly HeldBlock[] }

/** Writes only when a minute of the lease is gone. */
async function renew(context: DesignerContext, { at, held, locks }: Renewal) {
  const editor = editorOf(context)
  const lost: { block: string; by: string }[] = []
  for (const block of new Set(held)) {
    const lock = locks.find((one) => one.block === block)
    if (lock && !isHeldBy(lock, editor)) lost.push({ block, by: lock.name })
    // Should another be quicker now, the next heartbeat says who.
    else if (!lock || lock.secondsLeft < LOCK_LEASE_SECONDS - LOCK_RENEWAL_SECONDS) {
      await claimBlock(context.db, { ...at, block }, editor)
    }
  }
  return lost
}
