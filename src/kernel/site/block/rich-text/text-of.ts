import type { Link } from '../link.ts'
import type { RichInline, RichItem, RichNode, RichText } from './rich-text.ts'

type AnyNode = RichText | RichNode | RichItem

/** The words alone, a line for each paragraph; for search, excerpts and comparing. */
export function textOf(doc: RichText): string {
  return linesOf(doc).join('\n')
}

export function isEmptyText(doc: RichText | undefined): boolean {
  return !doc || textOf(doc).trim() === ''
}

/** Every link of a text, in reading order. */
export function linksIn(doc: RichText): Link[] {
  return inlinesOf(doc).flatMap((inline) =>
    inline.type === 'text'
      ? (inline.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.attrs] : []))
      : [],
  )
}

function linesOf(node: AnyNode): string[] {
  if (node.type === 'paragraph' || node.type === 'heading') {
    return [
      (node.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join(''),
    ]
  }
  return (node.content ?? []).flatMap(linesOf)
}

function inlinesOf(node: AnyNode): RichInline[] {
  if (node.type === 'paragraph' || node.type === 'heading') return node.content ?? []
  return (node.content ?? []).flatMap(inlinesOf)
}
