import { hash } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import { allows } from '#kernel/access/rules.ts'
import { IMPORT_LIMITS, type Import } from '#kernel/contract/admin/imports.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { failures } from '../app-error.ts'
import type { Scope } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { ImportDeclaration } from './declaration.ts'
import type { Outcome } from './rows/plan-rows.ts'

export type Db = Kysely<KernelTables>
export type ImportScope = Scope<KernelTables>
export type ImportRecord = Selectable<KernelTables['imports']>
export type StoredRow = Selectable<KernelTables['import_rows']>
/** Of a row that is about to be planned nothing else is read: what a check found of it may be much. */
export type NextRow = Pick<StoredRow, 'import_id' | 'n' | 'cells' | 'digest'>

const DAY = 24 * 60 * 60 * 1000
const HISTORY = 50

export const NO_COUNTS = { new: 0, changed: 0, same: 0, refused: 0, undone: 0, kept: 0 }

/** The import of this name, as long as its module is switched on. */
export function findDeclared(
  { modules, config }: Pick<ImportScope, 'modules' | 'config'>,
  kind: string,
): ImportDeclaration | undefined {
  const components = config.get(enabledComponentsSection)
  const on = modules.filter((module) => isComponentEnabled(components, module))
  return on.flatMap(({ imports = [] }) => imports).find(({ name }) => name === kind)
}

/** The same for someone who may do this with it; what nobody declares is not there. */
export function allowedImport(
  scope: ImportScope,
  kind: string,
  step: keyof ImportDeclaration['access'],
): ImportDeclaration {
  const declared = findDeclared(scope, kind)
  if (!declared) throw failures.notFound()
  if (!mayDo(scope, declared, step)) throw failures.noPermission()
  return declared
}

export function mayDo(
  { user, config }: ImportScope,
  { access }: ImportDeclaration,
  step: keyof ImportDeclaration['access'],
): boolean {
  const { member } = config.get(permissionsSection)
  return allows(access.check, user, member) && allows(access[step] ?? access.check, user, member)
}

/** Rows may say more than a person may see elsewhere; what they uploaded themselves they know. */
export function mayOpen(
  scope: ImportScope,
  declared: ImportDeclaration,
  { user_id }: ImportRecord,
): boolean {
  return user_id === scope.user.id || mayDo(scope, declared, 'open')
}

export function findImport(db: Db, id: string): Promise<ImportRecord | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Nobody else moves it on until this change is over. */
export function lockImport(db: Db, id: string): Promise<ImportRecord | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export function lastImports(db: Db, kind: string): Promise<ImportRecord[]> {
  return db
    .selectFrom('imports')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .limit(HISTORY)
    .execute()
}

export function toImport(row: ImportRecord): Import {
  const header = row.has_header ? 1 : 0
  const isBack = row.state === 'undoing' || row.state === 'undone'
  return {
    _id: row.id,
    kind: row.kind,
    file: row.file_name,
    state: row.state,
    revision: row.revision,
    hasHeader: row.has_header,
    columns: row.columns,
    mapping: row.mapping,
    options: row.options,
    total: row.total - header,
    done: isBack ? row.goal - row.position : Math.max(0, row.position - header),
    goal: isBack ? row.goal : Math.max(0, row.goal - header),
    counts: row.counts,
    isStuck: row.is_stuck,
    created: row.created_at.toISOString(),
    created_by_name: row.user_name,
    finished: row.finished_at?.toISOString() ?? null,
    keptUntil: keptUntil(row).toISOString(),
  }
}

function keptUntil({ created_at }: ImportRecord): Date {
  return new Date(created_at.getTime() + IMPORT_LIMITS.keptDays * DAY)
}

export function undoHoursOf({ undoHours }: ImportDeclaration): number {
  return undoHours ?? IMPORT_LIMITS.keptDays * 24
}

export function isUndoable(record: ImportRecord, declared: ImportDeclaration): boolean {
  const since = (record.finished_at ?? record.created_at).getTime()
  const until = Math.min(since + (undoHoursOf(declared) * DAY) / 24, keptUntil(record).getTime())
  return until >= Date.now()
}

/** Rows after the first `after` ones. */
export function rowsAfter(db: Db, row: ImportRecord, limit: number): Promise<NextRow[]> {
  return db
    .selectFrom('import_rows')
    .select(['import_id', 'n', 'cells', 'digest'])
    .where('import_id', '=', row.id)
    .where('n', '>', row.position)
    .orderBy('n')
    .limit(limit)
    .execute()
}

/** As JSON, by their place; only what differs from what is known of a row: a run mostly finds what its check has found. */
export function outcomesToStore(
  rows: readonly NextRow[],
  outcomes: readonly Outcome[],
): Map<number, string> {
  const given = new Map<number, string>()
  for (const [at, { n, digest: known }] of rows.entries()) {
    const said = JSON.stringify({ ...outcomes[at], keys: undefined })
    const digest = hash('sha256', said, 'base64url')
    if (digest !== known) given.set(at, `{"n":${n},"digest":"${digest}",${said.slice(1)}`)
  }
  return given
}

export async function storeOutcomes(
  db: Db,
  id: string,
  given: ReadonlyMap<number, string>,
): Promise<void> {
  if (given.size === 0) return
  await sql`update import_rows r set digest = v.digest, verdict = v.verdict, reason = v.reason,
      fields = v.fields, item_id = v.item_id, before = v.before, after = v.after, rest = v.rest
    from jsonb_to_recordset(${`[${[...given.values()].join()}]`}::jsonb) as v(n integer, digest text,
      verdict text, reason jsonb, fields jsonb, item_id text, before jsonb, after jsonb, rest jsonb)
    where r.import_id = ${id} and r.n = v.n`.execute(db)
}

/** What rows are about: later rows find it by what they share. */
export async function storeKeys(
  db: Db,
  rows: readonly NextRow[],
  outcomes: readonly (Outcome | undefined)[],
): Promise<void> {
  const given = rows.flatMap(({ n, import_id }, at) => {
    const { keys = [], item_id = null } = outcomes[at] ?? {}
    return item_id === null ? [] : keys.map((key) => ({ import_id, key, item_id, n }))
  })
  if (given.length === 0) return
  await sql`insert into import_keys as known (import_id, key, item_id, n)
    select import_id, key, item_id, min(n) from unnest(
      ${given.map((one) => one.import_id)}::uuid[], ${given.map(({ key }) => key)}::text[],
      ${given.map((one) => one.item_id)}::text[], ${given.map(({ n }) => n)}::integer[]
    ) as given (import_id, key, item_id, n) group by 1, 2, 3
    on conflict (import_id, key, item_id) do update set n = excluded.n
      where excluded.n < known.n`.execute(db)
}

/** After thirty days the rows of a file go; what was never run is forgotten altogether. */
export async function forgetImports(db: Db): Promise<void> {
  const until = sql<Date>`now() - make_interval(days => ${IMPORT_LIMITS.keptDays})`
  await db
    .deleteFrom('imports')
    .where('created_at', '<', until)
    .where('started_at', 'is', null)
    .execute()
  const old = db.selectFrom('imports').select('id').where('created_at', '<', until)
  await db.deleteFrom('import_rows').where('import_id', 'in', old).execute()
  await db.deleteFrom('import_keys').where('import_id', 'in', old).execute()
  await db.updateTable('imports').set({ actor: null }).where('created_at', '<', until).execute()
}
