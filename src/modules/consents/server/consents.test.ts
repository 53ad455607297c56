import { writeFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { consentCommand } from '#app/commands/consent.ts'
import { runCommand } from '#app/commands/test-terminal.ts'
import { BACKUP, backupDesk } from '#modules/backup/server/test-backups.ts'
import { openNewsletter, UNSUBSCRIBE } from '#modules/subscribers/server/test-subscribers.ts'
import { checkChain } from '../consent.calls.ts'
import { verifyCertificate } from './api.ts'

const house = await openNewsletter()
const { app, admin, db, join, statesOf, wayOut } = house
afterAll(() => app.close())

const certificateOf = async (email: string) => {
  const subscriber = await house.subscriberOf(email)
  return await admin.get(`/api/v0/consent/certificate?subject=${subscriber?.id}`)
}
const chain = async () => (await admin.get('/api/v0/consent/chain')).parse(checkChain.reply)

test('a certificate is checked by itself, and one altered byte fails', async () => {
  await join('proof@example.org')
  const { text, headers } = await certificateOf('proof@example.org')
  expect(headers.get('content-disposition')).toContain('attachment')
  expect(verifyCertificate(text)).toMatchObject({ isGood: true, entries: 2 })
  for (let at = 0; at < text.length; at += 7) {
    const other = text[at] === 'x' ? 'y' : 'x'
    const altered = text.slice(0, at) + other + text.slice(at + 1)
    expect(verifyCertificate(altered).isGood, `byte ${at}`).toBe(false)
  }
  expect(verifyCertificate(`${text} `).isGood).toBe(false)
})

test('kontor consent verify needs nothing but the file', async () => {
  const { text } = await certificateOf('proof@example.org')
  const file = joinPath(app.services.settings.dataDir, 'proof.json')
  await writeFile(file, text)
  const good = await runCommand(consentCommand, {}, { args: ['verify', file] })
  expect(good.code).toBe(0)
  expect(good.text).toContain('Gültig: 2 Schritte')
  await writeFile(file, text.replace('proof@example.org', 'other@example.org'))
  await expect(runCommand(consentCommand, {}, { args: ['verify', file] })).rejects.toThrow(
    'Ungültig',
  )
})

test('the log never changes, and a change made around it is found', async () => {
  await expect(
    sql`update consent_log set action = 'confirmed' where seq = 1`.execute(db),
  ).rejects.toThrow('never changes')
  await expect(sql`delete from consent_log where seq = 1`.execute(db)).rejects.toThrow('never')
  expect(await chain()).toMatchObject({ isWhole: true, brokenAt: null })
  await sql`alter table consent_log disable trigger consent_log_is_final`.execute(db)
  await sql`update consent_log set purpose = purpose || 'x' where seq = 2`.execute(db)
  expect(await chain()).toMatchObject({ isWhole: false, brokenAt: 2 })
  await sql`update consent_log set purpose = left(purpose, -1) where seq = 2`.execute(db)
  await sql`alter table consent_log enable trigger consent_log_is_final`.execute(db)
})

test('many at once make one chain', async () => {
  const names = Array.from({ length: 8 }, (_, at) => `many${at}@example.org`)
  await Promise.all(names.map((email) => house.subscribe(email)))
  await house.settled()
  await expect.poll(async () => (await chain()).isWhole).toBe(true)
})

test('after erasing the person the chain verifies, and the address stays suppressed', async () => {
  await join('weg@example.org', { first_name: 'Wega', last_name: 'Weg' })
  await expect
    .poll(async () => (await admin.get('/api/v0/person/?search=Wega')).text, { timeout: 20_000 })
    .toContain('"proof":"confirmed"')
  const { rows } = await sql<{ id: string }>`select id from people
    where first_name = 'Wega' and not is_candidate and merged_into is null`.execute(db)
  const proved = await app.steppedUp('admin')
  const exported = await proved.get(`/api/v0/person/${rows[0]?.id}/export`)
  expect(exported.text).toContain('per E-Mail erhalten')
  const erased = await proved.post(`/api/v0/person/${rows[0]?.id}/erase`, { dryRun: false })
  expect(erased.status).toBe(200)
  expect(await house.subscriberOf('weg@example.org')).toBeUndefined()
  const left = await sql`select from consent_records where email = 'weg@example.org'`.execute(db)
  expect(left.rows).toEqual([])
  expect(await chain()).toMatchObject({ isWhole: true })
  const kept = await sql<{ n: number }>`select count(*)::int as n from newsletter_suppressions
    where reason = 'erased'`.execute(db)
  expect(kept.rows[0]?.n).toBe(1)
})

test('a restore brings no subscription back, and rolls no proof back', async () => {
  const boss = await app.steppedUp('system')
  const desk = backupDesk(app, boss)
  await join('restore@example.org')
  await join('stays@example.org')
  const archive = await desk.backUp()
  await app.guest.post(UNSUBSCRIBE, { token: await wayOut('restore@example.org') })
  await join('later@example.org')
  const before = await chain()
  await desk.ask(`/${archive._id}/check`)
  await boss.post(`${BACKUP}/${archive._id}/restore`, { confirmation: 'RESTORE' })
  await expect
    .poll(async () => (await boss.get(`${BACKUP}/`)).status, { timeout: 60_000 })
    .toBe(401)
  expect(await statesOf('restore@example.org')).toEqual({ Newsletter: 'unsubscribed' })
  expect(await statesOf('stays@example.org')).toEqual({ Newsletter: 'confirmed' })
  const admin2 = await app.as('admin')
  const after = (await admin2.get('/api/v0/consent/chain')).parse(checkChain.reply)
  expect(after).toEqual(before)
})
