import { sql } from 'kysely'
import { displayName } from '#kernel/access/roles.ts'
import { staff } from '#kernel/access/rules.ts'
import { failures } from '#kernel/server/app-error.ts'
import type { MessageContext, MessageUnit } from '../../../server/unit-of-work.ts'

const NOUN = 'message'
/** A tab that was closed writes no longer; an open one says so twice in this time. */
const LEASE_SECONDS = 75

type Writing = { id: string; isWriting: boolean }

/** Notes whether somebody is writing a reply, and answers who else is. Nobody is kept from it. */
export async function noteWriter(context: MessageContext, writing: Writing): Promise<string[]> {
  const { id, isWriting } = writing
  const message = await context.db
    .selectFrom('messages')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!message) throw failures.notFound()
  await context.change(async (change) => {
    const { tab } = context
    const hasChanged = isWriting ? await begin(change, id, tab) : await end(change, id, tab)
    // Everybody else at it sees it a moment later.
    if (hasChanged) change.broadcast(`message-writers:${id}`, { access: staff('messages', 'view') })
  })
  return othersAt(context, id)
}

/** One row for each tab: whoever stops in one may go on in another. */
function placeOf({ scope }: MessageUnit, id: string, tab: string): string {
  return `${id}/${scope.user.id}/${tab}`
}

async function begin(change: MessageUnit, id: string, tab: string): Promise<boolean> {
  const { user } = change.scope
  const until = sql`now() + make_interval(secs => ${LEASE_SECONDS})`
  const { rows } = await sql<{ was: Date | null }>`
    with before as (select expires_at from edit_locks where noun = ${NOUN}
      and item_id = ${placeOf(change, id, tab)} and expires_at > now())
    insert into edit_locks (noun, item_id, user_id, user_name, tab, expires_at)
    values (${NOUN}, ${placeOf(change, id, tab)}, ${user.id}, ${displayName(user)}, ${tab}, ${until})
    on conflict (noun, item_id) do update set expires_at = excluded.expires_at
    returning (select expires_at from before) as was`.execute(change.db)
  return rows[0]?.was === null
}

async function end(change: MessageUnit, id: string, tab: string): Promise<boolean> {
  const { numDeletedRows } = await change.db
    .deleteFrom('edit_locks')
    .where('noun', '=', NOUN)
    .where('item_id', '=', placeOf(change, id, tab))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

async function othersAt({ db, user }: MessageContext, id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select min(user_name) as name from edit_locks
    where noun = ${NOUN} and starts_with(item_id, ${`${id}/`}) and user_id <> ${user.id}
      and expires_at > now() group by user_id order by min(since) limit 20`.execute(db)
  return rows.map(({ name }) => name)
}
