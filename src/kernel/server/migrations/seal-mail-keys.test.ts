import { type Kysely, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/test-db.ts'
import { openDatabase, openPool } from '../database.ts'
import { newToken } from '../sessions/session-token.ts'
import { sealMailKeys } from './20261116-0100-kernel-seal-mail-keys.ts'

const database = await createTestDatabase()
const db: Kysely<never> = openDatabase(openPool(database.target, () => undefined))
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

async function store(state: string, link: string): Promise<string> {
  const id = uuidv7()
  const html = `<a href="${link}">weiter</a> <a href="${link}">${link}</a>`
  await sql`insert into mails (id, recipient, subject, html, text, state)
    values (${id}, 'a@example.org', 'x', ${html}, ${`Weiter:\n${link}\n\n-- \nKontor`}, ${state})`.execute(
    db,
  )
  return id
}

test('keys in older mails are masked, and those that waited are not sent', async () => {
  await sealMailKeys.down?.(db)
  const [key, token] = [newToken(), newToken().slice(0, 32)]
  const waiting = await store('queued', `https://kontor.example/verify?key=${key}`)
  const sent = await store('sent', `https://kontor.example/fehler/${token}`)
  const path = `https://kontor.example/admincenter/bugtracker/edit/${uuidv7()}`
  const plain = await store('queued', path)
  await sealMailKeys.up(db)
  const { rows } = await sql<{ id: string; state: string; line: string }>`
    select id, state, mails::text as line from mails order by id`.execute(db)
  expect(rows.map(({ id, state }) => [id, state])).toEqual([
    [waiting, 'expired'],
    [sent, 'sent'],
    [plain, 'queued'],
  ])
  for (const { line } of rows) for (const secret of [key, token]) expect(line).not.toContain(secret)
  expect(rows[0]?.line.split('••••••').length).toBe(5)
  expect(rows[2]?.line).toContain(path)
})
