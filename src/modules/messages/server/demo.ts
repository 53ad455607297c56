import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Scope } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { demoOfNoun, type KeptDemo, noteDemo } from '#kernel/server/manifest/demo.ts'
import { indexMessage, messageSearch } from '../inbox/server/find/message-search.ts'
import { DEMO_MESSAGES, type DemoMessage } from './demo-messages.ts'
import type { MessageTables } from './tables.ts'
import type { Db, MessageUnit } from './unit-of-work.ts'

const NOUN = 'message'
const HOUR = 60 * 60 * 1000

/** A few conversations, so that the inbox shows what it is for. */
export async function seedDemo(scope: Scope<never>): Promise<void> {
  await tablesOf<MessageTables>(scope.db)
    .transaction()
    .execute(async (db) => {
      const known = await db.selectFrom('messages').select('id').limit(1).executeTakeFirst()
      if (known) return
      const made: { id: string }[] = []
      for (const message of DEMO_MESSAGES) made.push({ id: await writeDemo(db, message) })
      await noteDemo(tablesOf(db), NOUN, made)
    })
}

async function writeDemo(db: Db, message: DemoMessage): Promise<string> {
  const id = uuidv7()
  const { thread, hoursAgo, ...columns } = message
  const received_at = new Date(Date.now() - hoursAgo * HOUR)
  await db
    .insertInto('messages')
    .values({ ...columns, id, received_at, updated_at: received_at, page: '/kontakt' })
    .execute()
  for (const [place, entry] of thread.entries()) {
    const created_at = new Date(received_at.getTime() + place * HOUR)
    // A mail that was sent long ago is no longer in the outbox.
    const sent = entry.kind === 'out' ? { send_at: created_at, mail_id: uuidv7() } : {}
    await db
      .insertInto('message_entries')
      .values({ id: uuidv7(), message_id: id, ...entry, created_at, ...sent })
      .execute()
  }
  await indexMessage(db, id)
  return id
}

/** Conversations somebody worked on stay. */
export async function removeDemo(change: MessageUnit): Promise<KeptDemo[]> {
  const ids = [...(await demoOfNoun(change.kernel, NOUN)).keys()]
  await sql`delete from messages where id = any(${ids}::uuid[]) and version = 1`.execute(change.db)
  await messageSearch.forget(change.db)
  const { rows } = await sql<{ id: string; subject: string }>`select id, subject from messages
    where id = any(${ids}::uuid[])`.execute(change.db)
  return rows.map(({ id, subject }) => ({
    noun: NOUN,
    id,
    label: subject,
    link: `messages/inbox/${id}`,
  }))
}
