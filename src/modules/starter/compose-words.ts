import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import type { RichInline, RichNode, RichText } from '#kernel/site/block/rich-text/rich-text.ts'

const CONTACT = /(\{\{business\.(?:email|phone)\}\})/

/** Running text of a template: whoever reads a number or an address can call it or write to it. */
export function composeWords(words: string): RichText {
  const { type, content } = composeText(words)
  return { type, content: content?.map(withContacts) }
}

function withContacts(node: RichNode): RichNode {
  if (node.type === 'paragraph') return { ...node, content: node.content?.flatMap(linked) }
  if (node.type !== 'bulletList') return node
  const items = node.content?.map((item) => ({ ...item, content: item.content?.map(withContacts) }))
  return { ...node, content: items }
}

function linked(inline: RichInline): RichInline[] {
  if (inline.type !== 'text') return [inline]
  const parts = inline.text.split(CONTACT).filter(Boolean)
  return parts.map((text) => ({ ...inline, text, ...marksOf(text) }))
}

function marksOf(text: string): Pick<Extract<RichInline, { type: 'text' }>, 'marks'> {
  if (!CONTACT.test(text)) return {}
  const attrs = text.includes('email')
    ? { to: 'mail' as const, mail: text }
    : { to: 'phone' as const, phone: text }
  return { marks: [{ type: 'link', attrs }] }
}
