import { generate } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accountsOf,
  forgetSteps,
  makeAccount,
  PASSWORD,
  setUpApp,
  signedInBrowser,
} from '#tests/accounts.ts'
import { stepUp } from '#tests/step-up.ts'
import { addressOf } from '#tests/test-address.ts'
import { startTestApp } from '#tests/test-app.ts'
import { backupSection } from '../../config.ts'
import { askDownload } from '../../contract.ts'
import { BACKUP, backupDesk } from '../../server/test-backups.ts'

const app = await startTestApp({ hasWorkers: true })
afterAll(() => app.close())
const admin = await app.as('admin')
const owner = await makeAccount(app, 'system')
const FILE = { password: 'ein langes Passwort' }
const MINUTE = 60_000
let archive = ''

beforeAll(async () => {
  archive = (await backupDesk(app, admin).backUp())._id
}, 60_000)

const download = `${BACKUP}/:id/download`
const place = () => ({ ...backupSection.defaults.offsite, enabled: true, bucket: 'anderswo' })

/** Everything that carries a backup out of the house or puts one in its place. */
const acts = () => ({
  download: [download.replace(':id', archive), FILE],
  key: [`${BACKUP}/recovery_key`, {}],
  'second place': [`${BACKUP}/test_offsite`, place()],
  restore: [`${BACKUP}/${archive}/restore`, { confirmation: 'RESTORE' }],
})

test('an admin with a valid session gets no archive, no key, no second place and no restore', async () => {
  for (const [path, body] of Object.values(acts())) {
    const answer = await admin.post(String(path), body)
    expect([path, answer.status, answer.json.code]).toEqual([path, 403, 'C100'])
  }
  const value = { ...backupSection.defaults, offsite: place() }
  const change = { name: backupSection.name, value, version: 0 }
  const saved = await admin.put('/api/v0/config/', change)
  expect([saved.status, saved.json.code]).toEqual([403, 'C100'])
  await stepUp(app, admin)
  expect((await admin.put('/api/v0/config/', change)).status).toBe(403)
  expect((await admin.post(download.replace(':id', archive), FILE)).status).toBe(403)
})

test('an admin still makes, lists and proves backups and sets their times', async () => {
  expect((await admin.get(`${BACKUP}/`)).status).toBe(200)
  expect((await admin.post(`${BACKUP}/${archive}/prove`)).status).toBe(200)
  const value = { ...backupSection.defaults, hour: 3 }
  const saved = await admin.put('/api/v0/config/', { name: backupSection.name, value, version: 0 })
  expect(saved.status).toBe(200)
})

test('system needs a step-up, with the password alone a second factor, with both five minutes', async () => {
  const browser = await signedInBrowser(app, owner)
  const codes = async () => {
    const asked = Object.entries(acts()).filter(([name]) => name !== 'restore')
    return Promise.all(
      asked.map(async ([, [path, body]]) => (await browser.post(String(path), body)).json.code),
    )
  }
  expect(new Set(await codes())).toEqual(new Set(['step-up']))
  expect((await browser.post('/api/v0/auth/stepUp', { password: PASSWORD })).status).toBe(200)
  expect(new Set(await codes())).toEqual(new Set(['second-factor-needed']))

  const { secret } = await setUpApp(app, browser, owner)
  expect(new Set(await codes())).toEqual(new Set(['step-up']))
  const code = await generate({ secret })
  const proof = { password: PASSWORD, code }
  expect((await browser.post('/api/v0/auth/stepUp', proof)).status).toBe(200)
  const asked = await browser.post(download.replace(':id', archive), FILE)
  const { address } = asked.parse(askDownload.reply)
  expect((await browser.get(address)).headers.get('content-disposition')).toContain('.kontor')
  expect((await browser.post(`${BACKUP}/recovery_key`, {})).status).toBe(200)

  await stepUp(app, { userId: owner.id }, { ago: 4.9 * MINUTE })
  expect((await browser.post(download.replace(':id', archive), FILE)).status).toBe(200)
  await stepUp(app, { userId: owner.id }, { ago: 5.1 * MINUTE })
  expect(new Set(await codes())).toEqual(new Set(['step-up']))
  // What was begun goes on, where it was begun: a download of hours breaks off and resumes.
  expect((await browser.get(address, { range: 'bytes=0-9' })).status).toBe(206)
  const elsewhere = await signedInBrowser(app, owner)
  await forgetSteps(app, owner.id)
  await elsewhere.post('/api/v0/auth/verify2FA', { code })
  expect((await elsewhere.get(address)).json.code).toBe('step-up')
})

test('whoever is in charge hears of a download, the key and a new place', async () => {
  const boss = await app.as('system')
  await stepUp(app, boss)
  await boss.post(download.replace(':id', archive), FILE)
  const value = { ...backupSection.defaults, offsite: { ...place(), enabled: false } }
  const saved = await boss.put('/api/v0/config/', { name: backupSection.name, value, version: 1 })
  expect(saved.status).toBe(200)
  const kinds = async () => {
    const db = accountsOf(app)
    const rows = await db
      .selectFrom('notices')
      .select('kind')
      .where('user_id', '=', admin.userId)
      .execute()
    return [...new Set(rows.map(({ kind }) => kind))].sort()
  }
  await expect
    .poll(kinds, { timeout: 20_000 })
    .toEqual(['backup.downloaded', 'backup.key', 'backup.offsite'])
  const mails = await accountsOf(app)
    .selectFrom('mails')
    .select('subject')
    .where('recipient', '=', addressOf('admin', admin.userId))
    .execute()
  const subjects = mails.map(({ subject }) => subject)
  expect(subjects).toContain('Test system hat eine Sicherung heruntergeladen')
  expect(subjects).toContain('Test system hat den zweiten Speicherort für Sicherungen geändert')
  expect(subjects).toContain('Anna Beispiel hat den Wiederherstellungsschlüssel angesehen')
})
