import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { serverModules } from '#app/modules.server.ts'
import { GUEST } from '#kernel/access/roles.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { scopeOf } from '#kernel/server/scope.ts'
import { configureBugs } from '#modules/bug-tracker/server/test-bugs.ts'
import type { RequestTables } from '#modules/data-requests/server/tables.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import { one as oneFile, send } from '#modules/files/server/test-files.ts'
import { findOrSuggest } from '#modules/people/server/api.ts'
import { oneOf, PERSON } from '#modules/people/server/test-persons.ts'
import { plantDeclared, plantPerson } from '#modules/users/server/plant-person.ts'
import { openHouse } from '#modules/users/server/test-people.ts'
import { one as oneRequest, REQUEST } from './data-requests.ts'

const house = await openHouse({ hasWorkers: true })
const { app, admin } = house
const db = tablesOf<RequestTables & FileTables>(app.services.db)
afterAll(() => app.close())

const BASE = 'zaunkoenig'
/** Left by the person through calls and screens; the other canaries each stand for one table. */
const OWN = `${BASE}zz`
const SHARED = `${BASE}yy`
const letters = (index: number) =>
  String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))

/** Tables of keys, locks, drafts of calls and uploads under way: proof or passing, and no life. */
const NOT_EXPORTED = [
  'auth_keys',
  'designer_presence',
  'edit_locks',
  'entry_previews',
  'file_uploads',
  'idempotency_keys',
  'newsletter_keys',
  'page_previews',
  'passkey_challenges',
]

/** What stays, as the report says: by the module that says so. */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  files: ['files.name', 'file_texts.words', 'file_words.word', 'audit_log.after'],
}

test('canaries in every module are exported, and erased but for what the report names', async () => {
  await admin.post('/api/v0/bug_project/', { title: 'Website' })
  await configureBugs(admin, { reporting: 'users' })
  const { person, planted } = await plantEverywhere()

  const before = await placesOf(BASE)
  expect(before.map(({ place }) => place)).toEqual(expect.arrayContaining(planted))
  const { text } = await admin.get(`${PERSON}${person}/export`)
  const missing = before.filter(({ place, words }) => {
    const isHeld = words.some((word) => !text.includes(word))
    return isHeld && !NOT_EXPORTED.includes(place.split('.')[0] ?? '')
  })
  expect(missing).toEqual([])

  const asked = { kind: 'erasure', via: 'mail', received: '2026-01-31', person, name: OWN }
  const request = oneRequest(await admin.post(REQUEST, asked))
  const body = { dryRun: false, version: request.version, person }
  const erased = await admin.post(`${REQUEST}${request._id}/erase`, body)
  const Kept = z.object({ kept: z.array(z.object({ module: z.string() })) })
  const keeping = new Set(erased.parse(Kept).kept.map(({ module }) => module))
  const named = Object.entries(STAYS).flatMap(([module, places]) =>
    keeping.has(module) ? places : [],
  )
  await vi.waitFor(
    async () => {
      const left = (await placesOf(BASE)).filter(({ place }) => !named.includes(place))
      expect(left).toEqual([])
      expect(await filesWith(OWN)).toEqual([])
    },
    { timeout: 60_000, interval: 200 },
  )
  const stayed = new Set((await placesOf(BASE)).flatMap(({ words }) => words))
  expect([...stayed]).toEqual([SHARED])
  expect(await filesWith(SHARED)).toHaveLength(1)
})

/** Somebody known in every way at once, with a word of its own in every declared table. */
async function plantEverywhere(): Promise<{ person: string; planted: string[] }> {
  const { userId, mail } = await plantPerson(app, OWN)
  await db.updateTable('users').set({ verified_at: new Date() }).where('id', '=', userId).execute()
  const { id: person } = await db
    .selectFrom('people')
    .select('id')
    .where('account', '=', userId)
    .executeTakeFirstOrThrow()
  await plantInPeople(person, mail)
  await plantFiles(userId)
  await plantInKernel(mail)
  const declared = serverModules.flatMap(({ personal }) => personal?.tables ?? [])
  for (const [index, table] of declared.entries())
    await plantDeclared(db, [table], { userId, mail, canary: BASE + letters(index) })
  const planted = ['people.notes', 'import_rows.cells', 'job.data', 'files.name', 'audit_log.after']
  return { person, planted: [...planted, 'mails.text', 'saved_views.name', 'notices.title'] }
}

/** Notes and birthday, somebody merged into them, a guest who typed their address, a request. */
async function plantInPeople(person: string, mail: string): Promise<void> {
  const { version } = await oneOf(admin.get(PERSON + person))
  const notes = { version, notes: `Notiz ${OWN}`, tags: [OWN], birthday: '1980-11-03' }
  await must(admin.put(PERSON + person, notes))
  const twin = await oneOf(admin.post(PERSON, { last_name: `Zwilling ${OWN}`, notes: OWN }))
  const into = await oneOf(admin.get(PERSON + person))
  const versions = { fromVersion: twin.version, intoVersion: into.version }
  await must(
    admin.post(`${PERSON}merge`, { from: twin._id, into: person, dryRun: false, ...versions }),
  )
  const thing = { module: 'bug-tracker', noun: 'bug', id: uuidv7(), role: 'reporter' }
  await scopeOf(app.services, GUEST).change((change) =>
    findOrSuggest(change, { name: `Gast ${OWN}`, mail, thing }),
  )
  const asked = { kind: 'access', via: 'phone', received: '2026-01-31', email: mail }
  await must(admin.post(REQUEST, { ...asked, notes: `Rief an: ${OWN}`, person }))
}

/** A private file goes with the person, bytes and all; one of the business stays without the name. */
async function plantFiles(owner: string): Promise<void> {
  for (const [word, isPrivate] of [
    [OWN, true],
    [SHARED, false],
  ] as const) {
    const sent = { name: `${word}.txt`, bytes: `Geheim: ${word}`, type: 'text/plain' }
    const { _id } = oneFile(await send(admin, [sent]))
    const owned = { owner_id: owner, owner_name: isPrivate ? OWN : '', is_private: isPrivate }
    await db.updateTable('files').set(owned).where('id', '=', _id).execute()
  }
}

/** What others were told of them, work that is waiting, and rows of an imported file. */
async function plantInKernel(mail: string): Promise<void> {
  const name = `Frau ${OWN}`
  const told = { id: uuidv7(), user_id: admin.userId, kind: 'told', link: '', read_at: null }
  await db
    .insertInto('notices')
    .values({ ...told, title: `${name} hat geschrieben` })
    .execute()
  const sent = {
    recipient: 'chef@example.org',
    mailbox: null,
    state: 'kept',
    answer: null,
  } as const
  const words = { subject: name, html: `<p>${name}</p>`, text: `Von ${mail}, also ${name}` }
  await db
    .insertInto('mails')
    .values({ id: uuidv7(), ...sent, ...words, attempts: 0, sent_at: null })
    .execute()
  const [job] = serverModules.flatMap(({ jobs = [] }) => jobs)
  const startAfter = new Date(Date.now() + 86_400_000)
  await app.scope.change((change) =>
    change.enqueue(String(job?.name), { who: name, mail }, { startAfter }),
  )
  const id = uuidv7()
  await sql`insert into imports (id, kind, file_name, state, has_header, columns, mapping, total,
    position, goal, counts, user_name) values (${id}, 'people', 'alt.csv', 'done', true, '[]', '{}',
    1, 1, 1, '{}', '')`.execute(db)
  await sql`insert into import_rows (import_id, n, line, cells)
    values (${id}, 1, 1, ${JSON.stringify([OWN, mail.toUpperCase()])})`.execute(db)
}

async function must(answer: Promise<{ status: number; text: string }>): Promise<void> {
  const { status, text } = await answer
  if (status !== 200) throw new Error(`${status} ${text}`)
}

type Finding = { place: string; words: string[] }

/** Every column of every table as text, whatever was added since; bytes as they are written. */
async function placesOf(word: string): Promise<Finding[]> {
  const { rows: tables } = await sql<{ name: string; table: string }>`
    select c.relname as name, format('%I.%I', n.nspname, c.relname) as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname not in ('pg_catalog', 'information_schema') order by 2`.execute(db)
  const hex = Buffer.from(word).toString('hex')
  const found = new Map<string, string[]>()
  for (const { name, table } of tables) {
    const { rows } = await sql<{ key: string; value: string }>`
      select part.key, part.value from ${sql.raw(table)} t, jsonb_each_text(to_jsonb(t)) part
      where part.value ilike ${`%${word}%`} or part.value like ${`%${hex}%`}`.execute(db)
    for (const { key, value } of rows) {
      const words = found.get(`${name}.${key}`) ?? []
      const said = value.toLowerCase().match(new RegExp(`${word}[a-z]*`, 'g')) ?? [hex]
      found.set(`${name}.${key}`, [...new Set([...words, ...said])])
    }
  }
  return [...found].map(([place, words]) => ({ place, words: words.toSorted() }))
}

async function filesWith(word: string): Promise<string[]> {
  const folder = app.services.settings.dataDir
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const found = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const bytes = await readFile(join(parentPath, name)).catch(() => Buffer.alloc(0))
      return bytes.includes(word) || name.includes(word) ? [name] : []
    }),
  )
  return found.flat()
}
