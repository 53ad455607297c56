import type { Page } from '@playwright/test'
import { opened } from './kontor.ts'

type Choice = { dialog: string; choice: string }

/** Changes the language of the admin centre as a person does: in the menu of the account. */
export async function chooseLanguage(page: Page, { dialog, choice }: Choice): Promise<void> {
  await page.locator('header [aria-haspopup="menu"]').last().click()
  await page.getByRole('menuitem', { name: dialog }).click()
  const opening = await opened(page.getByRole('dialog', { name: dialog }))
  await opening.getByText(choice, { exact: true }).click()
}
