import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import { carryOver } from './carry-over.ts'
import type { SendingTables } from './tables.ts'

const database = await createTestDatabase()
const db = openDatabase<SendingTables>(openPool(database.target, () => undefined))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const TABLES = ['newsletter_sendings', 'newsletter_sending_mails', 'newsletter_recipients'] as const

test('a restore stops every sending, and whoever got a mail since does not get it again', async () => {
  const [running, planned, draft] = [uuidv7(), uuidv7(), uuidv7()]
  const [early, late, waiting] = [uuidv7(), uuidv7(), uuidv7()]
  for (const [id, state] of [
    [running, 'running'],
    [planned, 'scheduled'],
    [draft, 'draft'],
  ])
    await sql`insert into newsletter_sendings (id, name, state) values (${id}, 'S', ${state})`.execute(
      db,
    )
  await put(running, early, 'sent')
  await put(running, late, 'queued')
  await put(running, waiting, 'queued')
  await sql`create table kept_sendings as select * from newsletter_sendings`.execute(db)
  await sql`create table kept_recipients as select * from newsletter_recipients`.execute(db)

  // Since the backup: one more got it, one is on its way, and the draft was sent.
  await set(running, late, 'sent')
  await set(running, waiting, 'sending')
  await sql`update newsletter_sendings set state = 'finished' where id = ${draft}`.execute(db)
  await put(draft, early, 'sent')
  await sql`insert into newsletter_sending_mails (sending_id, variant, lang, template, revision, skeleton)
    values (${draft}, 'main', 'de', ${uuidv7()}, 1, '{}')`.execute(db)

  await db.transaction().execute(async (tx) => {
    for (const statement of carryOver.save) await sql.raw(statement).execute(tx)
    for (const table of [...TABLES].reverse())
      await sql`delete from ${sql.table(table)}`.execute(tx)
    await sql`insert into newsletter_sendings select * from kept_sendings`.execute(tx)
    await sql`insert into newsletter_recipients select * from kept_recipients`.execute(tx)
    for (const statement of carryOver.apply) await sql.raw(statement).execute(tx)
  })

  for (const id of [running, planned, draft])
    expect(await stateOf(id)).toEqual({ state: 'paused', reason: 'restored' })
  expect(await recipient(running, early)).toBe('sent')
  expect(await recipient(running, late)).toBe('sent')
  expect(await recipient(running, waiting)).toBe('uncertain')
  expect(await recipient(draft, early)).toBe('sent')
  const { rows } = await sql`select from newsletter_sending_mails
    where sending_id = ${draft}`.execute(db)
  expect(rows).toHaveLength(1)
})

const put = (sending: string, subscriber: string, state: string) =>
  sql`insert into newsletter_recipients (sending_id, subscriber_id, list_id, state)
    values (${sending}, ${subscriber}, ${uuidv7()}, ${state})`.execute(db)

const set = (sending: string, subscriber: string, state: string) =>
  sql`update newsletter_recipients set state = ${state}
    where sending_id = ${sending} and subscriber_id = ${subscriber}`.execute(db)

async function stateOf(id: string) {
  const { rows } = await sql`select state, reason from newsletter_sendings
    where id = ${id}`.execute(db)
  return rows[0]
}

async function recipient(sending: string, subscriber: string) {
  const { rows } = await sql<{ state: string }>`select state from newsletter_recipients
    where sending_id = ${sending} and subscriber_id = ${subscriber}`.execute(db)
  return rows[0]?.state
}
