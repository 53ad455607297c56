import { setTimeout as pause } from 'node:timers/promises'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import { AppError } from '../app-error.ts'
import type { Change } from '../change.ts'
import type { Scope } from '../context.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import type { ContentStore } from './store/content-store.ts'

/**
 * A waiting job is looked for every ten seconds; it starts this much early and waits for its minute
 * itself, so that the website changes on time.
 */
const EARLY_MS = 20_000

export type Due = { id: string; lang: Lang }

/** Someone must be awake at these minutes; one job serves all things of a module and a minute. */
export async function announceMinutes(
  change: Pick<Change<never>, 'enqueue'>,
  module: string,
  moments: readonly (Date | null)[],
): Promise<void> {
  for (const at of moments) {
    if (!at) continue
    const startAfter = new Date(at.getTime() - EARLY_MS)
    const key = at.toISOString()
    await change.enqueue(`${module}.due`, { at: key }, { startAfter, key })
  }
}

/** The job that settles what is due at a minute, and the one that makes up for a lost one. */
export function dueJobs<Tables>(
  module: string,
  settle: (scope: Scope<Tables>, now: Date) => Promise<unknown>,
): readonly Job[] {
  const due = defineJob<Tables, { at: string }>({
    name: `${module}.due`,
    concurrency: 2,
    run: async (scope, { at }, { signal }) => {
      await until(Date.parse(at), signal)
      await settle(scope, new Date())
    },
  })
  const catchUp = defineJob<Tables, object>({
    name: `${module}.catch-up`,
    cron: '* * * * *',
    retries: 0,
    run: async (scope) => {
      await settle(scope, new Date())
    },
  })
  return [due, catchUp]
}

/**
 * A timer may end a millisecond before its moment on the wall clock: a look at that time would find
 * nothing due, and the next one comes with the catch-up a minute later.
 */
async function until(moment: number, signal: AbortSignal): Promise<void> {
  for (let wait = moment - Date.now(); wait > 0; wait = moment - Date.now()) {
    await pause(wait, undefined, { signal })
  }
}

type Settling = {
  /** One change that looks again under the module's lock, so that it happens once. */
  settle(due: Due): Promise<void>
  giveUp(due: Due, code: string): Promise<void>
}

/**
 * Publishes and takes down what is due; returns how many were. What appears comes first: what is over
 * is not found any more even before it is taken down.
 */
export async function settleAllDue(
  { db, store, now }: { db: QueryExecutorProvider; store: ContentStore; now: Date },
  { settle, giveUp }: Settling,
): Promise<number> {
  const { rows } = await sql<Due>`
    select t.id, c.lang from ${sql.table(store.contents)} c
      join ${sql.table(store.things)} t on t.id = c.${sql.ref(store.owner)}
    where t.deleted_at is null
      and (c.publish_at <= ${now} or (c.is_live and c.expire_at <= ${now}))
    order by c.publish_at, t.id limit 1000`.execute(db)
  for (const due of rows) {
    try {
      await settle(due)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await giveUp(due, error.code)
    }
  }
  return rows.length
}
