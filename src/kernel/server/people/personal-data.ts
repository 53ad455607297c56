import type { Kysely, UpdateType } from 'kysely'
import { type QueryExecutorProvider, type RawBuilder, type SelectType, sql } from 'kysely'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Change } from '../change.ts'
import type { Scope } from '../context.ts'

/**
 * Someone a module may hold data about: by an account, by addresses, by an entry among the people of
 * the business. Each may be missing. `merged` are entries that were merged into theirs, `phones` the digits
 * of their numbers.
 */
export type Person = {
  id: string | null
  emails: readonly string[]
  person: string | null
  merged?: readonly string[]
  phones?: readonly string[]
}

/** Something that must be kept although the person wants to be forgotten, and the law that says so. */
export type Kept = { what: Label; why: Label }

/** Why something is held (GDPR, article 15): what for, on which legal ground, for how long. */
export type Purpose = { for: Label; basis: Label; until: Label }

/**
 * What a module holds about a person (GDPR, articles 15 and 17). A module that stores anything
 * tied to a person names it here; the users module asks all of them.
 */
export type PersonalData = {
  tables: readonly DeclaredTable[]
  purpose: Purpose
  /** Where staff correct it, below the admin base; nothing where there is no such screen. */
  place?(person: Person): string | undefined
  /** Who this is in full: the module that knows the people of the business adds what it knows. */
  identify?<T>(unit: { db: Kysely<T> }, person: Person): Promise<Person>
  /** The data as it goes into the person's export: plain, complete, without what is about others. */
  collect<T>(scope: Scope<T>, person: Person): Promise<Record<string, unknown>>
  /** Erases or anonymises inside the change, and says what had to stay. Safe to repeat. */
  erase<T>(change: Change<T>, person: Person): Promise<readonly Kept[]>
  /** Hands everything of one account to another, when two accounts turn out to be one person. */
  merge<T>(change: Change<T>, from: Person, into: Person): Promise<void>
}

type Column<Table> = keyof Table & string

/** One table that names persons. Declared twice it may treat different rows differently. */
type PersonTable<Tables> = {
  [T in keyof Tables & string]: {
    table: T
    /** The column with the id of the account. */
    account?: Column<Tables[T]>
    /** The column with an address; capitals make no difference. With `account` either one will do. */
    email?: Column<Tables[T]>
    /** The column with the id of an entry among the people of the business. */
    person?: Column<Tables[T]>
    /** Only the rows with these values. */
    where?: { readonly [C in Column<Tables[T]>]?: SelectType<Tables[T][C]> }
    /** What the export calls the rows, and which columns it shows of them. */
    exported?: { as: string; columns: readonly Column<Tables[T]>[] }
    /** The row goes; or what becomes of its columns, where a `Kept` says why one stays. */
    erase: 'delete' | { readonly [C in Column<Tables[T]>]?: UpdateType<Tables[T][C]> | Kept }
    /** When two accounts become one: handed over unless said. */
    merge?: 'stays'
    /** A person has one row for each of these; what both accounts have is not handed over twice. */
    oncePer?: Column<Tables[T]>
  }
}[keyof Tables & string]

export type DeclaredTable = {
  table: string
  account?: string
  email?: string
  person?: string
  where?: Readonly<Record<string, unknown>>
  exported?: { as: string; columns: readonly string[] }
  erase: 'delete' | Readonly<Record<string, unknown>>
  merge?: 'stays'
  oncePer?: string
}

export type PersonColumns<Tables> = Pick<PersonalData, 'purpose' | 'place'> & {
  tables: readonly PersonTable<Tables>[]
  identify?(unit: { db: Kysely<Tables> }, person: Person): Promise<Person>
  /** What columns cannot say. Each runs before the tables are changed. */
  collect?(scope: Scope<Tables>, person: Person): Promise<Record<string, unknown>>
  erase?(change: Change<Tables>, person: Person): Promise<readonly Kept[]>
  merge?(change: Change<Tables>, from: Person, into: Person): Promise<void>
}

/**
 * Declares by column where persons are named, what their export shows and what erasure does.
 * @example
 * personal: personColumns<NoticeTables>({ purpose: { for: …, basis: …, until: … }, tables: [{ table: 'notices', account: 'user_id',
 *   exported: { as: 'notices', columns: ['title', 'created_at'] }, erase: 'delete' }] })
 */
export function personColumns<Tables>(declared: PersonColumns<Tables>): PersonalData {
  const tables = declared.tables as unknown as readonly DeclaredTable[]
  const { purpose, place, identify } = declared
  const data: PersonalDataOf<Tables> = {
    tables,
    purpose,
    ...(place && { place }),
    ...(identify && { identify }),
    collect: async (scope, person) => {
      const found: Record<string, unknown> = {}
      for (const table of tables)
        if (table.exported) found[table.exported.as] = await readRows(scope.db, table, person)
      return { ...found, ...(await declared.collect?.(scope, person)) }
    },
    erase: async (change, person) => {
      const kept = new Set(await declared.erase?.(change, person))
      for (const table of tables)
        for (const reason of await eraseRows(change.db, table, person)) kept.add(reason)
      return [...kept]
    },
    merge: async (change, from, into) => {
      await declared.merge?.(change, from, into)
      for (const table of tables)
        if (table.merge !== 'stays') await handOver(change.db, table, { from, into })
    },
  }
  return data as unknown as PersonalData
}

type PersonalDataOf<Tables> = Pick<PersonColumns<Tables>, 'purpose' | 'place' | 'identify'> & {
  tables: readonly DeclaredTable[]
  collect(scope: Scope<Tables>, person: Person): Promise<Record<string, unknown>>
  erase(change: Change<Tables>, person: Person): Promise<readonly Kept[]>
  merge(change: Change<Tables>, from: Person, into: Person): Promise<void>
}

/** No person has more rows than this; it only keeps a broken table from filling the memory. */
const MOST = 100_000

async function readRows(db: QueryExecutorProvider, table: DeclaredTable, person: Person) {
  const columns = table.exported?.columns ?? []
  const order = columns.find((column) => column.endsWith('_at')) ?? columns[0] ?? 'id'
  const named = columns.map((column) => sql`${sql.ref(column)} as ${sql.ref(exportedName(column))}`)
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(named)} from ${sql.table(table.table)}
    where ${isAbout(table, person)} order by ${sql.ref(`${table.table}.${order}`)}
    limit ${MOST}`.execute(db)
  return rows
}

/** As the calls name things: `_id`, `created`, `isPrivate`. */
export function exportedName(column: string): string {
  if (column === 'id') return '_id'
  return column.replace(/_(?:at|id)$/, '').replace(/_([a-z])/g, (_, sign) => sign.toUpperCase())
}

async function eraseRows(
  db: QueryExecutorProvider,
  table: DeclaredTable,
  person: Person,
): Promise<Kept[]> {
  const [name, about] = [sql.table(table.table), isAbout(table, person)]
  if (table.erase === 'delete') {
    await sql`delete from ${name} where ${about}`.execute(db)
    return []
  }
  const columns = Object.entries(table.erase)
  const kept = columns.flatMap(([, value]) => (isKept(value) ? [value] : []))
  const set = columns.filter(([, value]) => !isKept(value))
  const stays = kept.length > 0 && (await hasRows(db, table, person))
  if (set.length > 0) {
    const values = set.map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
    await sql`update ${name} set ${sql.join(values)} where ${about}`.execute(db)
  }
  return stays ? kept : []
}

async function hasRows(db: QueryExecutorProvider, table: DeclaredTable, person: Person) {
  const { rows } = await sql`select from ${sql.table(table.table)}
    where ${isAbout(table, person)} limit 1`.execute(db)
  return rows.length > 0
}

type Pair = { from: Person; into: Person }

async function handOver(db: QueryExecutorProvider, declared: DeclaredTable, { from, into }: Pair) {
  const { account, email, person: _, ...table } = declared
  const name = sql.table(table.table)
  if (account && from.id && into.id) {
    const about = isAbout({ ...table, account }, from)
    if (table.oncePer)
      await sql`delete from ${name} where ${about} and ${sql.ref(table.oncePer)} in (
        select ${sql.ref(table.oncePer)} from ${name}
        where ${isAbout({ ...table, account }, into)})`.execute(db)
    await sql`update ${name} set ${sql.ref(account)} = ${into.id} where ${about}`.execute(db)
  }
  const [address] = into.emails
  if (email && address)
    await sql`update ${name} set ${sql.ref(email)} = ${address}
      where ${isAbout({ ...table, email }, from)}`.execute(db)
}

/** The rows that name a person: by account, by address or by their entry among the people. */
function isAbout(table: DeclaredTable, person: Person) {
  const { account, email, where = {} } = table
  const names: RawBuilder<boolean>[] = []
  if (table.person && person.person) {
    const entries = [person.person, ...(person.merged ?? [])]
    names.push(sql<boolean>`${sql.ref(table.person)} = any(${entries}::uuid[])`)
  }
  if (account && person.id) names.push(sql<boolean>`${sql.ref(account)} = ${person.id}`)
  if (email && person.emails.length > 0) {
    const addresses = person.emails.map((address) => address.toLowerCase())
    names.push(sql<boolean>`lower(${sql.ref(email)}) = any(${addresses}::text[])`)
  }
  const isNamed = names.length > 0 ? sql.join(names, sql` or `) : sql`false`
  const limits = Object.entries(where).map(([column, value]) =>
    value === null ? sql` and ${sql.ref(column)} is null` : sql` and ${sql.ref(column)} = ${value}`,
  )
  return sql<boolean>`(${isNamed})${sql.join(limits, sql``)}`
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'what' in value && 'why' in value
}
