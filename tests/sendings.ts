import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { startTestSmtp } from '#kernel/server/mail/test-smtp.ts'
import { newsletterTemplate } from '#modules/newsletter/templates/template.ts'
import { newsletterSending } from '#modules/sendings/sendings/sending.ts'
import type { RECIPIENT_STATES, SendingState } from '#modules/sendings/sendings/sending-values.ts'
import { TEND } from '#modules/sendings/sendings/server/take-step.ts'
import type { SendingDb, SendingTables } from '#modules/sendings/server/tables.ts'
import { addList, openNewsletter, VERIFY } from '#modules/subscribers/server/test-subscribers.ts'
import type { Caller } from './caller.ts'

export const SENDING = '/api/v0/newsletter_sending/'
const TEMPLATE = '/api/v0/newsletter_template/'
const SUBSCRIBER = '/api/v0/newsletter_subscriber/'
const WAIT = { timeout: 30_000, interval: 50 }

type Post = Awaited<ReturnType<typeof startTestSmtp>>

type HouseOptions = { privateHosts?: string; env?: Record<string, string> }

/** A house with a newsletter, a mail server that does as it is told, and ways to send. */
export async function openSendings(given: HouseOptions = {}) {
  const smtp = await startTestSmtp()
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    SMTP_FROM: 'Sonne <post@sonne.example>',
    ...(given.privateHosts && { KONTOR_PRIVATE_HOSTS: given.privateHosts }),
    ...given.env,
  }
  const house = await openNewsletter({ env })
  const { app, admin } = house
  const db = tablesOf<SendingTables>(app.services.db)
  const writer = writerOf(admin)
  return {
    ...house,
    db,
    smtp,
    ...writer,
    prepared: runsOf(admin, writer),
    ...keysOf(house, smtp),
    switchNewsletter: (isOn: boolean) => switchNewsletter(admin, db, isOn),
    ...watcherOf(admin, smtp),
    addList: (name: string, more: object = {}) => addList(admin, name, more),
    /** What happens every minute, now; and all that follows from it. */
    tend: async () => {
      await app.services.db
        .transaction()
        .execute((tx) => app.services.jobs.enqueue(tx, { job: TEND, payload: {}, key: 'now' }))
      await vi.waitFor(async () => expect(await dueJobs(db)).toBe(0), WAIT)
    },
    close: async () => {
      await app.close()
      await smtp.close()
    },
  }
}

/** Jobs of sendings that run or could run now. */
async function dueJobs(db: SendingDb): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from jobs.job
    where name like 'sendings.%' and state in ('created', 'retry', 'active')
      and start_after <= now()`.execute(db)
  return rows[0]?.n ?? 0
}

type Newsletter = Awaited<ReturnType<typeof openNewsletter>>

/** What a mail asks somebody to press: once it is sent, its key is kept nowhere but in the mail. */
function keysOf({ app, subscribe }: Newsletter, smtp: Post) {
  const keysTo = (email: string) =>
    smtp.received
      .filter(({ to }) => to.includes(email))
      .map(({ raw }) => /newsletter\/verify\/([\w-]+)/i.exec(raw.replaceAll('=\r\n', ''))?.[1])
      .filter((key) => key !== undefined)
  /** The key of the last mail that has one; `known`: how many came before it. */
  const keyTo = (email: string, known = 0) =>
    vi.waitFor(() => {
      const keys = keysTo(email)
      expect(keys.length).toBeGreaterThan(known)
      return keys.at(-1) ?? ''
    }, WAIT)
  return {
    keyTo,
    /** Signs up and presses the button of the mail that arrives. */
    join: async (email: string, more: object = {}) => {
      const known = keysTo(email).length
      await subscribe(email, more)
      const answer = await app.guest.post(VERIFY, { token: await keyTo(email, known) })
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
    },
  }
}

/** Switches the whole newsletter, as in the settings of components. */
async function switchNewsletter(admin: Caller, db: SendingDb, isOn: boolean): Promise<void> {
  const { rows } = await sql<{ version: number }>`select version from config_sections
    where name = 'enabled_components'`.execute(db)
  const value = { modules: { subscribers: isOn } }
  const change = { name: 'enabled_components', value, version: rows[0]?.version ?? 0 }
  const saved = await admin.put('/api/v0/config/', change)
  expect(saved.status, saved.text).toBe(200)
}

/** What staff write. */
function writerOf(admin: Caller) {
  return {
    /** Subscribers with proof elsewhere: confirmed at once. */
    addSubscribers: async (emails: readonly string[], lists: readonly string[], more = {}) => {
      const basis = { kind: 'documented', proof: 'Karte im Laden' }
      for (const email of emails) {
        const made = await admin.post(SUBSCRIBER, { email, lists, basis, ...more })
        if (made.status !== 200) throw new Error(made.text)
      }
    },
    makeTemplate: async (values: object = {}) => {
      const modules = [{ id: 'a', type: 'heading', props: { text: 'Frisches Brot' } }]
      const body = { name: 'Monatsbrief', subject: 'Neues', modules, ...values }
      const made = await admin.post(TEMPLATE, body)
      return oneOf(made.parse(newsletterTemplate.calls.create.reply).items)
    },
    makeSending: async (values: object) => {
      const made = await admin.post(SENDING, { name: 'November', ...values })
      if (made.status !== 200) throw new Error(made.text)
      return oneOf(made.parse(newsletterSending.calls.read.reply).items)
    },
  }
}

/** A list of its own with some people, and a sending to it; the subject tells its mails apart. */
function runsOf(admin: Caller, writer: ReturnType<typeof writerOf>) {
  let made = 0
  return async (count: number, values: object = {}) => {
    made += 1
    const name = `lauf${made}`
    const list = (await addList(admin, name))._id
    const emails = people(count, name)
    await writer.addSubscribers(emails, [list])
    const template = (await writer.makeTemplate({ subject: name }))._id
    const sending = await writer.makeSending({ template, lists: [list], ...values })
    return { id: sending._id, name, list, emails, template }
  }
}

/** What can be seen of a sending. */
function watcherOf(admin: Caller, smtp: Post) {
  const read = async (id: string) =>
    oneOf((await admin.get(SENDING + id)).parse(newsletterSending.calls.read.reply).items)
  return {
    read,
    /** Takes a step at the version that stands now. */
    step: async (id: string, name: string, more: object = {}) => {
      const { version } = await read(id)
      return await admin.post(`${SENDING}${id}/${name}`, { version, ...more })
    },
    reached: async (id: string, state: SendingState) => {
      await vi.waitFor(async () => expect((await read(id)).state).toBe(state), WAIT)
      return await read(id)
    },
    /** Waits until so many recipients are in a state. */
    counted: (id: string, state: (typeof RECIPIENT_STATES)[number], count: number) =>
      vi.waitFor(async () => expect((await read(id)).counts[state] ?? 0).toBe(count), WAIT),
    /** Who got a mail with this subject, in order. */
    got: (subject: string) =>
      smtp.received
        .filter(({ raw }) => raw.includes(`\nSubject: ${subject}\r\n`))
        .flatMap(({ to }) => to)
        .sort(),
  }
}

function oneOf<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('nothing was answered')
  return item
}

/** Addresses of so many people. */
export function people(count: number, name = 'person'): string[] {
  return Array.from({ length: count }, (_, n) => `${name}${n}@example.org`)
}
