import { type Kysely, sql } from 'kysely'
import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { openMail } from '#kernel/server/mail/mail-key.ts'
import { loadSecret } from '#kernel/server/secret.ts'
import { createAccount, setPassword } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { signupBody } from '#modules/auth/sign-up/server/test-signup.ts'
import { confirmPage } from '#modules/people/candidates/confirm-page.ts'
import { callerOf } from '#tests/caller.ts'
import { databaseUrl } from '../e2e/databases.ts'
import { cookieFor } from '../faults/rig/cookie-for.ts'
import { openToReports } from '../faults/rig/open-to-reports.ts'
import { type Bench, median, type Row } from './bench.ts'
import { runKontor } from './running-kontor.ts'

const ROUNDS = 300
/** How far the medians may be apart. */
const SHARE = 0.05

type Side = 'known' | 'unknown'
type Send = (side: Side, turn: number) => { path: string; body?: object; form?: string }
type Ground = { url: string; db: Kysely<AuthTables>; secret: Buffer }

/** An address of its own for every turn: known by an account, by a person alone, or by nobody. */
const account = (side: Side, turn: number) => `${side}-account-${turn}@example.org`
const person = (side: Side, turn: number) => `${side}-person-${turn}@example.org`

/** Nobody can tell by the time of an answer whether an address is known here. */
export const bench: Bench = {
  title: 'Known against unknown addresses (medians, in random order)',
  run: async () => {
    const running = await runKontor()
    const pool = openPool({ connectionString: databaseUrl('bench') }, () => undefined)
    const db = openDatabase<AuthTables>(pool)
    try {
      const { url, dataDir } = running.kontor
      const ground = { url, db, secret: await loadSecret({ dataDir }) }
      await openToReports(callerOf(url, await cookieFor(db.$extendTables())))
      await fill(db)
      return await measureAll(ground)
    } finally {
      await db.destroy()
      await running.stop()
    }
  },
}

async function measureAll(ground: Ground): Promise<Row[]> {
  const { secret } = ground
  const handle = (side: Side) => account(side, 0)
  const json: Record<string, Send> = {
    'sign-in with a wrong password': (side) => ({
      path: '/api/v0/auth/login',
      body: { handle: handle(side), password: 'nicht dieses' },
    }),
    'asking for a new password': (side) => ({
      path: '/api/v0/auth/requestPasswordReset',
      body: { handle: handle(side) },
    }),
    'asking for the confirmation again': (side) => ({
      path: '/api/v0/auth/resendVerification',
      body: { handle: handle(side) },
    }),
    'sign-up of somebody without an account': (side, turn) => ({
      path: '/api/v0/auth/signup',
      body: signupBody(secret, person(side, turn)),
    }),
    'a bug report': (side, turn) => ({
      path: '/api/v0/system_bugtracker/report',
      body: { title: 'Knopf fehlt', body: 'Unten.', name: 'Gast', mail: account(side, turn) },
    }),
  }
  const rows: Row[] = []
  for (const [name, send] of Object.entries(json)) rows.push(await measure(ground, name, send))
  const keys = await keysOf(ground)
  const path = confirmPage.path.de
  const keyOf = (side: Side, turn: number) => keys.get(account(side, turn)) ?? ''
  rows.push(
    await measure(ground, 'opening the link of a mail', (side, turn) => ({
      path: `${path}?key=${keyOf(side, turn)}`,
    })),
    await measure(ground, 'confirming an address', (side, turn) => ({
      path,
      form: new URLSearchParams({ key: keyOf(side, turn) }).toString(),
    })),
  )
  return rows
}

async function measure(ground: Ground, name: string, send: Send): Promise<Row> {
  const times: Record<Side, number[]> = { known: [], unknown: [] }
  for (const [side, turn] of shuffled()) {
    await sql`delete from rate_limits`.execute(ground.db)
    times[side].push(await timed(ground.url, send(side, turn)))
  }
  const ratio = median(times.known) / median(times.unknown)
  const isGood = Math.abs(ratio - 1) <= SHARE
  const bar = `${1 - SHARE}–${1 + SHARE}`
  const value = `${ratio.toFixed(3)} (${median(times.unknown).toFixed(1)} ms)`
  return { name, value, bar, isGood }
}

function shuffled(): [Side, number][] {
  const turns = Array.from({ length: ROUNDS }, (_, turn) => turn)
  const both = turns.flatMap((turn): [Side, number][] => [
    ['known', turn],
    ['unknown', turn],
  ])
  return both
    .map((one) => ({ one, place: Math.random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ one }) => one)
}

async function timed(url: string, { path, body, form }: ReturnType<Send>): Promise<number> {
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
  const sent = form ?? (body && JSON.stringify(body))
  const began = performance.now()
  const answer = await fetch(url + path, {
    method: sent === undefined ? 'GET' : 'POST',
    headers: { origin: url, ...(sent === undefined ? {} : { 'content-type': type }) },
    ...(sent === undefined ? {} : { body: sent }),
  })
  await answer.arrayBuffer()
  const took = performance.now() - began
  // A wrong password is refused; anything else that is would measure something else.
  if (!answer.ok && answer.status !== 401) throw new Error(`${path} answered ${answer.status}`)
  return took
}

/** Accounts and persons for the known side. */
async function fill(db: Kysely<AuthTables>): Promise<void> {
  await createAccount(db, { handle: account('known', 0), role: 'user' })
  const password = 'birke zaun laterne 47'
  await setPassword(db, { handle: account('known', 0), password, isOneTime: false })
  await sql`insert into users (id, handle, username, name, roles, verified_at)
    select gen_random_uuid(), 'known-account-' || n || '@example.org', '', '', '{user}', now()
    from generate_series(1, ${ROUNDS}) n`.execute(db)
  await sql`insert into people (id, last_name, contacts)
    select gen_random_uuid(), 'Bekannt', jsonb_build_array(jsonb_build_object('kind', 'email',
      'label', '', 'value', 'known-person-' || n || '@example.org', 'proof', 'confirmed'))
    from generate_series(0, ${ROUNDS}) n`.execute(db)
}

/** The keys that were mailed, by address. */
async function keysOf({ db, secret }: Ground): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .where('text', 'like', `%${confirmPage.path.de}?key=%`)
    .execute()
  const cipher = createSecretCipher(secret)
  return new Map(
    rows.map((row) => {
      const text = openMail(row, cipher)?.content.text ?? ''
      return [row.recipient, /\?key=([\w-]{43})/.exec(text)?.[1] ?? '']
    }),
  )
}
