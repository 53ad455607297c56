import { sql } from 'kysely'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { createAccount, setPassword } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { databaseUrl } from '../e2e/databases.ts'
import { type Bench, median } from './bench.ts'
import { runKontor } from './running-kontor.ts'

const ROUNDS = 200
const KNOWN = 'bekannt@example.org'
const UNKNOWN = 'niemand@example.org'

const CALLS = {
  'sign-in with a wrong password': {
    path: '/api/v0/auth/login',
    more: { password: 'nicht dieses' },
  },
  'asking for a new password': { path: '/api/v0/auth/requestPasswordReset', more: {} },
} as const

/** Nobody can tell by the time of the answer whether an address has an account here. */
export const bench: Bench = {
  title: 'Known against unknown addresses (medians, in random order)',
  run: async () => {
    const running = await runKontor()
    const pool = openPool({ connectionString: databaseUrl('bench') }, () => undefined)
    const db = openDatabase<AuthTables>(pool)
    try {
      await createAccount(db, { handle: KNOWN, role: 'user' })
      await setPassword(db, { handle: KNOWN, password: 'birke zaun laterne 47', isOneTime: false })
      const rows = []
      for (const [name, { path, more }] of Object.entries(CALLS)) {
        const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] }
        for (const handle of shuffled()) {
          await sql`delete from rate_limits`.execute(db)
          times[handle]?.push(await timed(running.kontor.url, path, { handle, ...more }))
        }
        const ratio = median(times[KNOWN] ?? []) / median(times[UNKNOWN] ?? [])
        const isGood = ratio > 0.9 && ratio < 1.1
        rows.push({ name, value: ratio.toFixed(3), bar: '0.9–1.1', isGood })
      }
      return rows
    } finally {
      await db.destroy()
      await running.stop()
    }
  },
}

function shuffled(): string[] {
  const both = Array.from({ length: ROUNDS * 2 }, (_, at) => (at % 2 === 0 ? KNOWN : UNKNOWN))
  return both
    .map((handle) => ({ handle, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ handle }) => handle)
}

async function timed(url: string, path: string, body: object): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return performance.now() - began
}
