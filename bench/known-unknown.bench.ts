import { type Kysely, sql } from 'kysely'
import { createSecretCipher } from '#kernel/server/config/secret-cipher.ts'
import { openDatabase, openPool } from '#kernel/server/database.ts'
import { openMail } from '#kernel/server/mail/mail-key.ts'
import { loadSecret } from '#kernel/server/secret.ts'
import { formOf, TYPED } from '#modules/applications/server/test-applications.ts'
import { createAccount, setPassword } from '#modules/auth/server/api.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { GOOD_PASSWORD, signupBody } from '#modules/auth/sign-up/server/test-signup.ts'
import { formFields, proof } from '#modules/messages/server/test-messages.ts'
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
type Send = (
  side: Side,
  turn: number,
) => {
  path: string
  body?: object
  form?: Readonly<Record<string, string>>
  /** A form that may bring files along. */
  parts?: FormData
}
type Ground = { url: string; db: Kysely<AuthTables>; secret: Buffer }

/** An address of its own for every turn: known by an account, by a person alone, or by nobody. */
const account = (side: Side, turn: number) => `${side}-account-${turn}@example.org`
const person = (side: Side, turn: number) => `${side}-person-${turn}@example.org`
const signer = (side: Side, turn: number) => `${side}-signer-${turn}@example.org`

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
  const rows: Row[] = []
  const all = [accountCalls(ground), guestCalls(ground), pageForms(ground), otherForms(ground)]
  for (const sends of all)
    for (const [name, send] of Object.entries(sends)) rows.push(await measure(ground, name, send))
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

type Sends = Readonly<Record<string, Send>>

const handle = (side: Side) => account(side, 0)
const WRONG = 'nicht dieses'

/** What is asked about an account. */
function accountCalls({ secret }: Ground): Sends {
  return {
    'sign-in with a wrong password': (side) => ({
      path: '/api/v0/auth/login',
      body: { handle: handle(side), password: WRONG },
    }),
    'asking for a new password': (side) => ({
      path: '/api/v0/auth/requestPasswordReset',
      body: { handle: handle(side) },
    }),
    'asking for a new password from the shop': (side) => ({
      path: '/api/v0/shop/requestPasswordReset',
      body: { handle: handle(side) },
    }),
    'asking to go without the second factor': (side) => ({
      path: '/api/v0/shop/request2FAReset',
      body: { handle: handle(side), password: WRONG },
    }),
    'asking for the confirmation again': (side) => ({
      path: '/api/v0/auth/resendVerification',
      body: { handle: handle(side) },
    }),
    'sign-up of somebody without an account': (side, turn) => ({
      path: '/api/v0/auth/signup',
      body: signupBody(secret, person(side, turn)),
    }),
  }
}

/** What guests leave behind; another name each time, so that each makes a candidate of its own. */
function guestCalls({ secret }: Ground): Sends {
  return {
    'a bug report': (side, turn) => ({
      path: '/api/v0/system_bugtracker/report',
      body: { title: 'Knopf fehlt', body: 'Unten.', name: 'Gast', mail: account(side, turn) },
    }),
    'a message': (side, turn) => ({
      path: '/api/v0/message/',
      body: {
        fields: { name: 'Gast mit Frage', email: account(side, turn), message: QUESTION },
        captcha: proof(secret),
      },
    }),
    'an application': (side, turn) => ({
      path: '/api/v0/forms/jobs',
      body: { ...TYPED, email: account(side, turn), consent: true, captcha: proof(secret) },
    }),
    'asking for the newsletter': (side, turn) => ({
      path: '/api/v0/newsletter/subscribe',
      body: { email: account(side, turn), captcha: proof(secret) },
    }),
  }
}

const QUESTION = 'Haben Sie morgen geöffnet?'

/** The same by the forms of the website, as a browser without scripts sends them. */
function pageForms({ secret }: Ground): Sends {
  return {
    'the form to sign in': (side) => ({
      path: '/login',
      form: { handle: handle(side), password: WRONG },
    }),
    'the form for a new password': (side) => ({
      path: '/resetpassword',
      form: { handle: handle(side) },
    }),
    'the form for a bug report': (side, turn) => ({
      path: '/fehler-melden',
      form: {
        ...formFields({}, secret),
        title: 'Knopf fehlt',
        body: 'Unten.',
        name: 'Gast der Seite',
        mail: account(side, turn),
      },
    }),
    'the form for a message': (side, turn) => ({
      path: '/nachricht',
      form: formFields(
        { name: 'Gast am Formular', email: account(side, turn), message: QUESTION },
        secret,
      ),
    }),
  }
}

/** Forms of the website that came later. */
function otherForms({ secret }: Ground): Sends {
  const passwords = { password: GOOD_PASSWORD, password2: GOOD_PASSWORD }
  return {
    'the form to sign up': (side, turn) => ({
      path: '/signup',
      form: { ...formFields({}, secret), handle: signer(side, turn), ...passwords },
    }),
    'the form to go without the second factor': (side) => ({
      path: '/reset2FA',
      form: { handle: handle(side), password: WRONG },
    }),
    'the form to apply': (side, turn) => ({
      path: '/bewerbung',
      parts: formOf(secret, [], { email: account(side, turn) }),
    }),
    'the form for the newsletter': (side, turn) => ({
      path: '/Newsletter/subscribe',
      form: { ...formFields({}, secret), email: account(side, turn) },
    }),
  }
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
