import { setImmediate as nextTurn } from 'node:timers/promises'
import { z } from 'zod'
import { IMPORT_LIMITS } from '#kernel/contract/admin/imports.ts'
import type { CsvRow } from '../../csv/read-csv.ts'
import { workerFile } from '../../workers/worker-file.ts'
import { WorkerPoolError } from '../../workers/worker-pool-error.ts'
import type { WorkerKind, Workers } from '../../workers/workers.ts'
import { importFailures } from '../failures.ts'
import type { SheetReason } from './sheet-fault.ts'
import type { SheetLimits } from './sheet-rows.ts'

export type SheetTask = { bytes: Uint8Array<ArrayBuffer>; limits: SheetLimits }

const Result = z.union([
  z.object({ pieces: z.array(z.instanceof(Uint8Array)) }),
  z.object({ fault: z.enum(['unreadable', 'too-large', 'too-long', 'too-wide']) }),
])

/** Whoever uploads a workbook chooses its shape, so a thread of its own reads it, within these bounds. */
const sheetReader: WorkerKind<SheetTask, z.infer<typeof Result>> = {
  file: workerFile(new URL('./read-xlsx.worker.ts', import.meta.url)),
  size: 1,
  maxQueue: 10,
  deadlineMs: 60_000,
  idleMs: 30_000,
  resourceLimits: { maxOldGenerationSizeMb: 768 },
  parse: (result) => Result.parse(result),
}

const FAILURES = {
  unreadable: () => importFailures.unreadableSheet(),
  'too-large': () => importFailures.tooLargeInside(),
  'too-long': () => importFailures.tooLong({ most: IMPORT_LIMITS.rows }),
  'too-wide': () => importFailures.tooWide({ most: IMPORT_LIMITS.columns }),
} satisfies Record<SheetReason, () => Error>

const ZIP = Buffer.from('504b0304', 'hex')
const OLD = Buffer.from('d0cf11e0', 'hex')

/** By how it begins; a workbook from before 2007 is refused in words. */
export function isWorkbook(bytes: Buffer): boolean {
  if (bytes.subarray(0, OLD.length).equals(OLD)) throw importFailures.oldWorkbook()
  return bytes.subarray(0, ZIP.length).equals(ZIP)
}

/** The rows of the first sheet of a workbook, a few at a time. */
export async function readXlsx(
  workers: Workers,
  bytes: Buffer,
): Promise<() => AsyncGenerator<CsvRow[]>> {
  const { rows, columns, cell } = IMPORT_LIMITS
  const copy = Uint8Array.from(bytes)
  const task = { bytes: copy, limits: { rows: rows + 1, columns, cell } }
  const result = await workers.run(sheetReader, task, { transfer: [copy.buffer] }).catch(failed)
  if ('fault' in result) throw FAILURES[result.fault]()
  return () => rowsIn(result.pieces)
}

/** It took too long or too much memory: a bomb, whatever its shape. */
function failed(error: unknown): { fault: SheetReason } {
  const isTooMuch =
    error instanceof WorkerPoolError && ['deadline', 'crashed'].includes(error.reason)
  if (isTooMuch) return { fault: 'too-large' }
  throw error
}

const Rows = z.array(z.object({ line: z.int(), cells: z.array(z.string()) }))

async function* rowsIn(pieces: readonly Uint8Array[]): AsyncGenerator<CsvRow[]> {
  for (const piece of pieces) {
    yield Rows.parse(JSON.parse(new TextDecoder().decode(piece)))
    await nextTurn()
  }
}
