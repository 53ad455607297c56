import type { Finding } from './finding.ts'

/** Widths the check is made at: small phone to large screen. */
export const CHECK_WIDTHS = [320, 360, 768, 1024, 1440, 1920] as const

const LEAST_TARGET = 44
const LARGE_SCREEN = 1200
const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]'

/** The part of axe-core this needs; it has to run inside the document's own window. */
export type AxeLike = {
  run(context: Document, options: object): Promise<{ violations: readonly AxeViolation[] }>
}
type AxeViolation = {
  id: string
  help: string
  impact?: string | null
  nodes: readonly { target: readonly unknown[] }[]
}

/**
 * What only shows once a page is drawn: for the canvas, at the width it has right now. Blocks are
 * told by `data-block`.
 * @example await checkDocument(frame.contentDocument, 320, axe)
 */
export async function checkDocument(
  doc: Document,
  width: number,
  axe?: AxeLike,
): Promise<Finding[]> {
  const layout = [...tooWide(doc, width), ...smallTargets(doc, width)]
  return axe ? [...layout, ...(await barriers(doc, axe))] : layout
}

/** Only the innermost blocks: what is around them is wide because of them. */
function tooWide(doc: Document, width: number): Finding[] {
  const wide = [...doc.querySelectorAll('[data-block]')].filter((one) => beyond(one, doc) > 0)
  const innermost = wide.filter(
    (one) => !wide.some((other) => other !== one && one.contains(other)),
  )
  return innermost.map((one) => ({
    rule: 'too-wide',
    severity: 'warning',
    block: blockOf(one),
    field: null,
    values: { width, pixels: beyond(one, doc) },
    fix: 'show-block',
  }))
}

/**
 * How far it reaches over the edge of the screen, with all it holds: a section may be wider than its
 * block. What scrolls by itself, such as a wide table, is meant to.
 */
function beyond(element: Element, doc: Document): number {
  const edge = doc.documentElement.clientWidth
  const { right, left } = element.getBoundingClientRect()
  const reach = isScrolling(element, doc) ? right : Math.max(right, left + element.scrollWidth)
  return Math.ceil(Math.max(reach - edge, -left, 0) - 0.5)
}

function isScrolling(element: Element, doc: Document): boolean {
  const style = doc.defaultView?.getComputedStyle(element)
  return style !== undefined && style.overflowX !== 'visible'
}

/** Only of the page's own blocks, and where fingers press: larger screens have a mouse. */
function smallTargets(doc: Document, width: number): Finding[] {
  if (width >= LARGE_SCREEN) return []
  return [...doc.querySelectorAll(TARGETS)].flatMap((element): Finding[] => {
    const box = element.getBoundingClientRect()
    const size = Math.round(Math.min(box.width, box.height))
    if (size === 0 || size >= LEAST_TARGET || isInline(element, doc)) return []
    const text = (element.textContent ?? '').trim().slice(0, 60) || element.tagName.toLowerCase()
    const values = { text, width, size, least: LEAST_TARGET }
    const block = blockOf(element)
    if (block === null) return []
    return [
      { rule: 'small-target', severity: 'hint', block, field: null, values, fix: 'show-block' },
    ]
  })
}

/** A link within running text is as high as its line (WCAG 2.5.8 exempts it). */
function isInline(element: Element, doc: Document): boolean {
  if (element.tagName !== 'A') return false
  return doc.defaultView?.getComputedStyle(element).display === 'inline'
}

async function barriers(doc: Document, axe: AxeLike): Promise<Finding[]> {
  const { violations } = await axe.run(doc, { resultTypes: ['violations'], preload: false })
  return violations.flatMap(({ id, help, impact, nodes }) => {
    const isSerious = impact === 'serious' || impact === 'critical'
    const blocks = new Set(nodes.map(({ target }) => blockAt(doc, target[0])))
    return [...blocks].map(
      (block): Finding => ({
        rule: 'accessibility',
        severity: isSerious ? 'error' : 'warning',
        block,
        field: id,
        values: { help },
        fix: block ? 'show-block' : null,
      }),
    )
  })
}

function blockAt(doc: Document, selector: unknown): string | null {
  const element = typeof selector === 'string' ? doc.querySelector(selector) : null
  return element ? blockOf(element) : null
}

function blockOf(element: Element): string | null {
  return element.closest('[data-block]')?.getAttribute('data-block') ?? null
}
