import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { OFTEN } from './kontor.ts'

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
  await page.evaluate(markLooks)
  const serious = await page.evaluate(seriousFindings, part)
  expect(serious.map((found) => `${name} ${found}`)).toEqual([])
  expect(await page.title(), `${name} has a title`).not.toBe('')
}

/** Rules whose findings are moderate at most, whatever they find: nobody would hear of them. */
const MILD = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
]

/** Once per page however often it is looked at: reading the checks takes as long as making them. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => window.axe !== undefined)) return
  await page.evaluate(AXE)
  await page.evaluate(chooseRules, MILD)
  await page.evaluate(stopFading)
}

/** Runs in the page. */
function chooseRules(mild: readonly string[]): void {
  const off = mild.map((id) => ({ id, enabled: false }))
  window.axe?.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }, ...off] })
}

/**
 * Runs in the page. Contrast takes longer than all other rules together, and a list of forty rows has
 * every column forty times: of all that look alike, down from the root, the first is judged for all.
 */
function markLooks(): void {
  const known = new Map<string, number>()
  const looks = new Map<Element | null, number>()
  const first = new Map<string, Element>()
  const grey = document.querySelectorAll('[aria-labelledby]:is(:disabled, [aria-disabled=true])')
  const greyLabels = new Set(
    [...grey].flatMap((one) => one.getAttribute('aria-labelledby')?.split(' ') ?? []),
  )
  const styles = [
    ...['color', 'background-color', 'background-image', 'background-clip', 'opacity', 'filter'],
    ...['mix-blend-mode', 'text-shadow', 'font-size', 'font-weight', 'display', 'visibility'],
    ...['position', 'z-index', 'clip', 'clip-path', 'overflow-x', 'overflow-y', 'text-indent'],
  ]
  const attributeOf = (element: Element, name: string) => {
    // Names that Mantine makes anew for every element.
    if (name === 'class') return element.getAttribute(name)?.replaceAll(/__m__\S+/g, '')
    const hasMeaning = /^(role|type|disabled|hidden|aria-disabled|aria-hidden)$/.test(name)
    return hasMeaning ? `${name}=${element.getAttribute(name)}` : name
  }
  // A single sign, or one that is no letter, is judged in another way or not at all.
  const wordsOf = (element: Element) => {
    const own = [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
    const words = String(own ? element.textContent : (Reflect.get(element, 'value') ?? '')).trim()
    return [words === '', words.length === 1, /[\p{L}\p{N}]/u.test(words)]
  }
  for (const element of document.querySelectorAll('[data-look]'))
    element.removeAttribute('data-look')
  for (const element of document.querySelectorAll('*')) {
    const computed = getComputedStyle(element)
    const { width, height, right, bottom } = element.getBoundingClientRect()
    const control = element instanceof HTMLLabelElement ? element.control : element
    const look = [
      looks.get(element.parentElement),
      element.tagName,
      ...element.getAttributeNames().map((name) => attributeOf(element, name)),
      ...styles.map((name) => computed.getPropertyValue(name)),
      width > 1 && height > 1 && right > 0 && bottom > 0,
      control?.matches(':disabled') || greyLabels.has(element.id),
    ].join('|')
    const number = known.get(look) ?? known.size
    known.set(look, number)
    looks.set(element, number)
    const whole = [number, ...wordsOf(element)].join(' ')
    if (!first.has(whole)) first.set(whole, element)
  }
  for (const element of first.values()) element.setAttribute('data-look', '')
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
    await expect
      .poll(() => page.evaluate(schemeOfAdmin), { intervals: OFTEN })
      .toMatch(new RegExp(`^(${colorScheme})?$`))
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
