import { afterAll, describe, expect, test } from 'vitest'
import { tablesOf } from '#kernel/server/database.ts'
import { User } from '#modules/auth/contract.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import { startTestApp } from '#tests/test-app.ts'
import { runCommand, urlOf } from './test-terminal.ts'
import { userCommand } from './user.ts'

const app = await startTestApp()
afterAll(() => app.close())
const db = tablesOf<AuthTables>(app.services.db)
const env = { DATABASE_URL: urlOf(app.database.target) }

const run = (args: string[], answers: string[] = [], isInteractive = false) =>
  runCommand(userCommand, env, { args, answers, isInteractive })
const login = async (handle: string, password: string) =>
  await app.guest.post('/api/v0/auth/login', { handle, password })
const accountOf = (handle: string) =>
  db.selectFrom('users').selectAll().where('handle', '=', handle).executeTakeFirstOrThrow()
const whoAmI = async (caller: typeof app.guest) =>
  (await caller.get('/api/v0/auth/getLoggedInState/')).parse(User).handle

describe('user create', () => {
  test('makes an account whose printed password works once', async () => {
    const { code, text } = await run(['create', 'chefin@example.org', 'member'])
    expect(code).toBe(0)
    const password = /Einmal-Passwort: (\S+)/.exec(text)?.[1] ?? ''
    const answer = await login('chefin@example.org', password)
    expect(answer.parse(User)).toMatchObject({ roles: ['member'], must_change_password: true })
    const entry = await db
      .selectFrom('audit_log')
      .select(['action', 'actor_name'])
      .where('item_id', '=', (await accountOf('chefin@example.org')).id)
      .execute()
    expect(entry).toEqual([{ action: 'create', actor_name: 'System' }])
  })

  test('is refused for a taken or odd address and for an unknown role', async () => {
    await run(['create', 'doppelt@example.org'])
    expect((await accountOf('doppelt@example.org')).roles).toEqual(['user'])
    await expect(run(['create', 'DOPPELT@example.org'])).rejects.toThrow('schon ein Konto')
    await expect(run(['create', 'admin'])).rejects.toThrow('Aufruf')
    await expect(run(['create', 'x@example.org', 'guest'])).rejects.toThrow('Rollen sind')
    await expect(run(['remove'])).rejects.toThrow('Aufruf')
  })
})

describe('user set-password', () => {
  test.each(['admin', 'system'])(
    'works for %s, from the first line of the input',
    async (handle) => {
      const { text } = await run(['set-password', handle], ['ein neues Passwort'])
      expect(text).not.toContain('ein neues Passwort')
      const answer = await login(handle, 'ein neues Passwort')
      expect(answer.parse(User)).toMatchObject({ handle, must_change_password: false })
    },
  )

  test('ends every session of the account and of no other', async () => {
    const [her, him] = [await app.as('member'), await app.as('member')]
    const { handle } = await db
      .selectFrom('users')
      .select('handle')
      .where('id', '=', her.userId)
      .executeTakeFirstOrThrow()
    expect(await whoAmI(her)).toBe(handle)
    await run(['set-password', handle], ['ein neues Passwort'])
    // The command is another process: this one is told, and trusts its memory for a second at most.
    await expect.poll(() => whoAmI(her)).toBe('guest')
    expect(await whoAmI(him)).not.toBe('guest')
  })

  test('asks a person twice and takes nothing short, unequal or unknown', async () => {
    const before = await accountOf('admin')
    const twice = (...answers: string[]) => run(['set-password', 'admin'], answers, true)
    await expect(run(['set-password', 'admin'], ['kurz'])).rejects.toThrow('10 Zeichen')
    await expect(twice('ein Passwort 1', 'ein Passwort 2')).rejects.toThrow('verschieden')
    await expect(run(['set-password', 'guest'], ['lang genug!'])).rejects.toThrow('gibt es nicht')
    await expect(run(['set-password', 'nobody'], ['lang genug!'])).rejects.toThrow('gibt es nicht')
    expect(await accountOf('admin')).toEqual(before)
    await twice('ein Passwort 1', 'ein Passwort 1')
    expect((await accountOf('admin')).password_hash).not.toBe(before.password_hash)
  })
})

test('user reset-2fa removes the second factor and ends the sessions', async () => {
  const caller = await app.as('admin')
  const { handle } = await db
    .updateTable('users')
    .set({ two_factor_enabled: true })
    .where('id', '=', caller.userId)
    .returning('handle')
    .executeTakeFirstOrThrow()
  await run(['reset-2fa', handle])
  expect((await accountOf(handle)).two_factor_enabled).toBe(false)
  expect(await whoAmI(caller)).toBe('guest')
  await expect(run(['reset-2fa', 'nobody'])).rejects.toThrow('gibt es nicht')
})
