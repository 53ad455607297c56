import type { Link } from '#kernel/site/block/link.ts'
import type {
  RichInline,
  RichItem,
  RichNode,
  RichText,
} from '#kernel/site/block/rich-text/rich-text.ts'
import type { PdfPart } from './make-pdf.ts'

/** Running text as the parts of a document. */
export function richTextParts({ content = [] }: RichText): PdfPart[] {
  return content.flatMap(partsOf)
}

function partsOf(node: RichNode): PdfPart[] {
  switch (node.type) {
    case 'paragraph':
      return some({ kind: 'text', text: wordsOf(node.content) })
    case 'heading':
      return some({
        kind: 'heading',
        level: node.attrs.level === 2 ? 2 : 3,
        text: wordsOf(node.content),
      })
    case 'bulletList':
    case 'orderedList':
      return listParts(node)
    case 'blockquote':
      return (node.content ?? []).flatMap(partsOf)
  }
}

/** Numbers belong to the law of a text: 'Nummer 2' must be findable. */
function listParts(node: Extract<RichNode, { type: 'bulletList' | 'orderedList' }>): PdfPart[] {
  const start = node.type === 'orderedList' ? (node.attrs?.start ?? 1) : undefined
  const items = (node.content ?? []).map((item, index) => {
    const words = itemWords(item)
    return start === undefined ? words : `${start + index}. ${words}`
  })
  return items.length > 0 ? [{ kind: 'list', items }] : []
}

function itemWords({ content = [] }: RichItem): string {
  return content
    .flatMap(partsOf)
    .flatMap((part) => (part.kind === 'list' ? part.items.map((item) => `– ${item}`) : part.text))
    .join('\n')
}

function some(part: Extract<PdfPart, { text: string }>): PdfPart[] {
  return part.text.trim() === '' ? [] : [part]
}

function wordsOf(content: readonly RichInline[] = []): string {
  return content.map(inlineWords).join('')
}

/** On paper nobody can press 'here': where a link leads stands behind its words. */
function inlineWords(inline: RichInline): string {
  if (inline.type !== 'text') return '\n'
  const { text, marks = [] } = inline
  const places = marks.flatMap((mark) => (mark.type === 'link' ? addressOf(mark.attrs) : []))
  const unsaid = places.filter((place) => !text.includes(place))
  return unsaid.length > 0 ? `${text} (${unsaid.join(', ')})` : text
}

function addressOf(link: Link): string[] {
  if (link.to === 'url') return [link.url]
  if (link.to === 'mail') return [link.mail].filter(Boolean)
  return link.to === 'phone' ? [link.phone].filter(Boolean) : []
}
