import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What is around the content is the same on every screen: one of them is looked at as a whole. */
type Part = 'page' | 'main'

/** No serious finding on what is shown, and nothing wider than the screen. */
export async function expectAccessible(
  page: Page,
  name: string,
  part: Part = 'page',
): Promise<void> {
  await prepare(page)
  // After a change of the size the old shape may stand for a moment: what stays too wide counts.
  await expect
    .poll(() => page.evaluate(overflow), { message: `${name} is wider than the screen` })
    .toBeLessThanOrEqual(0)
  const serious = await page.evaluate(seriousFindings, part)
  expect(serious.map((found) => `${name} ${found}`)).toEqual([])
  expect(await page.title(), `${name} has a title`).not.toBe('')
}

/** Once per page however often it is looked at: reading the checks takes as long as making them. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return
  await page.evaluate(AXE)
  await page.evaluate(stopFading)
}

/** Runs in the page: a colour half way between bright and dark is on no screen to stay. */
function stopFading(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/**
 * Runs in the page. Style sheets are read anew only for a rule about turned screens: left out. A
 * finding is named by its text, so no path to it is looked for.
 */
async function seriousFindings(part: Part): Promise<string[]> {
  const options = {
    resultTypes: ['violations' as const],
    selectors: false,
    preload: false,
    iframes: false,
  }
  if (!window.axe) throw new Error('The page was loaded anew while it was looked at')
  const { violations } = await window.axe.run(part === 'main' ? 'main' : document, options)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

function overflow(): number {
  return document.documentElement.scrollWidth - innerWidth
}

const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

/** The same as a small bright and as a large dark screen, without loading it again. */
export async function expectAccessibleOnAll(
  page: Page,
  name: string,
  part: Part = 'page',
): Promise<void> {
  await prepare(page)
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expect.poll(() => page.evaluate(schemeOfAdmin)).toMatch(new RegExp(`^(${colorScheme})?$`))
    await page.evaluate(drawnTwice)
    await expectAccessible(page, `${name} (${width} px, ${colorScheme})`, part)
  }
}

/** Runs in the page. The admin centre sets it by script, a little later; the website has none. */
function schemeOfAdmin(): string {
  return document.documentElement.dataset.mantineColorScheme ?? ''
}

/** A change of the size is answered in the next picture, and drawn in the one after. */
function drawnTwice(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
