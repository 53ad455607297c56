import type { Import } from '#kernel/contract/admin/imports.ts'
import type { Context } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'
import { IMPORT_JOB } from './import-job.ts'
import { allowedImport, NO_COUNTS, toImport } from './queries.ts'
import { storeFile } from './store-file.ts'

/**
 * For programs that ask nobody about columns: takes a file, checks it with the columns it proposes and,
 * unless that is a dry run, runs it then. How far it came is read like that of any other import.
 */
export async function startImport(
  context: Context<KernelTables>,
  { kind, isDryRun }: { kind: string; isDryRun: boolean },
): Promise<Import> {
  const declared = allowedImport(context, kind, isDryRun ? 'check' : 'run')
  const stored = await storeFile(context, declared)
  const started = await context.change(async (change) => {
    await change.enqueue(IMPORT_JOB, { id: stored.id }, { key: stored.id })
    return change.db
      .updateTable('imports')
      .set({
        state: 'checking',
        revision: stored.revision + 1,
        position: stored.has_header ? 1 : 0,
        goal: stored.total,
        counts: JSON.stringify(NO_COUNTS),
        actor: JSON.stringify(context.user),
        runs_after_check: !isDryRun,
      })
      .where('id', '=', stored.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return toImport(started)
}
