import { blockOf } from './block-of.ts'
import type { Finding } from './findings/finding.ts'

/** Widths the check is made at: small phone to large screen. */
export const CHECK_WIDTHS = [320, 360, 768, 1024, 1440, 1920] as const

const LEAST_TARGET = 44
const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]'

/**
 * What only shows once a page is drawn, at the width its window has right now: what reaches over the
 * edge, and what fingers cannot hit. Blocks are told by `data-block`.
 * @example checkDocument(frame.contentDocument, 320)
 */
export function checkDocument(doc: Document, width: number): Finding[] {
  return [...tooWide(doc, width), ...smallTargets(doc, width)]
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

/** Only of the page's own blocks; large screens are touched, too. */
function smallTargets(doc: Document, width: number): Finding[] {
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
