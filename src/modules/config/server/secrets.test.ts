import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { replaceAt } from '#kernel/server/config/value-paths.ts'
import { startTestApp } from '#tests/test-app.ts'
import { Section } from '../contract.ts'

const app = await startTestApp()
afterAll(() => app.close())
const admin = await app.steppedUp('system')
const PATH = '/api/v0/config/'

const box = {
  uuid: '0198f0aa-0000-7000-8000-000000000001',
  _id: '0198f0aa-0000-7000-8000-000000000001',
  name: 'Büro',
  host: 'mail.example',
  from: 'buero@example.org',
  password: '',
}
/** Sections whose secrets lie in list items need one to hide in. */
const key = {
  _id: box._id,
  domain: 'example.org',
  selector: 'k1',
  created_at: '2026-11-18T10:00:00Z',
}
const SAMPLES: Record<string, unknown> = {
  mail: { mailboxes: [box] },
  'mail.domains': { domains: [key] },
}
const guarded = app.services.config.sections().filter(({ secretPaths }) => secretPaths.length > 0)

test('a canary in every secret is never seen again', async () => {
  expect(guarded.length).toBeGreaterThanOrEqual(4)
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[a-z0-9"'<>\\]{1,20}$/), async (tail) => {
      const canary = `canary${tail}`
      for (const section of guarded) {
        const { version } = await readOne(section.name)
        const plain = section.schema.parse(SAMPLES[section.name] ?? section.defaults)
        const value = section.secretPaths.reduce<unknown>(
          (inner, path) => replaceAt(inner, path, () => canary),
          plain,
        )
        const replies = [
          await admin.put(PATH, { name: section.name, value, version }),
          await admin.put(PATH, { name: section.name, value, version }),
          await admin.put(PATH, {
            name: section.name,
            value: { ...Object(value), no: 1 },
            version: version + 1,
          }),
        ]
        expect(replies.map(({ status }) => status)).toEqual([200, 409, 400])
        for (const { text } of replies) expect(text).not.toContain('canary')
        expect(JSON.stringify(app.services.config.get(section))).toContain(JSON.stringify(canary))
      }
      expect(await everythingReadable()).not.toContain('canary')
    }),
    { numRuns: 5 },
  )
})

test('a secret reads as its mark, and writing the mark keeps it', async () => {
  await saveMail([{ ...box, password: 'sesame' }])
  const { value } = await readOne('mail')
  const [read] = z.object({ mailboxes: z.array(z.looseObject({})) }).parse(value).mailboxes
  expect(read?.password).toBe(SECRET_MARK)
  expect((await saveMail([{ ...read, name: 'Anderer Name' }])).status).toBe(200)
  expect(app.services.config.get(mailSection).mailboxes[0]).toMatchObject({
    name: 'Anderer Name',
    password: 'sesame',
  })
  expect(await everythingReadable()).not.toContain('sesame')
})

test('an empty text removes a secret', async () => {
  await saveMail([{ ...box, password: 'sesame' }])
  await saveMail([{ ...box, password: '' }])
  expect(app.services.config.get(mailSection).mailboxes[0]?.password).toBe('')
})

test('a kept password does not follow the mailbox to another host', async () => {
  await saveMail([{ ...box, password: 'sesame' }])
  const reply = await saveMail([{ ...box, password: SECRET_MARK, host: 'elsewhere.example' }])
  expect(reply.status).toBe(400)
  expect(reply.json.fields).toHaveProperty(['mailboxes.0.password'])
})

test('a mark where nothing is stored is not taken for a password', async () => {
  await saveMail([])
  const reply = await saveMail([{ ...box, password: SECRET_MARK }])
  expect(reply.status).toBe(400)
  expect(app.services.config.get(mailSection).mailboxes).toEqual([])
})

async function readOne(name: string): Promise<Section> {
  const sections = (await admin.get(PATH)).parse(z.array(Section))
  const found = sections.find((section) => section.name === name)
  if (!found) throw new Error(`${name} is missing`)
  return found
}

async function saveMail(mailboxes: unknown[]) {
  const { version } = await readOne('mail')
  return admin.put(PATH, { name: 'mail', value: { mailboxes }, version })
}

/** All that leaves the server, and all that lies in the database. */
async function everythingReadable(): Promise<string> {
  const calls = [PATH, '/api/v0/audit/?noun=config', '/', '/admincenter'].concat(
    guarded.map(({ name }) => `${PATH}history/?name=${name}`),
  )
  const replies = await Promise.all(calls.map((path) => admin.get(path)))
  const tables = ['config_sections', 'config_history', 'audit_log'].map(async (table) => {
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, ''), '') as text from ${sql.table(table)} t`.execute(
      app.services.db,
    )
    return rows.map(({ text }) => text).join()
  })
  const shown = JSON.stringify(app.services.config.publicValues())
  return [...replies.map(({ text }) => text), ...(await Promise.all(tables)), shown].join('\n')
}
