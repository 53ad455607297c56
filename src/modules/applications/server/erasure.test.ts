import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openRequests } from '#tests/data-requests.ts'
import { formOf, PNG, proof } from './test-applications.ts'

const house = await openRequests()
const { app, admin, db, ask, step, exported } = house
const { secret, storage } = app.services
afterAll(() => app.close())

const MESSAGE = '/api/v0/message/'
const EMAIL = 'nur.adresse@post.example'
const NAME = 'Marit Kanarienvogel'

/** Applies with a paper and writes a message that is answered with a file, as nobody the house knows. */
async function leaveTraces(): Promise<string[]> {
  const papers = [{ name: 'zeugnis-marit.png', bytes: PNG }]
  const typed = { name: NAME, email: EMAIL }
  expect((await app.guest.post('/bewerbung', formOf(secret, papers, typed))).status).toBe(303)
  const fields = { ...typed, message: 'Haben Sie meine Bewerbung bekommen?' }
  const sent = await app.guest.post(MESSAGE, { fields, captcha: proof(secret) })
  expect(sent.status).toBe(200)
  const { rows } = await sql<{ id: string; last: string }>`select m.id, max(e.id::text) as last
    from messages m join message_entries e on e.message_id = m.id
    where m.email = ${EMAIL} group by m.id`.execute(db)
  const [message] = rows
  const form = new FormData()
  form.append('file', new Blob(['Ja, am Montag.'], { type: 'text/plain' }), 'antwort-marit.txt')
  const uploaded = await admin.post(`${MESSAGE}${message?.id}/files`, form)
  const attachments = (uploaded.json.files as { _id: string }[]).map(({ _id }) => _id)
  const reply = { text: 'Anbei.', seen: message?.last, attachments }
  expect((await admin.post(`${MESSAGE}${message?.id}/reply`, reply)).status).toBe(200)
  const { rows: kept } = await sql<{ key: string }>`select storage_key as key from application_files
    union all select storage_key from message_files`.execute(db)
  return kept.map(({ key }) => key)
}

const present = async (keys: readonly string[]) =>
  (await Promise.all(keys.map((key) => storage.exists(key)))).filter(Boolean).length

test('a guest known by the address alone reads of every paper, and none of their bytes stay', async () => {
  await app.guest.get('/bewerbung')
  await app.services.jobs.start()
  const keys = await leaveTraces()
  expect(keys).toHaveLength(2)
  expect(await present(keys)).toBe(2)
  const { _id } = await ask({ kind: 'erasure', email: EMAIL })
  const file = await exported(_id)
  for (const word of [NAME, 'zeugnis-marit.png', 'antwort-marit.txt']) expect(file).toContain(word)
  const { person } = (await step(_id, 'erase', { dryRun: true })).json
  const confirmed = { dryRun: false, version: 1, person }
  expect((await step(_id, 'erase', confirmed)).status).toBe(200)
  await expect.poll(() => present(keys), { timeout: 30_000 }).toBe(0)
  for (const table of [
    'applications',
    'application_files',
    'messages',
    'message_files',
    'people',
  ]) {
    const { rows } = await sql`select 1 from ${sql.table(table)} row
      where row::text ilike '%marit%' or row::text ilike ${`%${EMAIL}%`}`.execute(db)
    expect(rows, table).toEqual([])
  }
})
