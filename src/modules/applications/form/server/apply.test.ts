import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { formatDay } from '#kernel/i18n/format.ts'
import { tablesOf } from '#kernel/server/database.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { ApplicationTables } from '../../server/tables.ts'
import {
  formOf,
  listApplications,
  type Paper,
  PNG,
  proof,
  TYPED,
  withPapers,
} from '../../server/test-applications.ts'

const app = await startTestApp()
const { guest } = app
const { secret } = app.services
const admin = await app.as('admin')
const db = tablesOf<ApplicationTables>(app.services.db)
afterAll(() => app.close())
beforeEach(async () => {
  await sql`delete from rate_limits`.execute(db)
  await sql`delete from application_files`.execute(db)
  await sql`delete from applications`.execute(db)
})

const JOBS = '/api/v0/forms/jobs'
const PAPER: Paper = { name: 'Lebenslauf.png', bytes: PNG }
const Files = z.object({
  files: z.array(z.object({ _id: z.string(), name: z.string(), url: z.string() })),
})

const post = (given: object) =>
  guest.post(JOBS, { ...TYPED, consent: true, captcha: proof(secret), ...given })

async function kept() {
  const rows = await db.selectFrom('application_files').select('name').execute()
  return rows.map(({ name }) => name)
}

test('somebody applies by JSON and hears when it is erased', async () => {
  const sent = await post({})
  const { erase_at } = sent.parse(z.object({ sent: z.literal(true), erase_at: z.iso.datetime() }))
  const months = new Date()
  months.setMonth(months.getMonth() + 6)
  expect(Math.abs(Date.parse(erase_at) - months.getTime())).toBeLessThan(4 * 24 * 60 * 60 * 1000)
  const [item] = await listApplications(admin)
  expect(item).toMatchObject({ ...TYPED, phone: '+4946421234', state: 'new', erase_at })
  expect((await admin.get('/api/v0/notice/')).text).toContain(`applications/${item?._id}`)
})

test('the call takes a form with files, and only staff get the bytes', async () => {
  const captcha = JSON.stringify(proof(secret))
  const form = withPapers({ ...TYPED, consent: 'true', captcha }, [PAPER, PAPER])
  expect(await guest.post(JOBS, form)).toMatchObject({ status: 200, json: { sent: true } })
  const [item] = await listApplications(admin)
  expect(item).toMatchObject({ numFiles: 2 })
  const { files } = (await admin.get(`/api/v0/application/${item?._id}/files`)).parse(Files)
  const url = files[0]?.url ?? ''
  const bytes = await admin.get(url)
  expect(bytes.headers.get('content-disposition')).toContain('attachment')
  expect((await guest.get(url)).status).toBe(401)
  expect((await (await app.as('user')).get(url)).status).toBe(403)
  expect((await (await app.as('member')).get(url)).status).toBe(403)
  const browser = await admin.get('/api/v0/file/?limit=200')
  expect(browser.text).not.toContain(PAPER.name)
})

test('the page takes the same form without a script and says thank you', async () => {
  const shown = await guest.get('/bewerbung')
  expect(shown.text).toMatch(/enctype="multipart\/form-data"/i)
  expect(shown.text).toContain('6 Monate nach der Entscheidung')
  const sent = await guest.post('/bewerbung', formOf(secret, [PAPER]))
  expect(sent).toMatchObject({ status: 303 })
  const thanks = String(sent.headers.get('location'))
  expect(thanks).toMatch(/^\/bewerbung\?done=\d{4}-\d\d-\d\d$/)
  const shownDay = formatDay(thanks.slice(-10), 'de')
  const { text } = await guest.get(thanks)
  expect(text).toContain('Ihre Bewerbung ist angekommen')
  expect(text).toContain(`Am ${shownDay} löschen wir`)
  const [item] = await listApplications(admin)
  expect(formatDay(String(item?.erase_at), 'de')).toBe(shownDay)
  const forged = (await guest.get('/bewerbung?done=%3Cb%3Ebald')).text
  expect(forged).toContain('Ihre Bewerbung ist angekommen')
  expect(forged).not.toContain('bald')
  expect(await kept()).toEqual([PAPER.name])
})

test('what was typed stays after a fault, and nothing of the files is kept', async () => {
  const faulty = await guest.post('/bewerbung', formOf(secret, [PAPER], { email: 'jan@' }))
  expect(faulty.status).toBe(422)
  expect(faulty.text).toContain(TYPED.message)
  expect(faulty.text).toContain('Die E-Mail-Adresse ist ungültig.')
  expect(await kept()).toEqual([])
  const silent = await guest.post('/bewerbung', formOf(secret, [], { consent: '' }))
  expect(silent.text).toContain('Ohne Ihr Einverständnis')
  expect(await listApplications(admin)).toEqual([])
})

test.each([
  ['seite.pdf', '<html><script>alert(1)</script></html>'],
  ['notiz.txt', 'Nur ein Text'],
  ['tarnung.pdf', 'MZ\u0090\u0000 kein Dokument'],
])('%s is refused by its content, and the good file beside it too', async (name, bytes) => {
  const sent = await guest.post('/bewerbung', formOf(secret, [PAPER, { name, bytes }]))
  expect(sent.status).toBe(422)
  expect(sent.text).toContain(TYPED.message)
  expect(await kept()).toEqual([])
  expect(await listApplications(admin)).toEqual([])
})

test('six files, or one that is too large, are refused as a whole', async () => {
  const six = Array.from({ length: 6 }, () => PAPER)
  expect((await guest.post('/bewerbung', formOf(secret, six))).status).toBe(422)
  const large = { name: 'gross.png', bytes: Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]) }
  expect((await guest.post('/bewerbung', formOf(secret, [large]))).status).toBe(413)
  const captcha = JSON.stringify(proof(secret))
  const call = withPapers({ ...TYPED, consent: 'true', captcha }, six)
  expect((await guest.post(JOBS, call)).status).toBe(413)
  expect(await kept()).toEqual([])
})

test('a program gets nothing stored: no proof, a used one, a filled trap', async () => {
  const used = proof(secret)
  expect((await post({ captcha: used })).status).toBe(200)
  for (const captcha of [undefined, {}, used, { ...proof(secret), homepage: 'x' }])
    expect((await post({ captcha })).status).toBe(422)
  expect(await listApplications(admin)).toHaveLength(1)
  for (let turn = 0; turn < 5; turn += 1) await post({ captcha: {} })
  expect((await post({})).status).toBe(429)
})

test('unknown fields, wrong consent and header lines in a name are refused or made harmless', async () => {
  expect((await post({ state: 'accepted' })).status).toBe(400)
  expect((await post({ consent: false })).status).toBe(400)
  expect((await post({ position: '019a0000-0000-7000-8000-0000000000aa' })).json.code).toBe(
    'unknown-position',
  )
  expect((await post({ email: 'a@b.example\r\nBcc: c@d.example' })).status).toBe(400)
  expect((await post({ name: 'Jan\r\nBcc: c@d.example' })).status).toBe(200)
  const [item] = await listApplications(admin)
  expect(item).toMatchObject({ name: 'Jan Bcc: c@d.example' })
})

test('the mail of receipt names the day, carries nothing typed, and comes once a day', async () => {
  const email = 'quittung@post.example'
  await post({ email, name: 'Köder Kaufjetzt' })
  await post({ email })
  const mails = await db.selectFrom('mails').selectAll().where('recipient', '=', email).execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]?.submitted).toBe('auto-replied')
  expect(mails[0]?.text).toMatch(/löschen wir sie am \d\d\.\d\d\.\d{4}/)
  expect(mails[0]?.text).not.toContain('Kaufjetzt')
})
