import { afterAll, expect, test } from 'vitest'
import { openHouse } from '../../server/test-people.ts'
import { focusIn, PASSWORD, valueIn, visitorIn } from './test-visitor.ts'

const house = await openHouse()
afterAll(() => house.app.close())
const PATH = '/account/profile'
const BASE = { title: '', first_name: 'Anna', last_name: 'Brandt', company: '', lang: 'de' }

const mailsTo = (handle: string) =>
  house.db.selectFrom('mails').select('text').where('recipient', '=', handle).execute()

test('a profile is saved, and the person is called by it', async () => {
  const visitor = await visitorIn(house)
  const version = valueIn(await visitor.get(PATH), 'version')
  const contacts = {
    contact_0_kind: 'mobile',
    contact_0_label: 'privat',
    contact_0_value: '0049 171 / 392-0042',
    contact_1_kind: 'web',
    contact_1_label: '',
    contact_1_value: 'brandt.example',
    contact_2_kind: 'fax',
    contact_2_label: '',
    contact_2_value: '',
  }
  const answer = await visitor.submit(PATH, { ...BASE, ...contacts, version })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PATH}?done=profile`])
  const row = await visitor.row()
  expect(row.name).toBe('Anna Brandt')
  expect(row.user_data.contacts).toEqual([
    { kind: 'mobile', label: 'privat', value: '+491713920042' },
    { kind: 'web', label: '', value: 'https://brandt.example' },
  ])
})

test('another language leads on to the pages in that language', async () => {
  const visitor = await visitorIn(house)
  const version = valueIn(await visitor.get(PATH), 'version')
  const answer = await visitor.submit(PATH, { ...BASE, lang: 'en', version })
  expect(answer.headers.get('location')).toBe('/en/account/profile?done=profile')
  expect((await visitor.row()).lang).toBe('en')
})

test('a fault stands beside its field, which has the focus, and nothing typed is lost', async () => {
  const visitor = await visitorIn(house)
  const version = valueIn(await visitor.get(PATH), 'version')
  const line = { contact_0_kind: 'phone', contact_0_label: 'Büro', contact_0_value: '' }
  const bad = { contact_1_kind: 'phone', contact_1_label: '', contact_1_value: 'ruf mich an' }
  const answer = await visitor.submit(PATH, { ...BASE, ...line, ...bad, version })
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('id="contact_1_value-fault"')
  expect(focusIn(answer)).toBe('contact_1_value')
  expect(valueIn(answer, 'contact_1_value')).toBe('ruf mich an')
  expect(valueIn(answer, 'contact_0_label')).toBe('Büro')
  expect(valueIn(answer, 'first_name')).toBe('Anna')
})

test('another line for a contact keeps what was typed and saves nothing', async () => {
  const visitor = await visitorIn(house)
  const before = await visitor.row()
  const line = { contact_0_kind: 'phone', contact_0_label: '', contact_0_value: '+49 40 123456' }
  const answer = await visitor.submit(PATH, { ...BASE, ...line, more: '1' })
  expect(valueIn(answer, 'contact_0_value')).toBe('+49 40 123456')
  expect(answer.text).toContain('name="contact_1_value"')
  expect(await visitor.row()).toEqual(before)
})

test('who saves what was changed elsewhere is told, keeps the text, and may save again', async () => {
  const visitor = await visitorIn(house)
  const version = valueIn(await visitor.get(PATH), 'version')
  await visitor.submit(PATH, { ...BASE, first_name: 'Annika', version })
  const stale = await visitor.submit(PATH, { ...BASE, version })
  expect(stale.status).toBe(409)
  expect(stale.text).toContain('Inzwischen gespeichert: Annika')
  expect(valueIn(stale, 'first_name')).toBe('Anna')
  expect((await visitor.row()).user_data.first_name).toBe('Annika')
  const again = await visitor.submit(PATH, { ...BASE, version: valueIn(stale, 'version') })
  expect(again.status).toBe(303)
  expect((await visitor.row()).user_data.first_name).toBe('Anna')
})

test('extra fields change nothing but the profile', async () => {
  const visitor = await visitorIn(house)
  const before = await visitor.row()
  const version = String(before.version)
  const greedy = { roles: 'admin', handle: 'x@example.org', is_blocked: 'false', notes: 'x' }
  const more = { 'userData.addresses': '[]', two_factor_enabled: 'true', _id: house.admin.userId }
  const answer = await visitor.submit(PATH, { ...BASE, ...greedy, ...more, version })
  expect(answer.status).toBe(303)
  const after = await visitor.row()
  const { name, sort_name, user_data, version: now, ...rest } = after
  expect(before).toMatchObject(rest)
  expect([name, sort_name, now]).toEqual(['Anna Brandt', expect.any(String), before.version + 1])
  expect(Object.keys(user_data).sort()).toEqual(
    ['company', 'contacts', 'first_name', 'last_name', 'title'].sort(),
  )
  expect((await house.row(house.admin.userId)).user_data.first_name).toBeUndefined()
})

test('what was typed is text on the page, never markup', async () => {
  const visitor = await visitorIn(house)
  const nasty = '"><script>alert(1)</script>'
  const answer = await visitor.submit(PATH, { ...BASE, first_name: nasty, version: '0' })
  expect(answer.status).toBe(409)
  expect(answer.text).not.toContain('<script>alert')
})

test('a new e-mail address needs the password and is confirmed by mail', async () => {
  const visitor = await visitorIn(house)
  const fields = { form: 'email', handle: 'moved@example.org' }
  const wrong = await visitor.submit(PATH, { ...fields, password: 'falsch' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('id="email-password-fault"')
  expect(valueIn(wrong, 'handle')).toBe('moved@example.org')
  expect(wrong.text).not.toContain('falsch"')
  expect(await mailsTo('moved@example.org')).toEqual([])
  const bad = await visitor.submit(PATH, { form: 'email', handle: 'kein', password: PASSWORD })
  expect([bad.status, focusIn(bad)]).toEqual([400, 'handle'])
  const sent = await visitor.submit(PATH, { ...fields, password: PASSWORD })
  expect(sent.headers.get('location')).toBe(`${PATH}?done=email`)
  expect(await mailsTo('moved@example.org')).toHaveLength(1)
  expect((await visitor.row()).handle).toBe(visitor.handle)
})

test('asking for a new e-mail address too often has to wait', async () => {
  const visitor = await visitorIn(house)
  const fields = { form: 'email', handle: 'often@example.org', password: PASSWORD }
  for (let tries = 0; tries < 10; tries += 1)
    expect((await visitor.submit(PATH, fields)).status).toBe(303)
  const last = await visitor.submit(PATH, fields)
  expect(last.status).toBe(429)
  expect(last.text).toContain('Bitte warten Sie')
})
