import type { RichItem, RichNode, RichText } from './rich-text.ts'

/**
 * Running text from plain words, for default and demo content: parts are parted by an empty line,
 * '## ' and '### ' begin headings, lines with '- ' are a list.
 * @example composeText('## Anfahrt\n\nMit dem Rad am Hafen entlang.')
 */
export function composeText(words: string): RichText {
  const parts = words
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
  return { type: 'doc', content: parts.map(nodeOf) }
}

function nodeOf(part: string): RichNode {
  const heading = /^(#{2,4}) (.+)$/s.exec(part)
  if (heading?.[1] && heading[2]) return headingOf(heading[1].length, heading[2])
  const lines = part.split('\n')
  if (lines.every((line) => line.startsWith('- '))) {
    return { type: 'bulletList', content: lines.map((line) => itemOf(line.slice(2))) }
  }
  return paragraphOf(lines.join(' '))
}

function headingOf(signs: number, words: string): RichNode {
  const level = signs === 2 ? 2 : signs === 3 ? 3 : 4
  return { type: 'heading', attrs: { level }, content: [{ type: 'text', text: words }] }
}

function itemOf(words: string): RichItem {
  return { type: 'listItem', content: [paragraphOf(words)] }
}

function paragraphOf(words: string): RichNode {
  return { type: 'paragraph', content: [{ type: 'text', text: words }] }
}
