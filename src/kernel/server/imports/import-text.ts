import type { Mapping } from '#kernel/contract/admin/imports.ts'
import type { Change } from '../change.ts'
import { readCsv } from '../csv/read-csv.ts'
import type { ImportDeclaration } from './declaration.ts'
import { proposeMapping } from './mapping.ts'
import { keptCell } from './rows/read-row.ts'
import { type Outcome, writeRows } from './rows/write-rows.ts'

type TextLine = { line: number; cells: string[]; outcome: Outcome }

/** A short file in one change, with columns as proposed: for calls that answer at once. */
export async function importText<Tables>(
  change: Change<Tables>,
  declared: ImportDeclaration,
  { csv, most }: { csv: string; most: number },
): Promise<{ mapping: Mapping; lines: TextLine[] }> {
  const all = (await readCsv(csv, most))
    .map(({ line, cells }) => ({ line, cells: cells.map(keptCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const { hasHeader, mapping } = proposeMapping(declared, all[0]?.cells ?? [])
  const rows = hasHeader ? all.slice(1) : all
  const outcomes = await writeRows(change as unknown as Change<never>, { declared, mapping }, rows)
  const lines = rows.flatMap((row, at) => {
    const outcome = outcomes[at]
    return outcome ? [{ ...row, outcome }] : []
  })
  return { mapping, lines }
}
