import { blockOf } from './block-of.ts'
import type { Finding } from './findings/finding.ts'

/** The part of axe-core this needs; it has to run inside the document's own window. */
export type AxeLike = {
  run(context: Element, options: object): Promise<{ violations: readonly AxeViolation[] }>
}
type AxeViolation = {
  id: string
  help: string
  impact?: string | null
  nodes: readonly { target: readonly unknown[] }[]
}

/** WCAG 2.2, levels A and AA. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Which prop of a block mends it; anything else is a matter of the block as a whole. */
const FIELDS: Readonly<Record<string, string>> = {
  'image-alt': 'alt',
  'role-img-alt': 'alt',
  'link-name': 'link',
  'button-name': 'buttons',
  'empty-heading': 'text',
  'frame-title': 'title',
  'video-caption': 'file',
}

/**
 * What keeps some visitors out, in the words of the rule book; each block once per rule.
 * @example await checkBarriers(doc, doc.querySelector('.page-blocks'), axe)
 */
export async function checkBarriers(
  doc: Document,
  root: Element,
  axe: AxeLike,
): Promise<Finding[]> {
  const runOnly = { type: 'tag', values: LEVELS }
  const options = { runOnly, resultTypes: ['violations'], preload: false, iframes: false }
  const { violations } = await axe.run(root, options)
  return violations.flatMap(({ id, help, impact, nodes }) => {
    const isSerious = impact === 'serious' || impact === 'critical'
    const blocks = new Set(nodes.map(({ target }) => blockAt(doc, target[0])))
    return [...blocks].map(
      (block): Finding => ({
        rule: 'accessibility',
        severity: isSerious ? 'error' : 'warning',
        block,
        field: FIELDS[id] ?? null,
        values: { help, id },
        fix: block ? 'show-block' : null,
      }),
    )
  })
}

function blockAt(doc: Document, selector: unknown): string | null {
  const element = typeof selector === 'string' ? doc.querySelector(selector) : null
  return element ? blockOf(element) : null
}
