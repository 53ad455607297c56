import { uuidv7 } from 'uuidv7'
import type { Mapping } from '#kernel/contract/admin/imports.ts'
import type { Change } from '../change.ts'
import { readCsv } from '../csv/read-csv.ts'
import type { ImportDeclaration } from './declaration.ts'
import { proposeMapping } from './mapping.ts'
import {
  type EarlierRows,
  type Outcome,
  planRows,
  readRows,
  storePlanned,
} from './rows/plan-rows.ts'
import { keptCell } from './rows/read-row.ts'

const NONE: EarlierRows = {
  areStored: true,
  itemsOf: async () => ({ items: new Map(), ids: new Map() }),
  touched: async () => [],
}

type TextLine = { line: number; cells: string[]; outcome: Outcome }

/** A short file in one change, with columns as proposed: for calls that answer at once. A trial writes nothing. */
export async function importText<Tables>(
  change: Change<Tables>,
  declared: ImportDeclaration,
  { csv, most, isTrial }: { csv: string; most: number; isTrial: boolean },
): Promise<{ mapping: Mapping; lines: TextLine[] }> {
  const all = (await readCsv(csv, most))
    .map(({ line, cells }) => ({ line, cells: cells.map(keptCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const { hasHeader, mapping } = proposeMapping(declared, all[0]?.cells ?? [])
  const rows = hasHeader ? all.slice(1) : all
  const own = change as unknown as Change<never>
  const read = await readRows(declared, mapping, rows)
  const planning = { declared, options: {}, earlier: NONE, idsFor: () => uuidv7 }
  const outcomes = await planRows(own, planning, read)
  if (!isTrial) await storePlanned(own, declared, outcomes)
  const lines = rows.flatMap((row, at) => {
    const outcome = outcomes[at]
    return outcome ? [{ ...row, outcome }] : []
  })
  return { mapping, lines }
}
