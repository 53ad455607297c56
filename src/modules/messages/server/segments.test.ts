import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openPeople, PERSON } from '#modules/people/server/test-persons.ts'
import { FIELDS, MESSAGE, proof } from './test-messages.ts'

const { app, admin, db, make } = await openPeople()
afterAll(() => app.close())

test('who has written is found by it, and the timeline leads to the message', async () => {
  const captcha = proof(app.services.secret)
  const fields = { ...FIELDS, email: 'schreibt@example.org' }
  expect((await app.guest.post(MESSAGE, { fields, captcha })).status).toBe(200)
  const person = await make({ last_name: 'Schreibt' })
  await sql`update person_links set person_id = ${person._id}, proof = 'staff'
    where module = 'messages'`.execute(db)
  const rules = (condition: string, operator: string, value: unknown) => ({
    rules: { join: 'all', rules: [{ condition, operator, value }] },
  })
  const count = async (body: object) =>
    (await admin.post('/api/v1/person/countSegment', body)).json.numItems
  expect(await count(rules('messages.wrote', 'is', true))).toBe(1)
  expect(await count(rules('messages.wroteAt', 'within', 7))).toBe(1)
  expect(await count(rules('messages.wroteAt', 'beyond', 7))).toBe(0)
  const why = await admin.post('/api/v1/person/explainSegment', {
    ...rules('messages.wrote', 'is', true),
    person: person._id,
  })
  expect(why.text).toContain('Zuletzt am')
  const { items } = Object((await admin.get(`${PERSON}${person._id}/timeline`)).json)
  expect(items).toMatchObject([
    {
      kind: 'message',
      module: 'messages',
      path: expect.stringMatching(/^messages\/inbox\/[\w-]+$/),
    },
  ])
})
