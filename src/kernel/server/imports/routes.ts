import { type Kysely, sql } from 'kysely'
import * as contract from '#kernel/contract/admin/imports.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { failures } from '../app-error.ts'
import type { Change } from '../change.ts'
import type { Context } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { wholeList } from '../list/list-totals.ts'
import { type Route, routesOf } from '../route.ts'
import type { ImportDeclaration } from './declaration.ts'
import { importFailures } from './failures.ts'
import { IMPORT_JOB } from './import-job.ts'
import { runFrom } from './next-batch.ts'
import {
  allowedImport,
  findImport,
  type ImportRecord,
  isUndoable,
  lastImports,
  lockImport,
  mayDo,
  mayOpen,
  NO_COUNTS,
  type StoredRow,
  toImport,
  undoHoursOf,
} from './queries.ts'
import { storeFile } from './store-file.ts'

const on = routesOf<KernelTables>()
type ImportContext = Context<KernelTables>
type Step = keyof ImportDeclaration['access']

/** How much of a cell a screen shows. */
const SHOWN_SIGNS = 200

export const importRoutes: readonly Route[] = [
  on(contract.listImports, async (context, { query }) => {
    const declared = allowedImport(context, query.kind, 'check')
    const known = await lastImports(context.db, query.kind)
    const items = known.filter((record) => mayOpen(context, declared, record)).map(toImport)
    const fields = Object.entries(declared.fields).map(([name, { label, isRequired = false }]) => ({
      name,
      label: label[context.lang],
      isRequired,
    }))
    const options = Object.entries(declared.options ?? {}).map(([name, label]) => ({
      name,
      label: label[context.lang],
    }))
    return {
      label: declared.label[context.lang],
      fields,
      options,
      extensions: (declared.formats ?? []).flatMap((format) => format.extensions),
      mayRun: mayDo(context, declared, 'run'),
      undoHours: undoHoursOf(declared),
      ...wholeList(items),
    }
  }),
  on(contract.uploadImport, async (context, { query }) =>
    toImport(await storeFile(context, allowedImport(context, query.kind, 'check'))),
  ),
  on(contract.readImport, async (context, { params }) =>
    toImport((await openImport(context, params.id)).record),
  ),
  on(contract.checkImport, (context, { params, body }) => check(context, params.id, body)),
  on(contract.runImport, (context, { params, body }) => run(context, params.id, body.revision)),
  on(contract.cancelImport, (context, { params }) => cancel(context, params.id)),
  on(contract.undoImport, (context, { params }) => undo(context, params.id)),
  on(contract.listImportRows, async (context, { params, query }) => {
    const { record, declared } = await openImport(context, params.id)
    const rows = await findRows(context.db, record, query)
    const next = rows.length === query.limit ? (rows.at(-1)?.n ?? null) : null
    const signs = query.isWhole ? undefined : SHOWN_SIGNS
    const items = rows.map((row) => ({
      ...toRow(row, declared, context.lang),
      cells: row.cells.map((cell) => cell.slice(0, signs)),
    }))
    return { items, next }
  }),
]

async function openImport(context: ImportContext, id: string, step: Step = 'check') {
  const record = await findImport(context.db, id)
  if (!record) throw failures.notFound()
  const declared = allowedImport(context, record.kind, step)
  if (!mayOpen(context, declared, record)) throw failures.noPermission()
  return { record, declared }
}

type Decide = (record: ImportRecord) => ImportPatch
type ImportPatch = {
  state: ImportRecord['state']
  revision?: number
  has_header?: boolean
  mapping?: string
  options?: string
  position?: number
  goal?: number
  counts?: string
  is_stuck?: boolean
  runs_after_check?: boolean
  actor?: string
  started_at?: Date
  finished_at?: Date
}

/** Moves an import to its next step, which the job then does. */
async function move(context: ImportContext, id: string, decide: Decide) {
  const moved = await context.change(async (change) => {
    const record = await lockImport(change.db, id)
    if (!record) throw failures.notFound()
    const patch = { is_stuck: false, actor: JSON.stringify(context.user), ...decide(record) }
    // A check that begins anew; one that goes on keeps what it found.
    if (patch.state === 'checking' && 'position' in patch)
      await change.db.deleteFrom('import_keys').where('import_id', '=', id).execute()
    await change.enqueue(IMPORT_JOB, { id }, { key: id })
    return store(change, id, patch)
  })
  return toImport(moved)
}

function store({ db }: Change<KernelTables>, id: string, patch: ImportPatch) {
  return db
    .updateTable('imports')
    .set(patch)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Check = {
  revision: number
  mapping: contract.Mapping
  hasHeader: boolean
  options: Readonly<Record<string, boolean>>
}

async function check(context: ImportContext, id: string, given: Check) {
  const { declared } = await openImport(context, id)
  const known = Object.keys(declared.fields).map((name) => [name, given.mapping[name] ?? null])
  const options = Object.keys(declared.options ?? {}).map((name) => [
    name,
    given.options[name] ?? false,
  ])
  return move(context, id, (record) => {
    if (!['uploaded', 'checking', 'checked'].includes(record.state)) throw importFailures.notNow()
    if (record.revision !== given.revision) throw failures.stale()
    return {
      state: 'checking',
      revision: record.revision + 1,
      // Somebody looks at it now.
      runs_after_check: false,
      has_header: given.hasHeader,
      mapping: JSON.stringify(Object.fromEntries(known)),
      options: JSON.stringify(Object.fromEntries(options)),
      position: given.hasHeader ? 1 : 0,
      goal: record.total,
      counts: JSON.stringify(NO_COUNTS),
    }
  })
}

/** Begins a run, or goes on with whatever is stuck. */
async function run(context: ImportContext, id: string, revision: number) {
  await openImport(context, id, 'run')
  return move(context, id, (record) => {
    if (record.revision !== revision) throw failures.stale()
    if (record.is_stuck) return { state: record.state }
    if (record.state !== 'checked') throw importFailures.notNow()
    return runFrom(record)
  })
}

async function cancel(context: ImportContext, id: string) {
  const { declared } = await openImport(context, id)
  await context.change(async (change) => {
    const record = await lockImport(change.db, id)
    if (!record) throw failures.notFound()
    if (record.started_at && !mayDo(context, declared, 'run')) throw failures.noPermission()
    if (record.state === 'running')
      return store(change, id, {
        state: 'cancelled',
        goal: record.position,
        is_stuck: false,
        finished_at: new Date(),
      })
    if (record.started_at) throw importFailures.notNow()
    return change.db.deleteFrom('imports').where('id', '=', id).execute()
  })
  return {}
}

async function undo(context: ImportContext, id: string) {
  const { declared } = await openImport(context, id, 'run')
  return move(context, id, (record) => {
    if (record.state !== 'done' && record.state !== 'cancelled') throw importFailures.notNow()
    if (!isUndoable(record, declared)) throw importFailures.tooLate()
    return { state: 'undoing', goal: record.position }
  })
}

type RowQuery = { verdict?: contract.Verdict | 'kept'; after: number; limit: number }

function findRows(db: Kysely<KernelTables>, record: ImportRecord, query: RowQuery) {
  const { verdict, after, limit } = query
  const first = record.has_header ? 1 : 0
  // Of a run that was ended early, rows behind its end only have the verdict of the check.
  const last = record.started_at ? Math.max(record.position, record.goal) : record.total
  return db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', record.id)
    .where('n', '>', Math.max(after, first))
    .where('n', '<=', last)
    .$if(verdict === 'kept', (q) => q.where(sql<boolean>`undo <> 'undone'`))
    .$if(verdict !== undefined && verdict !== 'kept', (q) =>
      q.where(sql<boolean>`verdict = ${verdict}`),
    )
    .orderBy('n')
    .limit(limit)
    .execute()
}

function toRow(row: StoredRow, declared: ImportDeclaration, lang: Lang): contract.ImportRow {
  const { fields, names } = declared
  return {
    line: row.line,
    cells: row.cells,
    verdict: row.verdict,
    reason: row.reason?.[lang] ?? '',
    fields: (row.fields ?? []).map(
      (name) => (fields[name]?.label ?? names?.[name])?.[lang] ?? name,
    ),
    undo: row.undo,
  }
}
