import { afterAll, expect, test } from 'vitest'
import { createWorkers } from '../workers/workers.ts'
import { makePdf, type PdfDocument } from './make-pdf.ts'
import { richTextParts } from './rich-text-parts.ts'

const workers = createWorkers()
afterAll(() => workers.close())

const DOCUMENT: PdfDocument = {
  title: 'Allgemeine Geschäftsbedingungen',
  author: 'Backhaus Petersen',
  lang: 'de',
  parts: [
    { kind: 'heading', level: 1, text: 'Allgemeine Geschäfts\u00adbedingungen' },
    { kind: 'text', text: 'Für alle Bestellungen – auch aus Łódź. Preise in €.' },
    { kind: 'list', items: ['Erstens', 'Zweitens'] },
  ],
}
const drawn = async (document: PdfDocument) =>
  Buffer.from(await makePdf(workers, document)).toString('latin1')

test('a document is tagged, speaks its language and brings its fonts', async () => {
  const pdf = await drawn(DOCUMENT)
  expect(pdf.startsWith('%PDF-1.7')).toBe(true)
  expect(pdf).toContain('/Marked true')
  expect(pdf).toContain('/StructTreeRoot')
  expect(pdf).toContain('(de-DE)')
  expect(pdf).toContain('/DisplayDocTitle true')
  for (const tag of ['Document', 'H1', 'P', 'L', 'LI', 'LBody'])
    expect(pdf).toMatch(new RegExp(`/S /${tag}\\b`))
  const fonts = pdf.match(/\/FontFile\d? /g) ?? []
  expect(fonts).toHaveLength(3)
  expect(pdf).not.toMatch(/Helvetica|Times/)
})

test('a long one has as many pages as it needs', async () => {
  const text = 'Ein Satz, der sich lange hinzieht und dann noch einmal. '.repeat(20)
  const parts = Array.from({ length: 30 }, () => ({ kind: 'text', text }) as const)
  const pdf = await drawn({ ...DOCUMENT, parts })
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
})

test('running text keeps its headings, numbers and lists', () => {
  const text = (words: string) => ({ type: 'text' as const, text: words })
  const paragraph = (words: string) => ({ type: 'paragraph' as const, content: [text(words)] })
  const parts = richTextParts({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('1. Geltung')] },
      paragraph('Für alle.'),
      paragraph('  '),
      {
        type: 'orderedList',
        attrs: { start: 2 },
        content: [{ type: 'listItem', content: [paragraph('Zwei')] }],
      },
      { type: 'blockquote', content: [paragraph('Zitat')] },
      {
        type: 'paragraph',
        content: [
          {
            ...text('Hier'),
            marks: [{ type: 'link', attrs: { to: 'url', url: 'https://example.org/' } }],
          },
        ],
      },
    ],
  })
  expect(parts).toEqual([
    { kind: 'heading', level: 2, text: '1. Geltung' },
    { kind: 'text', text: 'Für alle.' },
    { kind: 'list', items: ['2. Zwei'] },
    { kind: 'text', text: 'Zitat' },
    { kind: 'text', text: 'Hier (https://example.org/)' },
  ])
})
