import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/find-chromium.ts'
import { ADMIN_PASSWORD } from './kontor.ts'

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
}

type Person = { url: string; handle?: string; password?: string }

/** A window of someone who is signed in. */
export async function signedInAs(browser: Browser, person: Person): Promise<BrowserContext> {
  const { url, handle = 'admin', password = ADMIN_PASSWORD } = person
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
  })
  const answer = await context.request.post(`${url}/api/v0/auth/login`, {
    headers: { origin: url },
    data: { handle, password },
  })
  if (!answer.ok()) throw new Error(`${handle} cannot sign in: ${await answer.text()}`)
  return context
}
