import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { openMail } from '#kernel/server/mail/mail-key.ts'
import { loadSecret } from '#kernel/server/secrets/secret.ts'
import { createAccount, setPassword } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { confirmPage } from '#modules/people/candidates/confirm-page.ts'
import { newsletterSection } from '#modules/subscribers/config.ts'
import {
  addressHash,
  preferencesHash,
  unsubscribeHash,
} from '#modules/subscribers/server/address-hash.ts'
import type { SubscriberTables } from '#modules/subscribers/server/tables.ts'
import { callerOf } from '#tests/caller.ts'
import { databaseUrl } from '../e2e/databases.ts'
import { changeSection } from '../faults/rig/change-section.ts'
import { cookieFor } from '../faults/rig/cookie-for.ts'
import { openToReports } from '../faults/rig/open-to-reports.ts'
import { type Bench, median, type Row } from './bench.ts'
import { account, publicForms, type Send, type Side, subscriber } from './known-unknown-forms.ts'
import { runKontor } from './running-kontor.ts'

const ROUNDS = 300
/** How far the medians may be apart. */
const SHARE = 0.05

type Ground = { url: string; db: Kysely<AuthTables>; secret: Buffer }

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
      const admin = callerOf(url, await cookieFor(db.$extendTables()))
      await openToReports(admin)
      // Left to itself the newsletter says who has it already, as the specification wants.
      await changeSection(admin, newsletterSection.name, { neutral_answer: true })
      await fill(db)
      await addSubscribers(ground)
      return await measureAll(ground)
    } finally {
      await db.destroy()
      await running.stop()
    }
  },
}

async function measureAll(ground: Ground): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, send] of Object.entries(publicForms(ground.secret)))
    rows.push(await measure(ground, name, send))
  const keys = await keysOf(ground)
  const path = confirmPage.path.de
  const keyOf = (side: Side, turn: number) => keys.get(account(side, turn)) ?? ''
  rows.push(
    await measure(ground, 'opening the link of a mail', (side, turn) => ({
      path: `${path}?key=${keyOf(side, turn)}`,
    })),
    await measure(ground, 'confirming an address', (side, turn) => ({
      path,
      form: { key: keyOf(side, turn) },
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

async function timed(url: string, send: ReturnType<Send>): Promise<number> {
  const { path, body, form, parts } = send
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
  const text = form ? new URLSearchParams(form).toString() : body && JSON.stringify(body)
  const sent = parts ?? text
  const began = performance.now()
  const answer = await fetch(url + path, {
    method: sent === undefined ? 'GET' : 'POST',
    // Where a form leads to is another page, the same for everybody.
    redirect: 'manual',
    headers: { origin: url, ...(text === undefined ? {} : { 'content-type': type }) },
    ...(sent === undefined ? {} : { body: sent }),
  })
  await answer.arrayBuffer()
  const took = performance.now() - began
  // A wrong password is refused, a form leads on; anything else would measure something else.
  if (!answer.ok && ![303, 401].includes(answer.status))
    throw new Error(`${path} answered ${answer.status}`)
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
      'label', '', 'value', 'known-' || who || '-' || n || '@example.org', 'proof', 'confirmed'))
    from generate_series(0, ${ROUNDS}) n, unnest(array['person', 'signer']) who`.execute(db)
}

/** Those of the known side have every list, confirmed. */
async function addSubscribers({ db, secret }: Ground): Promise<void> {
  const tables = db.$extendTables<SubscriberTables>()
  const lists = await tables.selectFrom('newsletter_lists').select('id').execute()
  if (lists.length === 0) throw new Error('There is no newsletter to ask for')
  const known = Array.from({ length: ROUNDS }, (_, turn) => ({
    id: uuidv7(),
    email: subscriber('known', turn),
  }))
  await tables
    .insertInto('newsletter_subscribers')
    .values(
      known.map(({ id, email }) => ({
        id,
        email,
        address_hash: addressHash(secret, email),
        preferences_hash: preferencesHash(secret, id),
      })),
    )
    .execute()
  const subscriptions = known.flatMap(({ id: subscriber_id }) =>
    lists.map(({ id: list_id }) => ({
      subscriber_id,
      list_id,
      state: 'confirmed' as const,
      source: 'form' as const,
      unsubscribe_hash: unsubscribeHash(secret, subscriber_id, list_id),
    })),
  )
  await tables.insertInto('newsletter_subscriptions').values(subscriptions).execute()
}

/** The keys that were mailed, by address. */
async function keysOf({ db, secret }: Ground): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .where('text', 'like', `%${confirmPage.path.de}?key=%`)
    .orderBy('id')
    .execute()
  const cipher = createSecretCipher(secret)
  return new Map(
    rows.map((row) => {
      const text = openMail(row, cipher)?.content.text ?? ''
      return [row.recipient, /\?key=([\w-]{43})/.exec(text)?.[1] ?? '']
    }),
  )
}
