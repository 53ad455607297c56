import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { addAccount, grant, openPeople, PERSON } from '../../server/test-persons.ts'
import { readTimeline } from '../timeline.calls.ts'

const { app, admin, db, personOf } = await openPeople()
afterAll(() => app.close())

/** Every entry, page by page. */
async function allOf(person: string, limit: number): Promise<string[]> {
  const labels: string[] = []
  let before = ''
  for (let turn = 0; turn < 20; turn += 1) {
    const path = `${PERSON}${person}/timeline?limit=${limit}${before}`
    const { items, next } = (await admin.get(path)).parse(readTimeline.reply)
    labels.push(...items.map(({ label }) => label))
    if (next === null) return labels
    before = `&before=${encodeURIComponent(next)}`
  }
  throw new Error('the timeline has no end')
}

test('what happened in one millisecond is told once, wherever a page ends', async () => {
  const account = await addAccount(app, { handle: 'viel@example.org' })
  const at = new Date(Date.now() - 86_400_000).toISOString().replace(/Z$/, '')
  for (let micro = 1; micro <= 5; micro += 1)
    await sql`insert into mails (id, recipient, subject, html, text, state, created_at)
      values (${uuidv7()}, 'viel@example.org', ${`Brief ${micro}`}, '', '', 'kept',
        ${`${at}00${micro}Z`}::timestamptz)`.execute(db)
  const person = String(await personOf(account))
  const all = await allOf(person, 100)
  expect(all.filter((label) => label.includes('Brief'))).toHaveLength(5)
  for (const limit of [1, 2, 3, 4]) expect((await allOf(person, limit)).sort()).toEqual(all.sort())
})

test('whoever has signed out has signed in all the same', async () => {
  const account = await addAccount(app, { handle: 'weg@example.org' })
  await db
    .updateTable('users')
    .set({ last_login_at: new Date() })
    .where('id', '=', account)
    .execute()
  const told = await allOf(String(await personOf(account)), 100)
  expect(told).toContain('Zuletzt angemeldet')
})

test('a newsletter that was sent is told, with the way to it', async () => {
  const person = String(await personOf(await addAccount(app, { handle: 'abo@example.org' })))
  const [subscriber, sending] = [uuidv7(), uuidv7()]
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into newsletter_sendings (id, name, shown_subject)
      values (${sending}, 'Mai', 'Neues im Mai')`.execute(tx)
    await sql`insert into newsletter_recipients (sending_id, subscriber_id, list_id, state, sent_at)
      values (${sending}, ${subscriber}, ${uuidv7()}, 'sent', now() - interval '1 hour')`.execute(
      tx,
    )
    await sql`insert into person_links (id, person_id, module, noun, item_id, role, proof)
      values (${uuidv7()}, ${person}, 'subscribers', 'newsletter-subscriber', ${subscriber},
        'subscriber', 'confirmed')`.execute(tx)
  })
  const { items } = (await admin.get(`${PERSON}${person}/timeline`)).parse(readTimeline.reply)
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'newsletter', label: 'Newsletter erhalten: Neues im Mai' }),
  )
})

test('a mail of the timeline leads to the outbox, for those who may open it', async () => {
  const account = await addAccount(app, { handle: 'pia@example.org' })
  const id = uuidv7()
  await sql`insert into mails (id, recipient, subject, html, text, state)
    values (${id}, 'Pia@example.org', 'Ihr Angebot', '', 'Text', 'kept')`.execute(db)
  const path = `${PERSON}${await personOf(account)}/timeline`
  const told = { kind: 'mail', label: 'E-Mail: Ihr Angebot', path: `settings/mail/outbox/${id}` }
  expect((await admin.get(path)).json.items).toContainEqual(expect.objectContaining(told))
  expect((await admin.get(`/api/v0/mail_outbox/${id}`)).json).toMatchObject({ _id: id })
  await grant(app, { people: ['view'] })
  const member = await app.as('member')
  const answer = await member.get(path)
  expect(answer.status).toBe(200)
  expect(answer.text).not.toContain('Ihr Angebot')
  expect((await member.get(`/api/v0/mail_outbox/${id}`)).status).toBe(403)
})
