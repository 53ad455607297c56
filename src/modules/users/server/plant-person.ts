import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { tablesOf } from '#kernel/server/database.ts'
import type { DeclaredTable } from '#kernel/server/people/personal-data.ts'
import type { Caller } from '#tests/caller.ts'
import type { TestApp } from '#tests/test-app.ts'
import type { Db } from './queries.ts'
import { ALL } from './test-people.ts'

/**
 * Somebody who has left a trace wherever one can be left, each holding the same rare word; for
 * tests that look for it afterwards.
 */
export async function plantPerson(app: TestApp, canary: string) {
  const db: Db = tablesOf(app.services.db)
  const person = await app.as('user')
  const mail = `${canary}@example.org`
  await sql`update users set handle = ${mail}, customer_number = nextval('customer_numbers')
    where id = ${person.userId}`.execute(db)
  await leaveTracesByCalls(person, { canary, mail })
  await leaveTracesInRows(db, person.userId, canary)
  await app.guest.post('/api/v0/auth/login', { handle: mail, password: 'falsch' })
  return { ...person, mail }
}

type Word = { canary: string; mail: string }

async function leaveTracesByCalls(person: Caller & { userId: string }, { canary, mail }: Word) {
  const userData = {
    first_name: canary,
    last_name: canary,
    company: canary,
    contacts: [{ kind: 'email', value: mail, label: canary }],
  }
  const profile = { _id: person.userId, version: 1, name: `Frau ${canary}`, username: canary }
  must(await person.put(ALL, { ...profile, userData }))
  const address = { type: 'person', first_name: canary, last_name: canary, address: canary }
  const place = { zip: '10115', city: canary, country: 'DE' }
  must(await person.post('/api/v0/address/', { ...address, ...place }))
  const report = { title: 'Die Suche klemmt', body: 'Es passiert nichts.', name: canary, mail }
  must(await person.post('/api/v0/system_bugtracker/report', report))
  const fields = { name: canary, email: mail, message: `Guten Tag, hier ist ${canary}.` }
  must(await person.post('/api/v0/message/', { fields }))
}

async function leaveTracesInRows(db: Db, id: string, canary: string) {
  const later = new Date(Date.now() + 3_600_000)
  await sql`insert into auth_keys (id, kind, user_id, key_hash, data, expires_at) values
    (${uuidv7()}, 'new-handle', ${id}, ${randomBytes(32)},
      ${JSON.stringify({ handle: `neu-${canary}@example.org` })}, ${later})`.execute(db)
  await sql`insert into recovery_codes (user_id, code_hash)
    values (${id}, ${randomBytes(32)})`.execute(db)
  await sql`insert into passkeys (id, user_id, public_key, counter, name)
    values (${canary}, ${id}, ${randomBytes(32)}, 0, ${canary})`.execute(db)
  await sql`insert into outside_accounts (issuer, subject, user_id)
    values ('https://www.facebook.com/', ${canary}, ${id})`.execute(db)
  await sql`insert into known_devices (user_id, device_hash)
    values (${id}, ${randomBytes(32)})`.execute(db)
  await sql`insert into user_consents (id, user_id, kind, wording)
    values (${uuidv7()}, ${id}, 'newsletter', ${`Ich, ${canary}, willige ein.`})`.execute(db)
  await sql`insert into saved_views (id, user_id, collection, name, query)
    values (${uuidv7()}, ${id}, 'bugs', ${canary}, '')`.execute(db)
  await sql`insert into edit_locks (noun, item_id, user_id, user_name, tab, expires_at)
    values ('bug', ${uuidv7()}, ${id}, ${canary}, 't', ${later})`.execute(db)
  await sql`insert into notices (id, user_id, kind, title, link)
    values (${uuidv7()}, ${id}, 'bug.assigned', ${`Für ${canary}`}, '')`.execute(db)
  await sql`insert into mails (id, recipient, subject, html, text, state)
    values (${uuidv7()}, ${`${canary}@example.org`}, ${canary}, '', ${canary}, 'kept')`.execute(db)
}

/** Columns whose values the database checks. */
const CHECKED: Readonly<Record<string, string>> = {
  'redirects.source': 'manual',
  'designer_sections.scope': 'shared',
  'data_requests.kind': 'access',
  'data_requests.via': 'mail',
  'data_requests.state': 'open',
  'backup_archives.kind': 'uploaded',
  'backup_archives.state': 'ready',
  'backup_runs.kind': 'proof',
  'messages.state': 'new',
  'returns.kind': 'withdrawal',
  'carts.state': 'active',
  'customers.vat_id_state': 'valid',
  'message_entries.kind': 'note',
}

/**
 * A row in every table a module declares, holding the word wherever erasure has to take it away;
 * whatever it refers to does not exist.
 */
export async function plantDeclared(
  db: Db,
  tables: readonly DeclaredTable[],
  person: Planted,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    const { rows: entries } = await sql<{ id: string }>`
      select id from people where account = ${person.userId}`.execute(tx)
    const known = { ...person, entry: entries[0]?.id }
    for (const declared of tables) {
      const { rows } = await sql<NeededColumn>`
        select column_name as name, udt_name as type,
          is_nullable = 'NO' and column_default is null as needed
        from information_schema.columns
        where table_name = ${declared.table} and table_schema = 'public'
          and is_generated = 'NEVER' and is_identity = 'NO'`.execute(tx)
      const values = rows.flatMap((column) => {
        const value = plantedValue(declared, column, known)
        return value === undefined ? [] : [{ name: column.name, value }]
      })
      await sql`insert into ${sql.table(declared.table)}
        (${sql.join(values.map(({ name }) => sql.ref(name)))})
        values (${sql.join(values.map(({ value }) => value))})`.execute(tx)
    }
  })
}

type Planted = { userId: string; mail: string; canary: string }
type NeededColumn = { name: string; type: string; needed: boolean }

function plantedValue(
  { table, account, email, person, where = {}, exported, erase }: DeclaredTable,
  { name, type, needed }: NeededColumn,
  { userId, mail, canary, entry }: Planted & { entry: string | undefined },
): unknown {
  if (name === account) return userId
  if (name === email) return mail
  if (name === person) return entry
  const fixed = where[name] ?? CHECKED[`${table}.${name}`]
  if (fixed !== undefined) return fixed
  const isSeen = needed || exported?.columns.includes(name)
  const goes = erase === 'delete' ? isSeen : typeof erase[name] === 'string'
  if (goes && type === 'text') return `${canary} ${uuidv7()}`
  if (!needed) return undefined
  return FILLINGS[type]?.() ?? sql`(enum_range(null::${sql.ref(type)}))[1]`
}

const FILLINGS: Readonly<Record<string, () => unknown>> = {
  uuid: uuidv7,
  text: uuidv7,
  varchar: uuidv7,
  bytea: () => randomBytes(32),
  json: () => '[]',
  jsonb: () => '[]',
  timestamptz: () => new Date(),
  date: () => '2026-01-31',
  bool: () => false,
  _text: () => [],
  _uuid: () => [],
  int2: () => 1,
  int4: () => 1,
  int8: () => 1,
}

/** Every place in the database where a word stands, whatever table was added since. */
export async function placesOf(db: Db, word: string): Promise<string[]> {
  const { rows: columns } = await sql<{ place: string; table: string; column: string }>`
    select format('%s.%s', c.table_name, c.column_name) as place,
      format('%I.%I', c.table_schema, c.table_name) as table, c.column_name as column
    from information_schema.columns c join information_schema.tables t
      using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.udt_name in ('text', 'varchar', 'json', 'jsonb', '_text', 'tsvector', 'bpchar', 'uuid')
    order by 1`.execute(db)
  const found: string[] = []
  for (const { place, table, column } of columns) {
    const { rows } = await sql`select from ${sql.raw(table)}
      where ${sql.ref(column)}::text ilike ${`%${word}%`} limit 1`.execute(db)
    if (rows.length > 0) found.push(place)
  }
  return found
}

function must({ status, text }: { status: number; text: string }): void {
  if (status !== 200) throw new Error(`${status} ${text}`)
}
