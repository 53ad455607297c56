import { serveTasks } from '../../workers/serve-tasks.ts'
import type { SheetTask } from './read-xlsx.ts'
import { SheetFault } from './sheet-fault.ts'
import { sheetRows } from './sheet-rows.ts'

const AT_ONCE = 500

serveTasks(async ({ bytes, limits }: SheetTask, transfer) => {
  try {
    const rows = await sheetRows(Buffer.from(bytes.buffer), limits)
    const pieces: Uint8Array<ArrayBuffer>[] = []
    // As bytes that move: rows by the hundred thousand would hold up whoever gets them.
    for (let at = 0; at < rows.length; at += AT_ONCE)
      pieces.push(new TextEncoder().encode(JSON.stringify(rows.slice(at, at + AT_ONCE))))
    transfer.push(...pieces.map(({ buffer }) => buffer))
    return { pieces }
  } catch (error) {
    if (error instanceof SheetFault) return { fault: error.reason }
    throw error
  }
})
