import { Node } from '@tiptap/core'
import type { Tokens } from '#kernel/site/block/fill-tokens.ts'
import type { RichText } from '#kernel/site/block/rich-text/rich-text.ts'
import { TOKEN } from '#kernel/site/block/values/leave-out.ts'

type Json = Readonly<Record<string, unknown>>

/** A fact in running text: written as its value, taken out and moved as one sign. */
export const TokenNode = Node.create({
  name: 'token',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ name: { default: '' }, value: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'span[data-token]',
      getAttrs: (element) => ({
        name: element.getAttribute('data-token') ?? '',
        value: element.textContent ?? '',
      }),
    },
  ],
  renderHTML: ({ node }) => [
    'span',
    { 'data-token': String(node.attrs.name), class: 'designer-token' },
    String(node.attrs.value),
  ],
})

/** The text with its known tokens as signs; `nothing` stands for a fact nobody gave yet. */
export function withTokenNodes(doc: RichText, tokens: Tokens, nothing: string): RichText {
  const walk = (node: Json): Json[] => {
    if (node.type === 'text' && typeof node.text === 'string') return pieces(node, node.text)
    const { content } = node
    return [Array.isArray(content) ? { ...node, content: content.flatMap(walk) } : node]
  }
  const pieces = (node: Json, text: string): Json[] => {
    const parts: Json[] = []
    let from = 0
    for (const { 0: written, 1: name = '', index } of text.matchAll(TOKEN)) {
      if (!Object.hasOwn(tokens, name)) continue
      if (index > from) parts.push({ ...node, text: text.slice(from, index) })
      const { text: _, ...rest } = node
      parts.push({ ...rest, type: 'token', attrs: { name, value: tokens[name] || nothing } })
      from = index + written.length
    }
    if (from < text.length) parts.push({ ...node, text: text.slice(from) })
    return parts
  }
  return Object.assign({}, doc, ...walk(doc))
}

/** Signs as the texts they are stored as; words that belong together are one again. */
export function withTokenTexts(written: unknown): unknown {
  if (typeof written !== 'object' || written === null || !('content' in written)) return written
  const { content } = written
  if (!Array.isArray(content)) return written
  return { ...written, content: joined(content.map(asText)) }
}

function asText(node: unknown): unknown {
  if (!isToken(node)) return withTokenTexts(node)
  const { attrs, ...rest } = node
  return { ...rest, type: 'text', text: `{{${attrs.name}}}` }
}

function joined(nodes: readonly unknown[]): unknown[] {
  const done: unknown[] = []
  for (const node of nodes) {
    const last = done.at(-1)
    const isOne = isText(last) && isText(node) && sameMarks(last, node)
    if (isOne) done.splice(-1, 1, { ...last, text: last.text + node.text })
    else done.push(node)
  }
  return done
}

function sameMarks(one: { marks?: unknown }, other: { marks?: unknown }): boolean {
  return JSON.stringify(one.marks ?? []) === JSON.stringify(other.marks ?? [])
}

function isToken(node: unknown): node is { type: 'token'; attrs: { name: string } } {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'token'
}

function isText(node: unknown): node is { type: 'text'; text: string; marks?: unknown } {
  return (
    typeof node === 'object' &&
    node !== null &&
    'text' in node &&
    typeof node.text === 'string' &&
    'type' in node &&
    node.type === 'text'
  )
}
