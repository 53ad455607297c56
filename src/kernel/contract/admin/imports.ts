import { z } from 'zod'
import { anyStaff } from '#kernel/access/rules.ts'
import { endpoint } from '../endpoint.ts'
import { Empty, Id, IdParams, Timestamp, text } from '../fields.ts'
import { listReply, YesNo } from '../list.ts'

const ALL = '/api/v0/import/'
const ONE = '/api/v0/import/:id'

/** How large a file may be, how many rows and columns it may have, and how long it is kept. */
export const IMPORT_LIMITS = {
  bytes: 30 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  cell: 10_000,
  keptDays: 30,
} as const

/** Which kind of import, as its module names it. */
const Kind = text(60).regex(/^[a-z][a-z0-9-]*$/)

/** uploaded → checking → checked → running → done or cancelled → undoing → undone. */
const ImportState = z.enum([
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'cancelled',
  'undoing',
  'undone',
])
export type ImportState = z.infer<typeof ImportState>

const Verdict = z.enum(['new', 'changed', 'same', 'refused'])
export type Verdict = z.infer<typeof Verdict>

export const ImportCounts = z.object({
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  refused: z.int(),
  undone: z.int(),
  kept: z.int(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

/** Field → place of its column, from 0; a field without a column is left alone. */
const Mapping = z.record(text(60), z.int().min(0).max(IMPORT_LIMITS.columns).nullable())
export type Mapping = z.infer<typeof Mapping>

/** Which of the options of a kind were chosen. */
const Options = z.record(text(60), z.boolean())

export const Import = z.object({
  _id: Id,
  kind: Kind,
  file: z.string(),
  state: ImportState,
  /** Grows with every other mapping; a run names the one whose check was seen. */
  revision: z.int(),
  hasHeader: z.boolean(),
  columns: z.array(z.string()),
  mapping: Mapping,
  options: Options,
  total: z.int(),
  /** How many rows the present step has done, and how many it has to do. */
  done: z.int(),
  goal: z.int(),
  counts: ImportCounts,
  /** It could not go on, e.g. because the database was away for long, and waits to be resumed. */
  isStuck: z.boolean(),
  created: Timestamp,
  created_by_name: z.string(),
  finished: Timestamp.nullable(),
  /** Until when the rows are kept. */
  keptUntil: Timestamp,
})
export type Import = z.infer<typeof Import>

const ImportField = z.object({ name: z.string(), label: z.string(), isRequired: z.boolean() })

export const listImports = endpoint({
  method: 'GET',
  path: ALL,
  access: anyStaff,
  narrows: true,
  query: z.strictObject({ kind: Kind }),
  reply: z.object({
    label: z.string(),
    fields: z.array(ImportField),
    options: z.array(z.object({ name: z.string(), label: z.string() })),
    /** Endings of files that can be read beside CSV: '.vcf'. */
    extensions: z.array(z.string()),
    mayRun: z.boolean(),
    /** How long after its end a run can be undone. */
    undoHours: z.int(),
    items: z.array(Import),
    ...listReply,
  }),
  summary: 'What can be imported of one kind, and the last imports of it',
})

export const uploadImport = endpoint({
  method: 'POST',
  path: ALL,
  access: anyStaff,
  narrows: true,
  query: z.strictObject({ kind: Kind }),
  upload: { maxFiles: 1, maxBytes: IMPORT_LIMITS.bytes },
  reply: Import,
  limit: { max: 120, seconds: 3600, per: 'user' },
  summary:
    'Takes a CSV file, or another kind the import knows, and proposes which column is which field; nothing is changed',
})

export const readImport = endpoint({
  method: 'GET',
  path: ONE,
  access: anyStaff,
  narrows: true,
  passive: true,
  params: IdParams,
  reply: Import,
  summary: 'How far an import has come',
})

export const checkImport = endpoint({
  method: 'PUT',
  path: ONE,
  access: anyStaff,
  narrows: true,
  params: IdParams,
  body: z.strictObject({
    revision: z.int(),
    mapping: Mapping,
    hasHeader: z.boolean(),
    options: Options.default({}),
  }),
  reply: Import,
  summary:
    'Takes the columns as mapped and says of every row what would become of it; nothing is changed',
})

export const runImport = endpoint({
  method: 'POST',
  path: '/api/v0/import/:id/run',
  access: anyStaff,
  narrows: true,
  params: IdParams,
  body: z.strictObject({ revision: z.int() }),
  reply: Import,
  summary: 'Imports a file that was checked, or resumes what is stuck',
})

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/v0/import/:id/cancel',
  access: anyStaff,
  narrows: true,
  params: IdParams,
  reply: Empty,
  summary: 'Ends a run where it is; an import that has not begun is forgotten',
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/v0/import/:id/undo',
  access: anyStaff,
  narrows: true,
  params: IdParams,
  reply: Import,
  summary: 'Takes a whole import back, except what was changed since',
})

export const ImportRow = z.object({
  line: z.int(),
  cells: z.array(z.string()),
  verdict: Verdict.nullable(),
  reason: z.string(),
  /** The labels of the fields it changes. */
  fields: z.array(z.string()),
  /** What became of it when the import was undone; `kept`: changed or removed since. */
  undo: z.enum(['undone', 'changed-since', 'gone']).nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

export const listImportRows = endpoint({
  method: 'GET',
  path: '/api/v0/import/:id/rows',
  access: anyStaff,
  narrows: true,
  params: IdParams,
  query: z.strictObject({
    verdict: z.enum([...Verdict.options, 'kept']).optional(),
    after: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** Cells to their end, for a file; a screen needs only how they begin. */
    isWhole: YesNo.default(false),
  }),
  reply: z.object({ items: z.array(ImportRow), next: z.int().nullable() }),
  summary: 'Rows of an imported file with their verdicts; `after` is the `next` of the page before',
})
