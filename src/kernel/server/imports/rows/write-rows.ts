import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Mapping, Verdict } from '#kernel/contract/admin/imports.ts'
import type { Label } from '#kernel/i18n/texts.ts'
import type { Change } from '../../change.ts'
import type { ImportDeclaration, Written } from '../declaration.ts'
import { readRow } from './read-row.ts'

/** What is kept of a row that was handled. */
export type Outcome = {
  key: string | null
  verdict: Verdict
  reason: Label | null
  fields: string[] | null
  item_id: string | null
  before: unknown
  after: unknown
  rest: unknown
}

type Row = { cells: readonly string[] }
type Keyed = { key: string; values: Record<string, unknown> }

/** Reads and writes rows in their order, inside one change; answers for each of them. */
export async function writeRows(
  change: Change<never>,
  { declared, mapping }: { declared: ImportDeclaration; mapping: Mapping },
  rows: readonly Row[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const flush = async (waiting: Map<number, Keyed>) => {
    const written = await declared.write(
      change,
      [...waiting.values()].map(({ values }) => values),
    )
    for (const [place, [at, { key }]] of [...waiting].entries())
      outcomes[at] = outcomeOf(key, written[place])
  }
  let waiting = new Map<number, Keyed>()
  let keys = new Set<string>()
  for (const [at, { cells }] of rows.entries()) {
    const read = readRow(declared, mapping, cells)
    if ('refused' in read) {
      outcomes[at] = refusal(null, read.refused)
      continue
    }
    const key = rowKey(declared, read.values)
    if (keys.has(key)) {
      await flush(waiting)
      waiting = new Map()
      keys = new Set()
    }
    keys.add(key)
    waiting.set(at, { key, values: read.values })
  }
  if (waiting.size > 0) await flush(waiting)
  return outcomes
}

/** What makes two rows the same, short enough for an index whatever stands in the cells. */
export function rowKey({ key }: ImportDeclaration, values: Record<string, unknown>): string {
  return createHash('sha256').update(key(values)).digest('base64url')
}

function outcomeOf(key: string, written: Written | undefined): Outcome {
  if (!written) throw new Error('An import answered for fewer rows than it was given')
  if ('refused' in written) return refusal(key, written.refused)
  const { id, before, after, rest = null } = written
  const fields = Object.keys(after).filter((name) => !isSame(before?.[name], after[name]))
  const verdict = before === null ? 'new' : fields.length > 0 ? 'changed' : 'same'
  return { key, verdict, reason: null, fields, item_id: id, before, after, rest }
}

function refusal(key: string | null, reason: Label): Outcome {
  const nothing = { fields: null, item_id: null, before: null, after: null, rest: null }
  return { key, verdict: 'refused', reason, ...nothing }
}

/** Whether two values are the same once they were stored. */
export function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(stored(one), stored(other))
}

function stored(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}
