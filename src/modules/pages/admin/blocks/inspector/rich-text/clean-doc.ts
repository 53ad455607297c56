import { type RichText, richText } from '#kernel/site/block/rich-text/rich-text.ts'
import { withTokenTexts } from './token-node.ts'

const Doc = richText()

/** What the editor wrote as it is stored: without empty attributes; undefined when it fits nowhere. */
export function cleanDoc(written: unknown): RichText | undefined {
  return Doc.safeParse(pruned(withTokenTexts(written))).data
}

function pruned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pruned)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const inner = pruned(part)
    const isEmpty = inner === null || (name === 'attrs' && isNothing(inner))
    return isEmpty ? [] : [[name, inner]]
  })
  const object = Object.fromEntries(kept)
  // A link to a place on its own page has no page; the schema wants that said.
  return object.to === 'page' && object.page === undefined ? { ...object, page: null } : object
}

function isNothing(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
