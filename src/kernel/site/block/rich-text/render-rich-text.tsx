import { createElement, Fragment, type ReactNode } from 'react'
import type { LinkTo } from '../link.ts'
import type { RichInline, RichItem, RichMark, RichNode, RichText } from './rich-text.ts'

const MARK_TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
} as const

/**
 * Running text as elements. Only what is named here can come out, whatever was stored.
 * @example renderRichText(props.text, linkTo)
 */
export function renderRichText(doc: RichText, linkTo: LinkTo): ReactNode {
  return renderNodes(doc.content, linkTo)
}

function renderNodes(nodes: readonly RichNode[] = [], linkTo: LinkTo): ReactNode {
  return keyed(nodes.map((node) => renderNode(node, linkTo)))
}

function renderNode(node: RichNode, linkTo: LinkTo): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p className={alignClass(node.attrs)}>{renderInlines(node.content, linkTo)}</p>
    case 'heading':
      return createElement(
        `h${node.attrs.level}`,
        { className: alignClass(node.attrs) },
        renderInlines(node.content, linkTo),
      )
    case 'bulletList':
      return <ul>{renderItems(node.content, linkTo)}</ul>
    case 'orderedList':
      return <ol start={startOf(node.attrs)}>{renderItems(node.content, linkTo)}</ol>
    case 'blockquote':
      return <blockquote>{renderNodes(node.content, linkTo)}</blockquote>
  }
}

function renderItems(items: readonly RichItem[] = [], linkTo: LinkTo): ReactNode {
  return keyed(items.map((item) => createElement('li', {}, renderNodes(item.content, linkTo))))
}

function renderInlines(inlines: readonly RichInline[] = [], linkTo: LinkTo): ReactNode {
  return keyed(
    inlines.map((inline) => {
      if (inline.type === 'hardBreak') return <br />
      return (inline.marks ?? [])
        .toSorted((a, b) => rank(a) - rank(b))
        .reduce<ReactNode>((inner, mark) => wrap(inner, mark, linkTo), inline.text)
    }),
  )
}

/** A link to what is gone is only its words. */
function wrap(inner: ReactNode, mark: RichMark, linkTo: LinkTo): ReactNode {
  if (mark.type !== 'link') return createElement(MARK_TAGS[mark.type], {}, inner)
  const to = linkTo(mark.attrs)
  return to ? <a {...to}>{inner}</a> : inner
}

/** Links go around everything else, so that one link is one element. */
function rank({ type }: RichMark): number {
  return type === 'link' ? 1 : 0
}

function alignClass(attrs: { textAlign?: string | null } | undefined): string | undefined {
  const align = attrs?.textAlign
  return align && align !== 'left' ? `align-${align}` : undefined
}

function startOf(attrs: { start?: number | null } | undefined): number | undefined {
  return attrs?.start && attrs.start !== 1 ? attrs.start : undefined
}

// Text is drawn as a whole and never reordered in place: its position is its key.
function keyed(nodes: readonly ReactNode[]): ReactNode {
  return nodes.map((node, at) => createElement(Fragment, { key: at }, node))
}
