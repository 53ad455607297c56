import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Mapping, Verdict } from '#kernel/contract/admin/imports.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import type { Change } from '../../change.ts'
import type {
  EarlierItem,
  ImportDeclaration,
  ImportOptions,
  Planned,
  StoreEntry,
} from '../declaration.ts'
import { readRow } from './read-row.ts'

/** What is kept of a row that was handled. */
export type Outcome = {
  keys: readonly string[]
  verdict: Verdict
  reason: Label | null
  fields: string[] | null
  item_id: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  rest: unknown
}

/** Things by id, and which of them rows of a key had to do with. */
export type EarlierItems = { items: Map<string, EarlierItem>; ids: Map<string, Set<string>> }

/** What rows before these have to do with them. */
export type EarlierRows = {
  /** Whether they are stored already, so that the tables know what became of them. */
  areStored: boolean
  itemsOf(keys: readonly string[]): Promise<EarlierItems>
  /** Which of these things any row has made or changed. */
  touched(ids: readonly string[]): Promise<readonly string[]>
}

type Planning = {
  declared: ImportDeclaration
  options: ImportOptions
  earlier: EarlierRows
  /** What makes ids for the row at this place. */
  idsFor(at: number): () => string
}
type Row = { cells: readonly string[] }
type Keyed = { keys: readonly string[]; values: Record<string, unknown> }
/** What the cells of a row say. */
export type RowRead = Keyed | { refused: Label }

const TWICE: Label = {
  de: 'Eine frühere Zeile dieser Datei betrifft dasselbe, aber unter anderen Angaben.',
  en: 'An earlier row of this file is about the same thing, but under different details.',
}
/** Rows read at once: some milliseconds, then others have their turn. */
const SLICE = 200

/** Reads the cells of rows by the columns that were chosen. */
export async function readRows(
  declared: ImportDeclaration,
  mapping: Mapping,
  rows: readonly Row[],
): Promise<RowRead[]> {
  const read: RowRead[] = []
  for (const { cells } of rows) {
    const row = readRow(declared, mapping, cells)
    read.push('refused' in row ? row : { keys: keysOf(declared, row.values), values: row.values })
    if (read.length % SLICE === 0) await nextTurn()
  }
  return read
}

/** Says in their order what would become of rows. Nothing is written. */
export async function planRows(
  change: Change<never>,
  planning: Planning,
  read: readonly RowRead[],
): Promise<Outcome[]> {
  const memory = await remember(planning, read)
  const outcomes: Outcome[] = []
  for (const part of withoutRepeats(read)) {
    const planned = await planPart(change, { ...planning, memory }, part)
    for (const [place, at] of [...part.keys()].entries()) {
      const outcome = planned[place]
      if (outcome) outcomes[at] = outcome
    }
  }
  for (const [at, row] of read.entries())
    if ('refused' in row) outcomes[at] = refusal([], row.refused)
  return outcomes
}

/** Each thing once, as its last row leaves it. */
export async function storePlanned(
  change: Change<never>,
  declared: ImportDeclaration,
  outcomes: readonly Outcome[],
): Promise<void> {
  const entries = new Map<string, StoreEntry>()
  for (const { verdict, item_id: id, before, after, rest } of outcomes) {
    if ((verdict !== 'new' && verdict !== 'changed') || id === null || after === null) continue
    const first = entries.get(id)
    entries.set(id, { id, before: first ? first.before : before, after, rest })
  }
  if (entries.size > 0) await declared.store(change, [...entries.values()])
}

/** Parts in order, in none of which two rows share a key; by the place of each row. */
function withoutRepeats(read: readonly RowRead[]): Map<number, Keyed>[] {
  const parts: Map<number, Keyed>[] = []
  let part = new Map<number, Keyed>()
  let known = new Set<string>()
  for (const [at, row] of read.entries()) {
    if ('refused' in row) continue
    if (row.keys.some((key) => known.has(key))) {
      parts.push(part)
      part = new Map()
      known = new Set()
    }
    for (const key of row.keys) known.add(key)
    part.set(at, row)
  }
  return part.size > 0 ? [...parts, part] : parts
}

/** Besides what earlier rows had to do with: what those of this batch make, and what is touched. Asked about each thing once. */
type Memory = EarlierItems & { touched: Set<string>; asked: Set<string> }

/** What is stored is read from the tables; what is only planned stands in for it. */
async function remember({ earlier }: Planning, read: readonly RowRead[]): Promise<Memory> {
  const keys = read.flatMap((row) => ('keys' in row ? row.keys : []))
  const { items, ids } = await earlier.itemsOf(keys)
  return { ids, items: earlier.areStored ? new Map() : items, touched: new Set(), asked: new Set() }
}

async function planPart(
  change: Change<never>,
  { declared, options, earlier, idsFor, memory }: Planning & { memory: Memory },
  part: ReadonlyMap<number, Keyed>,
): Promise<Outcome[]> {
  const [places, rows] = [[...part.keys()], [...part.values()]]
  const related = rows.map(
    ({ keys }) => new Set(keys.flatMap((key) => [...(memory.ids.get(key) ?? [])])),
  )
  const given = rows.map(({ values }, at) => ({
    values,
    earlier: [...(related[at] ?? [])].flatMap((id) => memory.items.get(id) ?? []),
    newId: idsFor(places[at] ?? 0),
  }))
  const planned = await declared.plan(change, given, options)
  const ids = planned.flatMap((one) => ('id' in one && !memory.asked.has(one.id) ? [one.id] : []))
  for (const id of ids) memory.asked.add(id)
  for (const id of await earlier.touched(ids)) memory.touched.add(id)
  return rows.map(({ keys }, at) => {
    const outcome = outcomeOf(keys, planned[at])
    const { item_id: id, after, rest } = outcome
    if (id === null || after === null) return outcome
    if (memory.touched.has(id) && !related[at]?.has(id)) return refusal(keys, TWICE)
    if (outcome.verdict !== 'same') memory.touched.add(id)
    memory.items.set(id, { id, after, rest })
    for (const key of keys) memory.ids.set(key, (memory.ids.get(key) ?? new Set()).add(id))
    return outcome
  })
}

/** What makes two rows the same, short enough for an index whatever stands in the cells. */
function keysOf({ keys }: ImportDeclaration, values: Record<string, unknown>): string[] {
  return [...new Set(keys(values))].map((key) => hash('sha256', key, 'base64url'))
}

function outcomeOf(keys: readonly string[], planned: Planned | undefined): Outcome {
  if (!planned) throw new Error('An import answered for fewer rows than it was given')
  if ('refused' in planned) return refusal(keys, planned.refused)
  const { id, before, after, rest = null, reason = null } = planned
  const fields = Object.keys(after).filter((name) => !isSame(before?.[name], after[name]))
  const verdict = before === null ? 'new' : fields.length > 0 ? 'changed' : 'same'
  return { keys, verdict, reason, fields, item_id: id, before, after, rest }
}

function refusal(keys: readonly string[], reason: Label): Outcome {
  const nothing = { fields: null, item_id: null, before: null, after: null, rest: null }
  return { keys, verdict: 'refused', reason, ...nothing }
}

/** Whether two values are the same once they were stored. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isThing(one) || !isThing(other)) return (one ?? null) === (other ?? null)
  return isDeepStrictEqual(stored(one), stored(other))
}

function isThing(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
