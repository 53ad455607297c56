import { randomBytes } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { databaseUrl, onServer, TEMPLATE } from './databases.ts'
import { ADMIN_PASSWORD, type KontorProcess, startKontor } from './kontor-process.ts'

export { expect }

/** The browser of a file that signs in once; its pages find scripts and styles already read. */
let shared: BrowserContext | undefined

export const test = base.extend({
  context: async ({ context }, use) => {
    if (!shared) return use(context)
    await use(shared)
    for (const page of shared.pages()) await leave(page)
  },
})

async function leave(page: Page): Promise<void> {
  // What one test kept in the browser is not there for the next.
  if (page.url().startsWith('http')) await page.evaluate(() => localStorage.clear())
  await page.close()
}

/**
 * One Kontor per file, with demo content and a database of its own.
 * @example const kontor = runningKontor(); test('…', async ({ page }) => page.goto(kontor.url('/')))
 */
export function runningKontor(env?: Record<string, string>) {
  const name = `e2e_${randomBytes(8).toString('hex')}`
  let running: KontorProcess | undefined
  test.beforeAll(async () => {
    await onServer(`create database ${name} template ${TEMPLATE}`)
    running = await startKontor({ databaseUrl: databaseUrl(name), env })
  })
  test.afterAll(async () => {
    await running?.stop()
    await onServer(`drop database if exists ${name} with (force)`)
  })
  return {
    url: (path: string) => `${running?.url ?? ''}${path}`,
    /** For what a person cannot do in the browser. */
    databaseUrl: () => databaseUrl(name),
  }
}

/**
 * One administrator's session for the whole file, for tests in which signing in is not the matter:
 * again and again is what the rate limit stops. Each test begins at `start`, if one is given.
 */
export function signedIn(url: (path: string) => string, start?: string): void {
  test.beforeAll(async ({ browser }) => {
    shared = await browser.newContext({ reducedMotion: 'reduce' })
    const answer = await shared.request.post(url('/api/v0/auth/login'), {
      headers: { origin: url('') },
      data: { handle: 'admin', password: ADMIN_PASSWORD },
    })
    expect(answer.ok()).toBe(true)
  })
  test.beforeEach(async ({ page }) => {
    if (start !== undefined) await page.goto(url(start))
  })
  test.afterAll(async () => {
    await shared?.close()
    shared = undefined
  })
}

/** Signs in through the form, as a person would, and lands where `next` says. */
export async function signIn(page: Page, url: (path: string) => string, next = '/admincenter') {
  await page.goto(url(`/login?next=${encodeURIComponent(next)}`))
  await page.getByLabel('E-Mail-Adresse oder Benutzername').fill('admin')
  await page.getByLabel('Passwort', { exact: true }).fill(ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL(url(next))
}
