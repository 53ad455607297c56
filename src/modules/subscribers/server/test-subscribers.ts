import { sql } from 'kysely'
import { expect } from 'vitest'
import { z } from 'zod'
import { CAPTCHA_FIELDS } from '#kernel/contract/captcha.ts'
import { newStamp } from '#kernel/server/captcha/form-stamp.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { mailsAsSent } from '#kernel/server/mail/test-mail.ts'
import type { Caller } from '#tests/caller.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'
import { newsletterList } from '../lists/list.ts'
import { unsubscribeToken } from './address-hash.ts'
import type { Db, SubscriberTables } from './tables.ts'

const LIST = '/api/v0/newsletter_list/'
export const SUBSCRIBE = '/api/v0/newsletter/subscribe'
export const VERIFY = '/api/v0/newsletter/verify'
export const UNSUBSCRIBE = '/api/v0/newsletter/unsubscribe'
const MINUTE = 60_000
const WAIT = { timeout: 20_000 }

const Lists = z.object({ items: z.array(newsletterList.Wire) })
const Sections = z.array(
  z.object({ name: z.string(), version: z.int(), value: z.record(z.string(), z.unknown()) }),
)

type SubscriberRig = { app: TestApp; admin: Caller; db: Db }

/** A house with a newsletter, and the ways its tests speak of it. */
export async function openNewsletter(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp({ hasWorkers: true, ...options })
  const admin = await app.steppedUp('admin')
  const db = tablesOf<SubscriberTables>(app.services.db)
  const house = { app, admin, db }
  const visitor = visitorOf(house)
  return { ...house, ...visitor, ...stateOf(house), ...journeysOf(house, visitor) }
}

/** What a visitor does and gets. */
function visitorOf({ app, db }: SubscriberRig) {
  const { secret } = app.services
  const proof = () => {
    const { stamp, left, right } = newStamp(secret, Date.now() - MINUTE)
    return { stamp, answer: String(left + right) }
  }
  const forgetLimits = () => sql`delete from rate_limits`.execute(db)
  const mailsTo = (email: string) => mailsAsSent({ db: app.services.db, secret }, email)
  return {
    proof,
    formProof: () => {
      const { stamp, answer } = proof()
      return { [CAPTCHA_FIELDS.stamp]: stamp, [CAPTCHA_FIELDS.answer]: answer }
    },
    forgetLimits,
    subscribe: async (email: string, more: object = {}, headers = {}) => {
      await forgetLimits()
      return await app.guest.post(SUBSCRIBE, { email, captcha: proof(), ...more }, headers)
    },
    mailsTo,
    mailed: async (email: string, count: number) => {
      await expect.poll(() => mailsTo(email), WAIT).toHaveLength(count)
      return await mailsTo(email)
    },
    keyIn: (mail: { text: string } | undefined) =>
      /newsletter\/verify\/([\w-]+)/i.exec(mail?.text ?? '')?.[1] ?? '',
  }
}

/** How it stands in the database. */
function stateOf({ admin, db }: SubscriberRig) {
  return {
    lists: async () => (await admin.get(LIST)).parse(Lists).items,
    configure: (values: object) => configureNewsletter(admin, values),
    /** Waits until no sign-up waits to be worked on. */
    settled: () =>
      expect
        .poll(() => db.selectFrom('newsletter_requests').select('id').execute(), WAIT)
        .toEqual([]),
    subscriberOf: (email: string) =>
      db
        .selectFrom('newsletter_subscribers')
        .selectAll()
        .where('email', '=', email)
        .executeTakeFirst(),
    statesOf: async (email: string) => {
      const rows = await db
        .selectFrom('newsletter_subscriptions')
        .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
        .innerJoin('newsletter_lists', 'newsletter_lists.id', 'list_id')
        .select(['name', 'newsletter_subscriptions.state'])
        .where('email', '=', email)
        .execute()
      return Object.fromEntries(rows.map(({ name, state }) => [name, state]))
    },
  }
}

function journeysOf(house: SubscriberRig, visitor: ReturnType<typeof visitorOf>) {
  const { app } = house
  const { lists, subscriberOf } = stateOf(house)
  return {
    /** Signs up and presses the button; `before`: how many mails went to the address so far. */
    join: async (email: string, more: object = {}, before = 0) => {
      await visitor.subscribe(email, more)
      const key = visitor.keyIn((await visitor.mailed(email, before + 1)).at(-1))
      const answer = await app.guest.post(VERIFY, { token: key })
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
      return key
    },
    /** The end of the link in every mail of a list. */
    wayOut: async (email: string, list = 'Newsletter') => {
      const { id } = (await subscriberOf(email)) ?? { id: '' }
      const found = (await lists()).find(({ name }) => name === list)
      return unsubscribeToken(app.services.secret, id, String(found?._id))
    },
  }
}

export async function addList(admin: Caller, name: string, more: object = {}) {
  const [made] = (await admin.post(LIST, { name, ...more })).parse(Lists).items
  if (!made) throw new Error('no list was made')
  return made
}

/** Changes settings of the newsletter. */
async function configureNewsletter(admin: Caller, settings: object): Promise<void> {
  const sections = (await admin.get('/api/v0/config/')).parse(Sections)
  const section = sections.find(({ name }) => name === 'components.newsletter')
  const { name, version, value } = section ?? { name: '', version: 0, value: {} }
  const saved = await admin.put('/api/v0/config/', {
    name,
    value: { ...value, ...settings },
    version,
  })
  if (saved.status !== 200) throw new Error(`${saved.status} ${saved.text}`)
}

/** A form as a browser without scripts sends it. */
export function sendForm(caller: Caller, path: string, fields: Record<string, string>) {
  return sendFormFrom(caller, {}, { path, fields })
}

/** The same, with headers of its own. */
export function sendFormFrom(
  caller: Caller,
  headers: Record<string, string>,
  { path, fields }: { path: string; fields: Record<string, string> },
) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(fields).toString()
  return caller.raw(path, { method: 'POST', headers: { ...type, ...headers }, body })
}
