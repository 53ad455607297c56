import type { Scope } from '../context.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { ServerModule } from '../module.ts'

const DAY = 24 * 60 * 60 * 1000
const USUAL_DAYS = 30

/** The job that empties every trash; for what must not wait for the night. */
export const EMPTY_TRASH = 'kernel.empty-trash'

/** Something whose deleted things wait in a trash. */
export type Trash = {
  /** 30 unless said. */
  keptDays?(scope: Scope<never>): number
  /** Removes for good a batch of what went in before `until`; answers how many. Safe to repeat. */
  purge(scope: Scope<never>, until: Date): Promise<number>
  /** Clean-up that is due once nothing is left to purge. */
  purged?(scope: Scope<never>): Promise<void>
}

/** @example trash: [trashOf<BugTables>({ purge: … })] */
export function trashOf<Tables>(trash: {
  keptDays?(scope: Scope<Tables>): number
  purge(scope: Scope<Tables>, until: Date): Promise<number>
  purged?(scope: Scope<Tables>): Promise<void>
}): Trash {
  return trash as unknown as Trash
}

/** Every night, for all modules: one that fails is tried again without holding up the others. */
export function emptyTrash(modules: readonly ServerModule[]): Job {
  const all = modules.flatMap(({ trash = [] }) => trash)
  return defineJob<KernelTables, object>({
    name: EMPTY_TRASH,
    cron: '40 4 * * *',
    run: async (scope) => {
      const results = []
      for (const trash of all) {
        results.push(await emptyOne(scope as unknown as Scope<never>, trash).catch(failed))
      }
      const fault = results.find((result) => result !== undefined)
      if (fault) throw fault.reason
    },
  })
}

async function emptyOne(scope: Scope<never>, trash: Trash): Promise<undefined> {
  const days = trash.keptDays?.(scope) ?? USUAL_DAYS
  const until = new Date(Date.now() - days * DAY)
  while ((await trash.purge(scope, until)) > 0);
  await trash.purged?.(scope)
  return undefined
}

function failed(reason: unknown): { reason: unknown } {
  return { reason }
}
