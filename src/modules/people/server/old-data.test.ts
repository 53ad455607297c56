import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverModules } from '#app/modules.server.ts'
import { migrate, migrationNames } from '#kernel/server/database/migrate.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { createTestDatabase } from '#tests/test-db.ts'

const database = await createTestDatabase('template1')
const db = openDatabase<never>(openPool(database.target, () => undefined))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const [ida, anna, long, gone] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()]
const project = uuidv7()

/** As it was before persons followed accounts and reporters were suggested. */
const BEFORE = '20261116-1320-people-follow-accounts'

beforeAll(async () => {
  const old = migrationNames(serverModules).filter((name) => name < BEFORE)
  await migrate(db, serverModules, new Set(old))
  await addUsers()
  await addReports()
  expect(await migrate(db, serverModules)).toContain('20261116-1330-bug-tracker-suggest-reporters')
})

async function addUsers(): Promise<void> {
  const contacts = [{ kind: 'mobile', label: 'Büro', value: '+4917123456' }]
  const data = { first_name: 'Ida', last_name: 'Beck', company: 'Beck GmbH', contacts }
  const rows = [
    [ida, 'ida@example.org', 'Ida B.', new Date(), JSON.stringify(data), null],
    [anna, 'anna@example.org', 'Anna Maria Beispiel', null, '{}', null],
    [long, 'lang@example.org', `${'x'.repeat(300)} ${'y'.repeat(300)}`, new Date(), '{}', null],
    [gone, `erased-${gone}@invalid`, '', null, '{}', new Date()],
  ]
  for (const values of rows)
    await sql`insert into users (id, handle, name, verified_at, user_data, erased_at, roles)
      values (${sql.join(values)}, '{user}')`.execute(db)
}

async function addReports(): Promise<void> {
  await sql`insert into bug_projects (id, title) values (${project}, 'Website')`.execute(db)
  await report('von Rita', { name: 'Rita Rot', mail: 'rita@example.org' })
  await report('wieder von Rita', { name: ' RITA Rot', mail: ' Rita@Example.org ' })
  await report('von Ritas Bruder', { name: 'Ben Rot', mail: 'rita@example.org' })
  await report('mit Idas Adresse', { name: 'Ein Gast', mail: 'ida@example.org' })
  await report('von Ida', { name: 'Ida', mail: 'ida@example.org', account: ida })
  await report('ohne Adresse', { name: 'Niemand', mail: null })
  await report('mit leerer Adresse', { name: 'Niemand', mail: '  ' })
}

type Reporter = { name: string; mail: string | null; account?: string }

async function report(title: string, { name, mail, account }: Reporter): Promise<void> {
  await sql`insert into bugs (id, title, project_id, type, severity, priority, reproduce,
      reporter_id, reporter_name, reporter_mail)
    values (${uuidv7()}, ${title}, ${project}, 'bug', 'minor', 'normal', 'untested',
      ${account ?? null}, ${name}, ${mail})`.execute(db)
}

/** Who is there, by first name, with the bugs that hang on them. */
async function people() {
  const { rows } = await sql<{
    account: string | null
    first: string
    last: string
    candidate: boolean
    contacts: { value: string; proof: string }[]
    bugs: string[]
  }>`
    select account, first_name as first, last_name as last, is_candidate as candidate, contacts,
      coalesce((select array_agg(title || ' (' || proof || ')' order by bugs.number) from bugs
        join person_links on item_id = bugs.id where person_id = people.id), '{}') as bugs
    from people order by is_candidate, first_name, last_name`.execute(db)
  return rows
}

describe('migrated over what was there', () => {
  test('every account of a human being has a person with its names, contacts and proof', async () => {
    const known = (await people()).filter(({ candidate }) => !candidate)
    expect(known.map(({ account }) => account).sort()).toEqual([ida, anna, long].sort())
    const [annas, idas, longs] = known
    expect(annas).toMatchObject({ first: 'Anna Maria', last: 'Beispiel', account: anna })
    expect(annas?.contacts).toMatchObject([{ value: 'anna@example.org', proof: 'typed' }])
    expect(idas).toMatchObject({ first: 'Ida', last: 'Beck', account: ida })
    expect(idas?.contacts).toMatchObject([
      { value: 'ida@example.org', proof: 'account' },
      { value: '+4917123456', proof: 'typed' },
    ])
    expect([longs?.first.length, longs?.last.length]).toEqual([100, 100])
  })

  test('who reported by an account is linked to it, and an address alone joins nobody', async () => {
    const found = await people()
    expect(found.find(({ account }) => account === ida)?.bugs).toEqual(['von Ida (account)'])
    const bugs = found
      .filter(({ candidate }) => candidate)
      .map((one) => [one.first.toLowerCase(), one.bugs])
      .sort()
    expect(bugs).toEqual([
      ['ben', ['von Ritas Bruder (typed)']],
      ['ein', ['mit Idas Adresse (typed)']],
      ['rita', ['von Rita (typed)', 'wieder von Rita (typed)']],
    ])
  })

  test('persons of the old time are found and known by their addresses', async () => {
    const { rows } = await sql<{ folded: string; proof: string; n: number }>`
      select folded, proof, count(*)::int as n from person_contacts
      where folded in ('ida@example.org', 'rita@example.org') group by 1, 2 order by 1, 2`.execute(
      db,
    )
    expect(rows).toEqual([
      { folded: 'ida@example.org', proof: 'account', n: 1 },
      { folded: 'ida@example.org', proof: 'typed', n: 1 },
      { folded: 'rita@example.org', proof: 'typed', n: 2 },
    ])
    const words = await sql`select from person_words where word in ('beck', 'beispiel')`.execute(db)
    expect(words.rows).toHaveLength(2)
  })

  test('a second run changes nothing', async () => {
    const before = await people()
    expect(await migrate(db, serverModules)).toEqual([])
    expect(await people()).toEqual(before)
  })
})
