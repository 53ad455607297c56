import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { createTestDatabase } from '#tests/test-db.ts'
import type { SendingTables } from '../../server/tables.ts'
import { reasonToStop } from './judge-returns.ts'

const database = await createTestDatabase()
const db = openDatabase<SendingTables>(openPool(database.target, () => undefined))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** A sending that has mailed so many, one a second; the numbered ones came back. */
async function mailed(count: number, returned: { state: string; from: number; to: number }) {
  const id = uuidv7()
  await sql`insert into newsletter_sendings (id, name, state) values (${id}, 'S', 'running')`.execute(
    db,
  )
  await sql`insert into newsletter_recipients
      (sending_id, subscriber_id, list_id, state, begun_at, bounced_at)
    select ${id}, gen_random_uuid(), ${id}, case when n between ${returned.from} and ${returned.to}
        then ${returned.state} else 'sent' end, now() - make_interval(secs => 10000 - n),
      case when n between ${returned.from} and ${returned.to} then now() end
    from generate_series(1, ${count}::int) n`.execute(db)
  return id
}
const stopsAt = async (...given: Parameters<typeof mailed>) =>
  await reasonToStop(db, await mailed(...given))

test('fifty dead addresses among the first thousand stop it, forty-nine and later ones do not', async () => {
  expect(await stopsAt(3000, { state: 'bounced_hard', from: 1, to: 50 })).toBe('too-many-bounces')
  expect(await stopsAt(3000, { state: 'bounced_hard', from: 1, to: 49 })).toBeUndefined()
  expect(await stopsAt(3000, { state: 'bounced_hard', from: 952, to: 2000 })).toBeUndefined()
  expect(await stopsAt(3000, { state: 'bounced_soft', from: 1, to: 900 })).toBeUndefined()
})

test('in a short list it takes five, and five percent', async () => {
  expect(await stopsAt(20, { state: 'bounced_hard', from: 1, to: 4 })).toBeUndefined()
  expect(await stopsAt(20, { state: 'bounced_hard', from: 1, to: 5 })).toBe('too-many-bounces')
  expect(await stopsAt(400, { state: 'bounced_hard', from: 1, to: 19 })).toBeUndefined()
  expect(await stopsAt(400, { state: 'bounced_hard', from: 1, to: 20 })).toBe('too-many-bounces')
})

test('one complaint among the last thousand stops it, an earlier one does not', async () => {
  expect(await stopsAt(3000, { state: 'complained', from: 2001, to: 2001 })).toBe('complaints')
  expect(await stopsAt(3000, { state: 'complained', from: 1, to: 2000 })).toBeUndefined()
})

test('what a person has seen and went on with is no reason any more', async () => {
  const id = await mailed(3000, { state: 'bounced_hard', from: 1, to: 80 })
  await sql`update newsletter_sendings set judged_from = now() where id = ${id}`.execute(db)
  expect(await reasonToStop(db, id)).toBeUndefined()
  await sql`update newsletter_recipients set bounced_at = now() + interval '1 second'
    where sending_id = ${id} and state = 'bounced_hard'`.execute(db)
  expect(await reasonToStop(db, id)).toBe('too-many-bounces')
})
