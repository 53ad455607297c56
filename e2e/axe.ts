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

/** No serious finding on what is shown, and nothing wider than the screen. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // Once per page however often it is looked at: reading the checks takes as long as making them.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE)
  const serious = await page.evaluate(seriousFindings)
  expect(serious.map((found) => `${name} ${found}`)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** Runs in the page. Style sheets are read anew only for a rule about turned screens: left out. */
async function seriousFindings(): Promise<string[]> {
  const options = { resultTypes: ['violations' as const], preload: false, iframes: false }
  const { violations = [] } = (await window.axe?.run(document, options)) ?? {}
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

/** The same as a small bright and as a large dark screen, without loading it again. */
export async function expectAccessibleOnAll(page: Page, name: string): Promise<void> {
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(drawnTwice)
    await expectAccessible(page, `${name} (${width} px, ${colorScheme})`)
  }
}

/** A change of the size is answered in the next picture, and drawn in the one after. */
function drawnTwice(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}
