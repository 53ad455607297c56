import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { accountVerified, newsletterConsentGiven } from '#modules/auth/events.ts'
import { signupBody } from '#modules/auth/sign-up/server/test-signup.ts'
import { openNewsletter, UNSUBSCRIBE } from '../../server/test-subscribers.ts'

const house = await openNewsletter()
const { app, db, statesOf, wayOut } = house
afterAll(() => app.close())

/** Makes an account that ticked the newsletter. */
async function signUp(handle: string) {
  await house.forgetLimits()
  const body = { ...signupBody(app.services.secret, handle), newsletter_consent: true }
  const made = await app.guest.post('/api/v0/auth/signup', body)
  if (made.status !== 200) throw new Error(made.text)
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('handle', '=', handle)
    .executeTakeFirstOrThrow()
  await becomes(handle, 'pending')
  return id
}

async function prove(userId: string) {
  await sql`update users set verified_at = now() where id = ${userId}`.execute(db)
  await app.scope.change((change) => change.emit(accountVerified, { userId }))
}

const becomes = (email: string, state: string) =>
  expect.poll(() => statesOf(email), { timeout: 20_000 }).toEqual({ Newsletter: state })

/** Waits until every job of the newsletter has run. */
const quiet = () =>
  expect
    .poll(
      async () =>
        (
          await sql`select from jobs.job where name like 'subscribers.%' and name <> 'subscribers.sweep'
            and state in ('created', 'retry', 'active')`.execute(db)
        ).rows.length,
      { timeout: 20_000 },
    )
    .toBe(0)

test('the newsletter ticked at sign-up waits for the proof of the account, without a mail of its own', async () => {
  const id = await signUp('account@example.org')
  expect(await house.mailsTo('account@example.org')).toHaveLength(1)
  await prove(id)
  await becomes('account@example.org', 'confirmed')
})

test('an account proved again brings nobody back who unsubscribed, nor an event that comes twice', async () => {
  const id = await signUp('again@example.org')
  await prove(id)
  await becomes('again@example.org', 'confirmed')
  await app.guest.post(UNSUBSCRIBE, { token: await wayOut('again@example.org') })
  await prove(id)
  const { rows } = await sql<{ id: string }>`select id from user_consents
    where user_id = ${id}`.execute(db)
  const consentId = String(rows[0]?.id)
  await app.scope.change((change) => change.emit(newsletterConsentGiven, { userId: id, consentId }))
  await quiet()
  expect(await statesOf('again@example.org')).toEqual({ Newsletter: 'unsubscribed' })
})

test('another address of the account is not subscribed by what was ticked for the first', async () => {
  const id = await signUp('first@example.org')
  await prove(id)
  await becomes('first@example.org', 'confirmed')
  await sql`update users set handle = 'second@example.org' where id = ${id}`.execute(db)
  await prove(id)
  await quiet()
  expect(await house.subscriberOf('second@example.org')).toBeUndefined()
})

test('a consent withdrawn in the account ends all of it', async () => {
  const id = await signUp('withdraw@example.org')
  await prove(id)
  await becomes('withdraw@example.org', 'confirmed')
  const { rows } = await sql<{ id: string }>`update user_consents set withdrawn_at = now()
    where user_id = ${id} returning id`.execute(db)
  await app.scope.change((change) =>
    change.emit({ name: 'newsletter.consent-withdrawn' }, { userId: id, consentId: rows[0]?.id }),
  )
  await becomes('withdraw@example.org', 'unsubscribed')
  expect(await house.mailsTo('withdraw@example.org')).toHaveLength(1)
})

test('also where the account has another address by now', async () => {
  const id = await signUp('earlier@example.org')
  await prove(id)
  await becomes('earlier@example.org', 'confirmed')
  const linked = () =>
    sql`select from person_links join people on people.id = person_id
      join newsletter_subscribers s on s.id = item_id
      where people.account = ${id} and s.email = 'earlier@example.org'`.execute(db)
  await expect.poll(async () => (await linked()).rows.length, { timeout: 20_000 }).toBe(1)
  await sql`update users set handle = 'later@example.org' where id = ${id}`.execute(db)
  await app.scope.change((change) =>
    change.emit({ name: 'newsletter.consent-withdrawn' }, { userId: id, consentId: id }),
  )
  await becomes('earlier@example.org', 'unsubscribed')
})
