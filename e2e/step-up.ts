import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test'
import { generate } from 'otplib'
import { EnabledTotp, PreparedTotp } from '#modules/auth/second-factor/second-factor.calls.ts'
import { onDatabase } from './accounts.ts'
import { expect, opened } from './kontor.ts'
import { ADMIN_PASSWORD } from './kontor-process.ts'

/** The window that asks who sits here, over whatever else is open; in either language. */
export function stepUpDialog(page: Page): Promise<Locator> {
  const name = /^(Bitte bestätigen Sie, dass Sie es sind|Please confirm that it is you)$/
  return opened(page.getByRole('dialog', { name }))
}

/** Proves by keys alone to be there: the window begins in the password, Enter sends it. */
export async function stepUp(page: Page, proof: { password: string; code?: string }) {
  const dialog = await stepUpDialog(page)
  await expect(dialog.getByLabel(/^(Ihr Passwort|Your password)/)).toBeFocused()
  await page.keyboard.type(proof.password)
  if (proof.code) await dialog.getByLabel('Code aus Ihrer App').fill(proof.code)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

/** The same by a call, for what a test only needs as its ground. */
export async function prove(request: APIRequestContext, home: string): Promise<void> {
  const proof = { headers: { origin: home }, data: { password: ADMIN_PASSWORD } }
  expect((await request.post(`${home}/api/v0/auth/stepUp`, proof)).status()).toBe(200)
}

/** What one test proved is not there for the next. */
export async function forgetStepUps(ground: { databaseUrl(): string }): Promise<void> {
  await onDatabase(ground, async (db) => {
    await db.updateTable('sessions').set({ stepped_up_at: null, stepped_up_by: null }).execute()
  })
}

type Person = { password: string }

/** Gives the account of a signed-in browser an app, and answers its recovery codes. */
export async function addSecondFactor(
  { request }: BrowserContext,
  url: (path: string) => string,
  { password }: Person,
): Promise<string[]> {
  const enable = async (data: object) => {
    const headers = { origin: url('') }
    const answer = await request.post(url('/api/v0/auth/enable2FA'), { headers, data })
    expect(answer.status()).toBe(200)
    return answer.json()
  }
  const { secret } = PreparedTotp.parse(await enable({ password }))
  const code = await generate({ secret })
  return EnabledTotp.parse(await enable({ code })).recovery_codes
}
