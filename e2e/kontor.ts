import { randomBytes } from 'node:crypto'
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { databaseUrl, onServer, TEMPLATE } from './databases.ts'
import { ADMIN_PASSWORD, type KontorProcess, startKontor } from './kontor-process.ts'

export { expect }

/** Left to itself a poll looks once a second; what is waited for here comes within a few pictures. */
export const OFTEN = [30]

/** The browser of a file that signs in once; its pages find scripts and styles already read. */
let shared: BrowserContext | undefined

export const test = base.extend({
  context: async ({ context }, use) => {
    if (!shared) return use(context)
    await use(shared)
    for (const page of shared.pages()) await page.close()
  },
  page: async ({ page }, use) => {
    if (shared) await page.addInitScript(forgetOnce)
    await use(page)
  },
})

/**
 * Runs in the page, before its first document alone: what one test kept in the browser is not there
 * for the next. Not when a test ends, where a page on its way elsewhere cannot be asked.
 */
function forgetOnce(): void {
  if (window !== window.top || !location.protocol.startsWith('http')) return
  if (sessionStorage.getItem('kontor-e2e')) return
  sessionStorage.setItem('kontor-e2e', 'opened')
  localStorage.clear()
}

/**
 * One Kontor per file, with demo content and a database of its own.
 * @example const kontor = runningKontor(); test('…', async ({ page }) => page.goto(kontor.url('/')))
 */
export function runningKontor(env?: Record<string, string>) {
  return kontorOn(`template ${TEMPLATE}`, { env })
}

/** A Kontor that was never started before: what visitors find, this start has made. */
export function firstStart() {
  return kontorOn('', { isFirst: true })
}

function kontorOn(origin: string, options: { env?: Record<string, string>; isFirst?: boolean }) {
  const name = `e2e_${randomBytes(8).toString('hex')}`
  let running: KontorProcess | undefined
  test.beforeAll(async () => {
    await onServer(`create database ${name} ${origin}`)
    running = await startKontor({ databaseUrl: databaseUrl(name), ...options })
  })
  test.afterAll(async () => {
    await running?.kill()
    await onServer(`drop database if exists ${name} with (force)`)
  })
  return {
    url: (path: string) => `${running?.url ?? ''}${path}`,
    /** For what a person cannot do in the browser. */
    databaseUrl: () => databaseUrl(name),
    dataDir: () => running?.dataDir ?? '',
  }
}

/**
 * One administrator's session for the whole file, for tests in which signing in is not the matter:
 * again and again is what the rate limit stops. Each test begins at `start`, if one is given.
 */
export function signedIn(url: (path: string) => string, start?: string): void {
  test.beforeAll(async ({ browser }) => {
    shared = await signedInAs(await browser.newContext(), url, ADMIN)
  })
  if (start !== undefined) {
    test.beforeEach(async ({ page }) => {
      await page.goto(url(start))
    })
  }
  test.afterAll(async () => {
    await shared?.close()
    shared = undefined
  })
}

type Person = { handle: string; password: string }
const ADMIN: Person = { handle: 'admin', password: ADMIN_PASSWORD }

/** A browser that has the session of someone, without the form. */
export async function signedInAs(
  context: BrowserContext,
  url: (path: string) => string,
  { handle, password } = ADMIN,
): Promise<BrowserContext> {
  const headers = { origin: url('') }
  const data = { handle, password }
  // A server out of breath says so with 503, and when to come again.
  const login = async () =>
    (await context.request.post(url('/api/v0/auth/login'), { headers, data })).status()
  await expect.poll(login).toBe(200)
  return context
}

/** A screen of the admin centre that has all it asked for: named, and nothing of it still to come. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(placesOfLoading), { intervals: OFTEN, message: page.url() })
    .toBe(0)
  await page.evaluate(nothingLeftToDo)
}

/**
 * Runs in the page. What is drawn listens to keys a moment later, and a window takes the focus twice:
 * both are over once the page is idle, and the timers it had set until then have come.
 */
function nothingLeftToDo(): Promise<void> {
  return new Promise((done) => requestIdleCallback(() => setTimeout(done), { timeout: 1000 }))
}

/** Runs in the page. Those not shown yet count too, those of a tab that is closed do not. */
function placesOfLoading(): number {
  const places = [...document.querySelectorAll('.mantine-Skeleton-root, .mantine-Loader-root')]
  return places.filter((place) => place.getClientRects().length > 0).length
}

/**
 * A window that has opened takes the focus; a key or an open list before that would be lost to it.
 * @example const dialog = await opened(page.getByRole('dialog', { name: 'Neue Adresse' }))
 */
export async function opened(dialog: Locator): Promise<Locator> {
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await dialog.page().evaluate(nothingLeftToDo)
  return dialog
}

/** Presses a button by key once it can be: unlike a click, a key does not wait for that. */
export async function pressEnter(button: Locator): Promise<void> {
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

/** Types into the search of a list by its key; what is typed before it has the focus would be shortcuts. */
export async function lookFor(page: Page, words: string): Promise<void> {
  await expectSettled(page)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Suchen', exact: true })).toBeFocused()
  await page.keyboard.type(words)
}

/** Signs in through the form, as a person would, and lands where `next` says. */
export async function signIn(page: Page, url: (path: string) => string, next = '/admincenter') {
  await page.goto(url(`/login?next=${encodeURIComponent(next)}`))
  await page.getByLabel('E-Mail-Adresse oder Benutzername').fill('admin')
  await page.getByLabel('Passwort', { exact: true }).fill(ADMIN_PASSWORD)
  // Exactly: below it another way to sign in appears, once its script is there.
  const button = page.getByRole('button', { name: 'Anmelden', exact: true })
  // Begun before: the admin centre may lead on from there at once.
  await Promise.all([page.waitForURL(url(next)), button.click()])
}
