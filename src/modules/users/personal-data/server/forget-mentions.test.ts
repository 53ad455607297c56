import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { forgetNow, openHouse } from '../../server/test-people.ts'

const house = await openHouse()
const { app, db, admin, add } = house
afterAll(() => app.close())

const NAME = 'Zita Zaunkönig'
const waiting = () => db.selectFrom('forgotten_names').selectAll().execute()

/** More than are read at a time, the first and the last of them about her. */
async function tellOf(name: string): Promise<void> {
  await sql`insert into notices (id, user_id, kind, title, link)
    select gen_random_uuid(), ${uuidv7()}::uuid, 'users.note', 'Nummer ' || n, ''
    from generate_series(1, 4100) n`.execute(db)
  await sql`update notices set title = ${`Neu: ${name}, Kasse 3`} where id in (
    (select id from notices order by id limit 1) union (select id from notices order by id desc limit 1))`.execute(
    db,
  )
  await sql`insert into mails (id, recipient, subject, html, text, state) values
    (${uuidv7()}, 'chef@example.org', ${`Termin mit ${name.toUpperCase()}`}, ${`<b>${name}</b>`},
    ${`Frau ${name} und ${name}s Hund`}, 'sent')`.execute(db)
}

async function told() {
  const { rows } = await sql<{ told: string }>`
    select title as told from notices where title not like 'Nummer %' union all
    select subject || '|' || html || '|' || text from mails where recipient = 'chef@example.org'
    order by told`.execute(db)
  return rows.map((row) => row.told)
}

test('a look at an erasure forgets nothing, the erasure all that others were told', async () => {
  const handle = 'zita@example.org'
  const id = await add({ handle, name: NAME })
  await tellOf(NAME)
  const before = await told()
  expect((await admin.post(`/api/v0/users/${id}/erase`, { dryRun: true })).status).toBe(200)
  await forgetNow(app)
  expect([await waiting(), await told()]).toEqual([[], before])

  const asked = { dryRun: false, handle }
  expect((await admin.post(`/api/v0/users/${id}/erase`, asked)).status).toBe(200)
  expect((await waiting()).flatMap(({ names }) => names)).toContain(NAME)
  await forgetNow(app)
  const after = [
    'Neu: —, Kasse 3',
    'Neu: —, Kasse 3',
    `Termin mit —|<b>—</b>|Frau — und ${NAME}s Hund`,
  ]
  expect([await waiting(), await told()]).toEqual([[], after])
})

test('a name is kept until it is gone everywhere, also when the work breaks off', async () => {
  const id = uuidv7()
  await db
    .insertInto('forgotten_names')
    .values({ id, names: [NAME] })
    .execute()
  const over = new AbortController()
  over.abort()
  await expect(forgetNow(app, over.signal)).rejects.toThrow()
  expect(await waiting()).toHaveLength(1)
  await forgetNow(app)
  expect(await waiting()).toEqual([])
})
