import { Link } from '../link.ts'
import { isObject } from '../tree/walk-blocks.ts'
import type { RichItem, RichNode, RichText } from './rich-text.ts'

type AnyNode = RichText | RichNode | RichItem

/** The words alone, a line for each paragraph; for search, excerpts and comparing. */
export function textOf(doc: RichText): string {
  return linesOf(doc).join('\n')
}

export function isEmptyText(doc: RichText | undefined): boolean {
  return !doc || textOf(doc).trim() === ''
}

/**
 * Every link of a stored text, in reading order. Only the links are judged: a page may hold much
 * text, and this is done whenever it is drawn.
 */
export function linksIn(value: unknown): Link[] {
  if (!isObject(value)) return []
  const marks = Array.isArray(value.marks) ? value.marks.flatMap(linkOf) : []
  const inner = Array.isArray(value.content) ? value.content.flatMap(linksIn) : []
  return [...marks, ...inner]
}

function linkOf(mark: unknown): Link[] {
  const link = isObject(mark) && mark.type === 'link' ? Link.safeParse(mark.attrs).data : undefined
  return link ? [link] : []
}

function linesOf(node: AnyNode): string[] {
  if (node.type === 'paragraph' || node.type === 'heading') {
    return [
      (node.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join(''),
    ]
  }
  return (node.content ?? []).flatMap(linesOf)
}
