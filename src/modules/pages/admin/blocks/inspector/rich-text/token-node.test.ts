import { expect, test } from 'vitest'
import type { RichText } from '#kernel/site/block/rich-text/rich-text.ts'
import { cleanDoc } from './clean-doc.ts'
import { withTokenNodes } from './token-node.ts'

const TOKENS = { 'business.city': 'Husum', 'business.phone': '' }
const doc = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
const text = (words: string, marks?: { type: 'bold' }[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks && { marks }),
})
const STORED: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        text('Mitten in {{business.city}}, Tel. {{business.phone}} {{nobody.knows}}.'),
        text('{{business.city}}', [{ type: 'bold' as const }]),
      ],
    },
  ],
}

test('a fact is written as its value, one nobody gave says so, and unknown names stay', () => {
  expect(withTokenNodes(STORED, TOKENS, 'fehlt noch')).toEqual(
    doc(
      text('Mitten in '),
      { type: 'token', attrs: { name: 'business.city', value: 'Husum' } },
      text(', Tel. '),
      { type: 'token', attrs: { name: 'business.phone', value: 'fehlt noch' } },
      text(' {{nobody.knows}}.'),
      {
        type: 'token',
        attrs: { name: 'business.city', value: 'Husum' },
        marks: [{ type: 'bold' }],
      },
    ),
  )
})

test('what nobody changed is stored as it was, to the byte', () => {
  const shown = withTokenNodes(STORED, TOKENS, 'fehlt noch')
  expect(JSON.stringify(cleanDoc(shown))).toBe(JSON.stringify(cleanDoc(STORED)))
})
