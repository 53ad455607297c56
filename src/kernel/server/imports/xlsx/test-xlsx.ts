import { deflateRawSync } from 'node:zlib'

type Part = { name: string; text: string | Buffer; isStored?: boolean; flags?: number }

/** A zip file; for tests, so it can also lie. */
export function zipOf(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, text, isStored = false, flags = 0 } of parts) {
    const packed = isStored ? Buffer.from(text) : deflateRawSync(text)
    const title = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(isStored ? 0 : 8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, title, packed)
    directory.push(entry, title)
    at += local.length + title.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.from(Buffer.concat([...locals, ...directory, end]))
}

type Sheet = { strings?: string; styles?: string; book?: string; rels?: string; rows: string }

const BOOK = '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>'
const RELS =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>'

/** The parts of a workbook with one sheet. */
export function bookParts({ strings, styles, book = BOOK, rels = RELS, rows }: Sheet): Part[] {
  const parts = [
    { name: 'xl/workbook.xml', text: `<?xml version="1.0"?>${book}` },
    { name: 'xl/_rels/workbook.xml.rels', text: rels },
    {
      name: 'xl/worksheets/sheet1.xml',
      text: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    },
  ]
  if (strings) parts.push({ name: 'xl/sharedStrings.xml', text: `<sst>${strings}</sst>` })
  if (styles) parts.push({ name: 'xl/styles.xml', text: `<styleSheet>${styles}</styleSheet>` })
  return parts
}

/** A workbook of texts, as Google Sheets writes it. */
export function textBook(rows: readonly (readonly string[])[]): Buffer<ArrayBuffer> {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const lines = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`)
  return zipOf(bookParts({ rows: lines.join('') }))
}
