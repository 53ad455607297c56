import { setImmediate as nextTurn } from 'node:timers/promises'
import { defineJob } from '../jobs/job.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { nextBatch } from './next-batch.ts'
import { RowsAhead } from './rows/rows-ahead.ts'

export const IMPORT_JOB = 'kernel.import'

/** After this long the next import has its turn, and this one goes on in a job of its own. */
const TURN_MS = 10_000

/**
 * Moves an import on, batch by batch. It begins where the import is, so it may run again at any time:
 * a killed one goes on at the row it had reached.
 */
export const importJob = defineJob<KernelTables, { id: string }>({
  name: IMPORT_JOB,
  run: async (scope, { id }, attempt) => {
    const until = performance.now() + TURN_MS
    const ahead = new RowsAhead()
    try {
      while (await nextBatch(scope, id, ahead)) {
        attempt.signal.throwIfAborted()
        if (performance.now() > until)
          return scope.change((change) => change.enqueue(IMPORT_JOB, { id }, { key: id }))
        await nextTurn()
      }
    } catch (error) {
      if (attempt.isLast)
        await scope.db.updateTable('imports').set({ is_stuck: true }).where('id', '=', id).execute()
      throw error
    }
  },
})
