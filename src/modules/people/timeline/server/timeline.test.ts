import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { addAccount, grant, openPeople, PERSON } from '../../server/test-persons.ts'

const { app, admin, db, personOf } = await openPeople()
afterAll(() => app.close())

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
