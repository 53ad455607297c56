import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { postgresProcessesIn, signal } from '#platform/postgres/server/processes.ts'
import { waitUntil } from '#platform/wait.ts'
import type { Ground } from './ground.ts'

/** Stopped for a while, killed and restarted by its watch, or all connections cut again and again. */
export const KINDS = ['stop', 'kill', 'cut'] as const
export type Kind = (typeof KINDS)[number]

/** Ends when the database can be reached again, as far as this process can see. */
export const TAKE_AWAY: Record<Kind, (place: Ground, ms: number) => Promise<void>> = {
  stop: async (place, ms) => {
    await place.stopDatabase()
    await pause(ms)
    await place.startDatabase()
  },
  kill: async ({ postgres, db }) => {
    const server = postgresProcessesIn(postgres.dataDir).find((found) => found.isPostmaster)
    if (server) signal(server, 'SIGKILL')
    const answers = () =>
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      )
    await waitUntil(answers, { timeoutMs: 60_000, stepMs: 20 })
  },
  cut: async ({ db }, ms) => {
    const until = performance.now() + ms
    while (performance.now() < until) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name like 'kontor%' and pid <> pg_backend_pid()`.execute(db)
      await pause(100)
    }
  },
}
