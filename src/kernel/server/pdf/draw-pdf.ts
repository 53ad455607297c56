import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import PdfKit from 'pdfkit'
import type { PdfDocument, PdfPart } from './make-pdf.ts'

const here = createRequire(import.meta.url)
const fontFile = (name: string) => here.resolve(`@fontsource/inter/files/inter-${name}-normal.woff`)

/** Static fonts: pdfkit embeds what is used of them. The second of each pair has the rarer letters. */
const FONTS = {
  plain: { common: fontFile('latin-400'), rare: fontFile('latin-ext-400') },
  bold: { common: fontFile('latin-600'), rare: fontFile('latin-ext-600') },
} as const
type Weight = keyof typeof FONTS

const LOCALES = { de: 'de-DE', en: 'en-GB' } as const
const SIZES = { 1: 20, 2: 14, 3: 12 } as const
const BODY = 10.5
const MARGIN = 64
const INDENT = 14
/** A part that begins this near to the end of a page begins on the next one. */
const ROOM = 48

/** What the common fonts have. Everything else is looked for among the rarer letters. */
const COMMON =
  /[\s\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]/

/**
 * Draws a document as a tagged PDF with embedded fonts, so that screen readers know its headings,
 * paragraphs and lists. Takes some milliseconds: see `make-pdf.ts`.
 */
export async function drawPdf({ title, author, lang, parts }: PdfDocument): Promise<Uint8Array> {
  const doc = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: LOCALES[lang],
    font: FONTS.plain.common,
    info: { Title: title, Author: author },
  })
  const bytes = buffer(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  for (const part of parts) {
    if (doc.y > doc.page.height - MARGIN - ROOM) doc.addPage()
    root.add(drawPart(doc, part))
  }
  root.end()
  doc.end()
  return new Uint8Array(await bytes)
}

type Doc = InstanceType<typeof PdfKit>

function drawPart(doc: Doc, part: PdfPart): PDFKit.PDFStructureElement {
  if (part.kind === 'list') return drawList(doc, part.items)
  const isHeading = part.kind === 'heading'
  return doc.struct(isHeading ? `H${part.level}` : 'P', {}, [
    () => {
      if (isHeading) doc.moveDown(part.level === 1 ? 0 : 0.6)
      const size = isHeading ? SIZES[part.level] : BODY
      write(doc, part.text, { weight: isHeading ? 'bold' : 'plain', size })
      doc.moveDown(isHeading ? 0.3 : 0.6)
    },
  ])
}

function drawList(doc: Doc, items: readonly string[]): PDFKit.PDFStructureElement {
  const list = doc.struct('L')
  for (const item of items) {
    const body = doc.struct('LBody', {}, [
      () => {
        write(doc, `– ${item}`, { weight: 'plain', size: BODY, indent: INDENT })
        doc.moveDown(0.4)
      },
    ])
    list.add(doc.struct('LI', {}, [body]))
  }
  list.end()
  return list
}

type Style = { weight: Weight; size: number; indent?: number }

/** One text, in as many fonts as its letters need. */
function write(doc: Doc, text: string, { weight, size, indent = 0 }: Style): void {
  const runs = runsOf(text)
  doc.fontSize(size)
  runs.forEach(({ font, words }, index) => {
    doc.font(FONTS[weight][font])
    const options = { lineGap: 2, continued: index < runs.length - 1 }
    if (index === 0) doc.text(words, MARGIN + indent, doc.y, options)
    else doc.text(words, options)
  })
  doc.x = MARGIN
}

type Run = { font: 'common' | 'rare'; words: string }

function runsOf(text: string): Run[] {
  const runs: Run[] = []
  // A hyphen that is only there for breaking lines would be drawn.
  for (const sign of text.replaceAll('\u00ad', '')) {
    const font = COMMON.test(sign) ? 'common' : 'rare'
    const last = runs.at(-1)
    if (last?.font === font) last.words += sign
    else runs.push({ font, words: sign })
  }
  return runs
}
