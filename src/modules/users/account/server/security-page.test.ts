import { generate } from 'otplib'
import { afterAll, expect, test } from 'vitest'
import { openHouse } from '../../server/test-people.ts'
import { AGENT, focusIn, PASSWORD, valueIn, visitorIn } from './test-visitor.ts'

const house = await openHouse({ env: { KONTOR_BASE_URL: 'http://localhost:3000' } })
afterAll(() => house.app.close())
const PATH = '/account/security'
const FACTOR = `${PATH}/second-factor`
const FRESH = 'neun stille kiesel am ufer'

type Visitor = Awaited<ReturnType<typeof visitorIn>>

const sessionsOf = (visitor: Visitor) =>
  house.db.selectFrom('sessions').select('id').where('user_id', '=', visitor.id).execute()

/** A code of the next half minute: the present one may be spent already. */
const laterCode = (secret: string) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })

const codesIn = (text: string) =>
  [...text.matchAll(/<code>([a-z0-9]{5}-[a-z0-9]{5})<\/code>/g)].map(([, code = '']) => code)

async function withFactor() {
  const visitor = await visitorIn(house)
  const scan = await visitor.submit(FACTOR, { form: 'begin', password: PASSWORD })
  const secret = valueIn(scan, 'secret')
  const code = await generate({ secret })
  const shown = await visitor.submit(FACTOR, { form: 'confirm', secret, code })
  return { visitor, secret, codes: codesIn(shown.text), shown }
}

test('a new password ends the other sessions and keeps this one', async () => {
  const visitor = await visitorIn(house)
  await visitor.elsewhere()
  const fields = { form: 'password', password: PASSWORD, newPassword: FRESH, newPassword2: FRESH }
  const answer = await visitor.submit(PATH, fields)
  expect(answer.headers.get('location')).toBe(`${PATH}?done=password`)
  expect(await sessionsOf(visitor)).toHaveLength(1)
  expect((await visitor.get(PATH)).status).toBe(200)
})

test.each([
  ['password', { password: 'falsch', newPassword: FRESH, newPassword2: FRESH }, 422],
  ['newPassword', { password: PASSWORD, newPassword: 'kurz', newPassword2: 'kurz' }, 400],
  ['newPassword', { password: PASSWORD, newPassword: '1234567890', newPassword2: '1234567890' }, 0],
  ['newPassword', { password: PASSWORD, newPassword: PASSWORD, newPassword2: PASSWORD }, 422],
  ['newPassword2', { password: PASSWORD, newPassword: FRESH, newPassword2: 'anders' }, 400],
])('a refused new password is told at %s and never sent back', async (field, given, status) => {
  const visitor = await visitorIn(house)
  const before = await visitor.row()
  const answer = await visitor.submit(PATH, { form: 'password', ...given })
  if (status) expect(answer.status).toBe(status)
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(focusIn(answer)).toBe(field)
  for (const secret of Object.values(given)) expect(answer.text).not.toContain(`"${secret}"`)
  expect(await visitor.row()).toEqual(before)
})

test('devices are listed in words; one or all others are signed out', async () => {
  const visitor = await visitorIn(house)
  await visitor.elsewhere(AGENT.replace('X11; Linux x86_64', 'Windows NT 10.0; Win64; x64'))
  await visitor.elsewhere()
  const page = await visitor.get(PATH)
  expect(page.text).toContain('Firefox auf Windows')
  expect(page.text).toContain('Dieses Gerät')
  const id = valueIn(page, 'id')
  const ended = await visitor.submit(PATH, { form: 'session', id })
  expect(ended.headers.get('location')).toBe(`${PATH}?done=session_ended`)
  expect(await sessionsOf(visitor)).toHaveLength(2)
  await visitor.submit(PATH, { form: 'others' })
  expect(await sessionsOf(visitor)).toHaveLength(1)
  expect((await visitor.get(PATH)).status).toBe(200)
})

test("somebody else's session and passkey are not there", async () => {
  const visitor = await visitorIn(house)
  const other = await visitorIn(house)
  const [session] = await sessionsOf(other)
  const id = session?.id ?? ''
  expect((await visitor.submit(PATH, { form: 'session', id })).status).toBe(404)
  expect(await sessionsOf(other)).toHaveLength(1)
  const key = { public_key: Buffer.from('x'), counter: 0, transports: [], name: 'Telefon' }
  await house.db
    .insertInto('passkeys')
    .values({ id: `key-${other.id}`, user_id: other.id, ...key })
    .execute()
  const about = { id: `key-${other.id}`, name: 'meins', password: PASSWORD }
  for (const form of ['passkey-name', 'passkey-removal'])
    expect((await visitor.submit(PATH, { form, ...about })).status).toBe(404)
  const refused = await other.submit(PATH, { form: 'passkey-removal', ...about, password: 'x' })
  expect([refused.status, refused.text.includes('Das Passwort stimmt nicht.')]).toEqual([422, true])
  const renamed = await other.submit(PATH, { form: 'passkey-name', ...about })
  expect(renamed.headers.get('location')).toBe(`${PATH}?done=passkey_renamed`)
  expect((await other.get(PATH)).text).toContain('meins')
  await other.submit(PATH, { form: 'passkey-removal', ...about })
  expect((await other.get(PATH)).text).toContain('Sie haben noch keinen Passkey.')
})

test('a second factor is set up with a picture and a code; the recovery codes come once', async () => {
  const { visitor, codes, shown } = await withFactor()
  expect(shown.status).toBe(200)
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect(codes).toHaveLength(10)
  expect((await visitor.row()).two_factor_enabled).toBe(true)
  const later = await visitor.get(FACTOR)
  expect(later.text).toContain('Noch 10 Wiederherstellungscodes')
  for (const code of codes) expect(later.text).not.toContain(code)
})

test('a wrong code shows the picture again, but only to who has seen it', async () => {
  const visitor = await visitorIn(house)
  expect((await visitor.submit(FACTOR, { form: 'begin', password: 'falsch' })).status).toBe(422)
  const scan = await visitor.submit(FACTOR, { form: 'begin', password: PASSWORD })
  const secret = valueIn(scan, 'secret')
  expect(scan.text).toContain('data:image/svg+xml,')
  expect((await visitor.get(FACTOR)).text).not.toContain(secret)
  const wrong = await visitor.submit(FACTOR, { form: 'confirm', secret, code: '12 34' })
  expect([wrong.status, valueIn(wrong, 'secret')]).toEqual([400, secret])
  expect(focusIn(wrong)).toBe('code')
  const guessed = await visitor.submit(FACTOR, { form: 'confirm', secret: 'A', code: '000000' })
  expect(guessed.status).toBe(422)
  expect(guessed.text).not.toContain(secret)
  expect((await visitor.row()).two_factor_enabled).toBe(false)
})

test('new recovery codes need the password and end the old ones', async () => {
  const { visitor, codes } = await withFactor()
  expect((await visitor.submit(FACTOR, { form: 'renew', password: 'falsch' })).status).toBe(422)
  const shown = await visitor.submit(FACTOR, { form: 'renew', password: PASSWORD })
  const fresh = codesIn(shown.text)
  expect(fresh).toHaveLength(10)
  expect(fresh.filter((code) => codes.includes(code))).toEqual([])
  const off = { form: 'off', password: PASSWORD, code: codes[0] ?? '' }
  expect((await visitor.submit(FACTOR, off)).status).toBe(422)
})

test('the second factor goes off with password and code, never with one alone', async () => {
  const { visitor, secret, codes } = await withFactor()
  const off = (fields: Record<string, string>) => visitor.submit(FACTOR, { form: 'off', ...fields })
  expect((await off({ password: PASSWORD })).status).toBe(422)
  expect((await off({ password: 'falsch', code: codes[0] ?? '' })).status).toBe(422)
  expect((await visitor.row()).two_factor_enabled).toBe(true)
  const done = await off({ password: PASSWORD, code: await laterCode(secret) })
  expect(done.headers.get('location')).toBe(`${PATH}?done=factor_off`)
  expect((await visitor.row()).two_factor_enabled).toBe(false)
})
