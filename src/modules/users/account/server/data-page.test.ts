import { generate } from 'otplib'
import { afterAll, expect, test } from 'vitest'
import { openHouse } from '../../server/test-people.ts'
import { PASSWORD, valueIn, visitorIn } from './test-visitor.ts'

const house = await openHouse()
afterAll(() => house.app.close())
const PATH = '/account/data'

test('consents are shown with their wording and their end', async () => {
  const visitor = await visitorIn(house)
  expect((await visitor.get(PATH)).text).toContain('Sie haben in nichts eingewilligt')
  await house.db
    .insertInto('user_consents')
    .values({
      id: visitor.id,
      user_id: visitor.id,
      kind: 'newsletter',
      wording: 'Ja, schicken Sie mir den <b>Newsletter</b>.',
      given_at: new Date('2026-03-01T10:00:00Z'),
      withdrawn_at: new Date('2026-04-02T10:00:00Z'),
    })
    .execute()
  const { text } = await visitor.get(PATH)
  expect(text).toContain('den &lt;b&gt;Newsletter&lt;/b&gt;.')
  expect(text).toContain('Erteilt am 01.03.2026')
  expect(text).toContain('Widerrufen am 02.04.2026')
})

test('the export that the page links to is a file with the own data', async () => {
  const visitor = await visitorIn(house)
  const href = /href="([^"]*)"[^>]*download/.exec((await visitor.get(PATH)).text)?.[1] ?? ''
  const file = await visitor.get(href)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=kontor-daten-/)
  expect(file.text).toContain(visitor.handle)
})

test('an account is deleted with its password, and everything ends', async () => {
  const visitor = await visitorIn(house)
  const wrong = await visitor.submit(PATH, { form: 'erase', password: 'falsch' })
  expect(wrong.status).toBe(422)
  expect(wrong.text).toContain('id="erase-password-fault"')
  expect((await visitor.row()).erased_at).toBeNull()
  const gone = await visitor.submit(PATH, { form: 'erase', password: PASSWORD })
  expect(gone.status).toBe(200)
  expect(gone.text).toContain('Ihr Konto ist gelöscht')
  expect(gone.headers.get('cache-control')).toBe('private, no-store')
  const row = await visitor.row()
  expect(row.erased_at).not.toBeNull()
  expect(row.handle).not.toBe(visitor.handle)
  expect((await visitor.get('/account')).headers.get('location')).toBe('/login?next=%2Faccount')
})

test('with a second factor the password alone deletes nothing', async () => {
  const visitor = await visitorIn(house)
  const factor = '/account/security/second-factor'
  const scan = await visitor.submit(factor, { form: 'begin', password: PASSWORD })
  const secret = valueIn(scan, 'secret')
  const code = await generate({ secret })
  const shown = await visitor.submit(factor, { form: 'confirm', secret, code })
  const recovery = /<code>([a-z0-9]{5}-[a-z0-9]{5})<\/code>/.exec(shown.text)?.[1] ?? ''
  const alone = await visitor.submit(PATH, { form: 'erase', password: PASSWORD })
  expect(alone.status).toBe(422)
  expect(alone.text).toContain('id="erase-code-fault"')
  const spent = await visitor.submit(PATH, { form: 'erase', password: PASSWORD, code })
  expect(spent.status).toBe(422)
  expect((await visitor.row()).erased_at).toBeNull()
  const gone = await visitor.submit(PATH, { form: 'erase', password: PASSWORD, code: recovery })
  expect(gone.text).toContain('Ihr Konto ist gelöscht')
})

test('a form that is not there does nothing', async () => {
  const visitor = await visitorIn(house)
  const answer = await visitor.submit(PATH, { password: PASSWORD })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, PATH])
  expect((await visitor.row()).erased_at).toBeNull()
})
