import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { pino } from 'pino'
import type { Scope } from '../context.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { JobModule } from './create-jobs.ts'
import { createJobs } from './create-jobs.ts'
import type { Jobs } from './jobs.ts'
import type { QueueTiming } from './queue-timing.ts'

export type Note = { note: string }

const HURRY: Partial<QueueTiming> = {
  supervise: 1,
  idlePoll: 0.5,
  blindPoll: 0.5,
  retryDelay: 1,
  stop: 1,
}

/** For tests: queues that notice everything quickly, and a look into their table. */
export function testJobs(pool: pg.Pool, db: Kysely<KernelTables>) {
  const running: Jobs[] = []
  return {
    open(module: JobModule, timing: Partial<QueueTiming> = {}): Jobs {
      const jobs = createJobs({
        pool,
        modules: [module],
        scopeFor: () => ({}) as Scope<never>,
        log: pino({ level: 'silent' }),
        timing: { ...HURRY, ...timing },
      })
      running.push(jobs)
      return jobs
    },
    async stopAll() {
      await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
    },
    async send(jobs: Jobs, job: string, note: string) {
      await db.transaction().execute((tx) => jobs.enqueue(tx, { job, payload: { note } }))
    },
    async states(name: string): Promise<string[]> {
      const { rows } = await sql<{ state: string }>`
        select state::text from jobs.job where name = ${name} order by created_on`.execute(db)
      return rows.map(({ state }) => state)
    },
    /** What a killed process leaves behind: an active job nobody sends a heartbeat for. */
    async loseHeartbeat(name: string) {
      await sql`update jobs.job set heartbeat_on = now() - interval '1 hour'
        where name = ${name} and state = 'active'`.execute(db)
    },
  }
}
