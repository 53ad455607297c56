import { type CSSProperties, createElement, type ReactNode } from 'react'
import type { LinkTo } from '#kernel/site/block/link.ts'
import type {
  RichInline,
  RichItem,
  RichMark,
  RichNode,
  RichText,
} from '#kernel/site/block/rich-text/rich-text.ts'
import { bodyFont, headingFont, keyed } from './mail-parts.tsx'
import type { MailTheme } from './mail-theme.ts'

const MARK_TAGS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
} as const

type Pen = { theme: MailTheme; linkTo: LinkTo; style: CSSProperties }

/** Running text for a mail: every element carries its own style. */
export function richMailText(doc: RichText, pen: Omit<Pen, 'style'> & { size: number }): ReactNode {
  const style = {
    ...bodyFont(pen.theme),
    fontSize: pen.size,
    color: pen.theme.light.text,
    margin: '0 0 12px',
  }
  return nodesOf(doc.content, { ...pen, style })
}

/** The same as plain text: parts are parted by an empty line, links stand behind their words. */
export function plainRichText(doc: RichText, linkTo: LinkTo): string {
  return (doc.content ?? [])
    .map((node) => plainNode(node, linkTo))
    .filter(Boolean)
    .join('\n\n')
}

function nodesOf(nodes: readonly RichNode[] = [], pen: Pen): ReactNode {
  return keyed(nodes.map((node) => nodeOf(node, pen)))
}

function nodeOf(node: RichNode, pen: Pen): ReactNode {
  const { theme, style } = pen
  switch (node.type) {
    case 'paragraph':
      return (
        <p className="m-text" style={{ ...style, ...aligned(node.attrs) }}>
          {inlinesOf(node.content, pen)}
        </p>
      )
    case 'heading':
      return createElement(
        `h${node.attrs.level}`,
        {
          className: 'm-text',
          style: { ...style, ...headingFont(theme, node.attrs.level), ...aligned(node.attrs) },
        },
        inlinesOf(node.content, pen),
      )
    case 'bulletList':
      return <ul style={{ ...style, paddingLeft: 24 }}>{itemsOf(node.content, pen)}</ul>
    case 'orderedList':
      return (
        <ol start={node.attrs?.start ?? undefined} style={{ ...style, paddingLeft: 24 }}>
          {itemsOf(node.content, pen)}
        </ol>
      )
    case 'blockquote': {
      const border = `3px solid ${theme.light.line}`
      return (
        <blockquote className="m-line" style={{ ...style, borderLeft: border, paddingLeft: 16 }}>
          {nodesOf(node.content, pen)}
        </blockquote>
      )
    }
  }
}

function itemsOf(items: readonly RichItem[] = [], pen: Pen): ReactNode {
  const inner = { ...pen, style: { ...pen.style, margin: '0 0 4px' } }
  const look = { className: 'm-text', style: { color: pen.style.color } }
  return keyed(items.map((item) => createElement('li', look, nodesOf(item.content, inner))))
}

function inlinesOf(inlines: readonly RichInline[] = [], pen: Pen): ReactNode {
  return keyed(
    inlines.map((inline) => {
      if (inline.type === 'hardBreak') return <br />
      return (inline.marks ?? [])
        .toSorted((a, b) => Number(a.type === 'link') - Number(b.type === 'link'))
        .reduce<ReactNode>((inner, mark) => wrap(inner, mark, pen), inline.text)
    }),
  )
}

/** A link to what is gone is only its words. */
function wrap(inner: ReactNode, mark: RichMark, { linkTo, theme }: Pen): ReactNode {
  if (mark.type !== 'link') return createElement(MARK_TAGS[mark.type], {}, inner)
  const to = linkTo(mark.attrs)
  if (!to) return inner
  return (
    <a href={to.href} className="m-link" style={{ color: theme.light.accent }}>
      {inner}
    </a>
  )
}

function aligned(attrs: { textAlign?: CSSProperties['textAlign'] | null } | undefined) {
  return attrs?.textAlign ? { textAlign: attrs.textAlign } : {}
}

function plainNode(node: RichNode, linkTo: LinkTo): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return plainInlines(node.content, linkTo).trim()
    case 'bulletList':
      return (node.content ?? []).map((item) => `- ${plainItem(item, linkTo)}`).join('\n')
    case 'orderedList':
      return (node.content ?? [])
        .map((item, at) => `${(node.attrs?.start ?? 1) + at}. ${plainItem(item, linkTo)}`)
        .join('\n')
    case 'blockquote':
      return plainRichText({ type: 'doc', content: node.content }, linkTo).replace(/^/gm, '> ')
  }
}

function plainItem({ content }: RichItem, linkTo: LinkTo): string {
  return plainRichText({ type: 'doc', content }, linkTo).replaceAll('\n', '\n  ')
}

function plainInlines(inlines: readonly RichInline[] = [], linkTo: LinkTo): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'hardBreak') return '\n'
      const link = inline.marks?.find((mark) => mark.type === 'link')
      const href = link && linkTo(link.attrs)?.href
      return href && href !== inline.text ? `${inline.text} (${href})` : inline.text
    })
    .join('')
}
