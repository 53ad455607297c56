import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { serverModules } from '#app/modules.server.ts'
import { exportedName } from '#kernel/server/people/personal-data.ts'
import { configureBugs } from '#modules/bug-tracker/server/test-bugs.ts'
import { placesOf, plantDeclared, plantPerson } from '../../server/plant-person.ts'
import { ALL, forgetNow, idsIn, openHouse } from '../../server/test-people.ts'

const house = await openHouse()
const { app, db, admin, row } = house
afterAll(() => app.close())

beforeAll(async () => {
  await admin.post('/api/v0/bug_project/', { title: 'Website' })
  await configureBugs(admin, { reporting: 'users' })
})

const Text = z.object({ de: z.string(), en: z.string() })
const Kept = z.object({ what: Text, why: Text })
/**
 * Votes have a rule of their own, a reference is owned by a page, the index follows the account, a
 * person's account is what erasure starts from, and how far a sending is written down passes in minutes.
 */
const OTHERWISE_KNOWN = [
  'bug_votes.voter_id',
  'newsletter_sendings.prepared_to',
  'page_refs.owner_id',
  'people.account',
  'user_search.user_id',
]
/** Parts of the entry among the people: exported with it, and gone with its row. */
const PARTS_OF_A_PERSON = [
  'person_confirmations.person_id',
  'person_duplicates.person_id',
  'person_files.person_id',
  'person_links.person_id',
  'person_relations.person_id',
]
/** What the database makes of the entry, and takes away with it. */
const MADE_OF_A_PERSON = [
  'person_contacts.person_id',
  'person_places.person_id',
  'person_search.person_id',
  'person_taggings.person_id',
]

async function linesOf(place: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) from ${sql.table(place.split('.')[0] ?? '')}
    where person_id = any(${[...ids]}::uuid[])`.execute(db)
  return rows[0]?.count ?? 0
}

const Export = z.object({ modules: z.record(z.string(), z.record(z.string(), z.unknown())) })

describe('what is held about a person', () => {
  test('is exported by every module that holds something', async () => {
    const person = await plantPerson(app, 'zeisig')
    const answer = await person.get('/api/v0/account/export')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename=kontor-daten/)
    const { modules } = answer.parse(Export)
    const holders = serverModules.filter(({ personal }) => personal).map(({ name }) => name)
    expect(Object.keys(modules).sort()).toEqual(holders.sort())
    for (const name of ['bug-tracker', 'notifications', 'users'])
      expect(JSON.stringify(modules[name]), name).toContain('zeisig')
    const held = modules.users ?? {}
    const words = ['account', 'profile', 'consents', 'passkeys', 'outsideAccounts', 'mails']
    for (const word of words) expect(JSON.stringify(held[word]), word).toContain('zeisig')
    expect(answer.text).not.toMatch(/password_hash|totp_secret|token_hash|key_hash/)
    const byAdmin = await admin.get(`/api/v0/users/${person.userId}/export`)
    expect(Object.keys(byAdmin.parse(Export).modules)).toEqual(Object.keys(modules))
  })

  test('asked for many times at once is made once, for each person and form', async () => {
    const [one, other] = [await plantPerson(app, 'fink'), await plantPerson(app, 'spatz')]
    const path = '/api/v0/account/export'
    const [first, second, third, page] = await Promise.all([
      one.get(path),
      one.get(path),
      other.get(path),
      one.get(`${path}?format=page`),
    ])
    expect(first.text).toBe(second.text)
    expect(first.text).toContain('fink')
    expect(third.text).not.toContain('fink')
    expect(page.text).toMatch(/^<!doctype html>[\s\S]*fink/)
    expect((await one.get(path)).text).not.toBe(first.text)
  })

  test('is counted before anything is erased, and a look erases nothing', async () => {
    const person = await plantPerson(app, 'stieglitz')
    const path = `/api/v0/users/${person.userId}/erase`
    const look = await admin.post(path, { dryRun: true })
    expect(look.json).toMatchObject({ erased: false })
    const shares = JSON.stringify(look.json.shares)
    expect(shares).toContain('"reports":1')
    expect(await row(person.userId)).toMatchObject({ handle: person.mail, erased_at: null })
    const wrong = await admin.post(path, { dryRun: false, handle: 'falsch@example.org' })
    expect(wrong).toMatchObject({ status: 422, json: { code: 'confirm' } })
  })

  test('is gone from every table once the person is erased', async () => {
    const person = await plantPerson(app, 'kanarie')
    const before = await placesOf(db, 'kanarie')
    expect(before.length).toBeGreaterThan(20)
    const body = { dryRun: false, handle: person.mail.toUpperCase() }
    const answer = await admin.post(`/api/v0/users/${person.userId}/erase`, body)
    expect(answer.json).toMatchObject({ erased: true })
    await forgetNow(app)
    expect(await placesOf(db, 'kanarie')).toEqual([])
    expect(await row(person.userId)).toMatchObject({
      handle: `erased-${person.userId}@invalid`,
      password_hash: null,
      is_blocked: true,
      customer_number: null,
      user_data: {},
    })
    expect((await person.get('/api/v0/account/')).status).toBe(401)
    expect((await admin.get(`${ALL}${person.userId}`)).status).toBe(404)
  })

  test('is exported and erased wherever a module declares it; the report names what stays', async () => {
    const canary = 'wiedehopf'
    const person = await plantPerson(app, canary)
    const declared = serverModules.flatMap(({ name, personal }) =>
      (personal?.tables ?? []).map((table) => ({ module: name, ...table })),
    )
    await plantDeclared(db, declared, { ...person, canary })
    const { modules } = (await person.get('/api/v0/account/export')).parse(Export)
    for (const { module, exported } of declared) {
      if (!exported) continue
      const rows = z.array(z.record(z.string(), z.unknown())).parse(modules[module]?.[exported.as])
      const names = exported.columns.map(exportedName)
      expect(Object.keys(rows[0] ?? {}), `${module} ${exported.as}`).toEqual(names)
    }
    const body = { dryRun: false, handle: person.mail }
    const answer = await admin.post(`/api/v0/users/${person.userId}/erase`, body)
    await forgetNow(app)
    expect(await placesOf(db, canary)).toEqual([])
    const reasons = declared.flatMap(({ module, table, erase }) =>
      Object.entries(erase).flatMap(([column, kept]) =>
        Kept.safeParse(kept).success ? [{ module, place: `${table}.${column}`, kept }] : [],
      ),
    )
    const places = new Set(reasons.map(({ place }) => place))
    const left = (await placesOf(db, person.userId)).filter((place) => !place.startsWith('users.'))
    expect(left.filter((place) => !places.has(place))).toEqual([])
    const { kept } = answer.parse(z.object({ kept: z.array(Kept.extend({ module: z.string() })) }))
    for (const { module, kept: reason } of reasons)
      expect(kept).toContainEqual({ module, ...Kept.parse(reason) })
  })

  test('is declared for every column that can name an account, an address or a person', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and (udt_name = 'uuid' and column_name ~
          '(^|_)(user|owner|author|actor|reporter|developer|voter|account)_id$|^account$|_by$|_to$'
        or udt_name in ('uuid', 'text', 'varchar') and column_name ~
          '(^|_)(person|person_id|email|mail|recipient)$')
      order by 1`.execute(db)
    const declared = serverModules.flatMap(({ personal }) =>
      (personal?.tables ?? []).flatMap(({ table, account, email, person }) =>
        [account, email, person].map((column) => `${table}.${column}`),
      ),
    )
    const missing = rows.map(({ place }) => place).filter((place) => !declared.includes(place))
    expect(missing).toEqual([...OTHERWISE_KNOWN, ...PARTS_OF_A_PERSON, ...MADE_OF_A_PERSON].sort())
  })

  test('as a part of a person is deleted by the database with the person', async () => {
    const { rows } = await sql<{ place: string }>`
      select conrelid::regclass || '.' || attname as place from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'people'::regclass and confdeltype = 'c'`.execute(db)
    const going = rows.map(({ place }) => place)
    expect(PARTS_OF_A_PERSON.filter((place) => !going.includes(place))).toEqual([])
  })

  test('as made of a person by the database goes with the person, and with those merged into them', async () => {
    const [id, merged] = [uuidv7(), uuidv7()]
    const contacts = JSON.stringify([{ kind: 'email', label: '', value: 'zilpzalp@example.org' }])
    const addresses = JSON.stringify([{ country: 'DE', zip: '04109' }])
    for (const one of [id, merged])
      await sql`insert into people (id, last_name, contacts, addresses, tags)
        values (${one}, 'Zilpzalp', ${contacts}, ${addresses}, '{sommer}')`.execute(db)
    const held = async () => {
      const found = await Promise.all(MADE_OF_A_PERSON.map((place) => linesOf(place, [id, merged])))
      return found.map((lines) => lines > 0)
    }
    expect(await held()).toEqual(MADE_OF_A_PERSON.map(() => true))
    await sql`update people set merged_into = ${id} where id = ${merged}`.execute(db)
    await sql`delete from people where id = ${id}`.execute(db)
    expect(await held()).toEqual(MADE_OF_A_PERSON.map(() => false))
  })

  test('of two namesakes only the erased one is forgotten', async () => {
    const id = await house.add({ name: 'Frau Rotkehlchen' })
    const person = await plantPerson(app, 'rotkehlchen')
    expect((await admin.remove(`${ALL}${person.userId}`)).json).toEqual({ ids: [person.userId] })
    expect(idsIn(await admin.get(`${ALL}?search=Rotkelchen`))).toEqual([id])
  })

  test('keeps the history of the account, without names and contents', async () => {
    const person = await plantPerson(app, 'bachstelze')
    await admin.remove(`${ALL}${person.userId}`)
    const answer = await admin.get(`/api/v0/audit/?noun=user&id=${person.userId}`)
    const Entries = z.object({ items: z.array(z.object({ action: z.string(), before: z.null() })) })
    expect(answer.parse(Entries).items.map(({ action }) => action)).toContain('profile')
  })
})

describe('merging two accounts', () => {
  test('is shown first, then hands over what the first account has', async () => {
    const from = await plantPerson(app, 'amsel')
    const into = await app.as('user')
    const pair = { from: from.userId, into: into.userId }
    const look = await admin.post('/api/v0/users/merge', { ...pair, dryRun: true })
    expect(look.json).toMatchObject({ merged: false })
    const Versions = z.object({ version: z.int() })
    const { from: one, into: other } = look.parse(z.object({ from: Versions, into: Versions }))
    const versions = { fromVersion: one.version, intoVersion: other.version }
    const stale = { ...pair, dryRun: false, ...versions, fromVersion: 99 }
    expect((await admin.post('/api/v0/users/merge', stale)).json.code).toBe('stale')
    const done = await admin.post('/api/v0/users/merge', { ...pair, dryRun: false, ...versions })
    expect(done.json).toMatchObject({ merged: true, into: { userData: { company: 'amsel' } } })
    expect((await row(from.userId)).erased_at).not.toBeNull()
    for (const gone of [from, into]) expect((await gone.get('/api/v0/account/')).status).toBe(401)
    const held = (await admin.get(`/api/v0/users/${into.userId}/export`)).parse(Export).modules
    expect(held['bug-tracker']?.reports).toHaveLength(1)
    expect(held.users?.consents).toHaveLength(1)
    expect(held.notifications?.notices).toHaveLength(1)
    expect((await row(into.userId)).user_data.addresses).toHaveLength(1)
  })

  test('is not for one account with itself, nor for the caller, nor for one above', async () => {
    const person = await app.as('user')
    const chief = await app.steppedUp('system')
    const merge = async (from: string, into: string) =>
      (await admin.post('/api/v0/users/merge', { from, into, dryRun: true })).status
    expect(await merge(person.userId, person.userId)).toBe(422)
    expect(await merge(admin.userId, person.userId)).toBe(422)
    expect(await merge(chief.userId, person.userId)).toBe(403)
    expect(await merge(person.userId, chief.userId)).toBe(403)
  })
})
