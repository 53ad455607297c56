import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SheetFault } from './sheet-fault.ts'
import { sheetRows } from './sheet-rows.ts'
import { bookParts, textBook, zipOf } from './test-xlsx.ts'

const LIMITS = { rows: 1000, columns: 20, cell: 100 }
const read = (bytes: Buffer) => sheetRows(bytes, LIMITS)
const cellsOf = async (bytes: Buffer) => (await read(bytes)).map(({ cells }) => cells)
const reasonOf = (bytes: Buffer) =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof SheetFault ? error.reason : `${error}`),
  )

const STYLES = `<numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/>
  <numFmt numFmtId="165" formatCode="#,##0 &quot;Stück am Tag&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/></cellXfs>`

describe('a workbook', () => {
  test('is read as people see it, whatever a cell is', async () => {
    const strings =
      '<si><t xml:space="preserve"> Möbel &amp; Mehr </t></si><si><r><t>Fett</t></r><r><t>_x0041_</t></r><rPh><t>x</t></rPh></si>'
    const cells = [
      '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c>',
      '<c r="D1" t="inlineStr"><is><t>da&#246;<![CDATA[<b>]]></t></is></c>',
      '<c r="E1" t="b"><v>1</v></c><c r="F1" t="e"><v>#REF!</v></c>',
      '<c r="G1"><f>1+1</f><v>2</v></c><c r="H1"><v>4.9170123456E+11</v></c>',
      '<c r="I1"><v>0.10000000000000001</v></c><c r="J1" s="1"><v>46344</v></c>',
      '<c r="K1" s="2"><v>46344.5</v></c><c r="L1" s="3"><v>7</v></c>',
      '<c r="M1" s="4"><v>0.395833333333333</v></c><c r="N1" t="str"><f>A1</f><v>aus Formel</v></c>',
      '<c r="O1" t="d"><v>2026-11-18T00:00:00</v></c><c r="P1" s="1"/>',
    ]
    const rows = `<row r="1">${cells.join('')}</row><row r="4"><c r="B4"><v>1</v></c></row>`
    expect(await read(zipOf(bookParts({ strings, styles: STYLES, rows })))).toEqual([
      {
        line: 1,
        cells: [
          ...[' Möbel & Mehr ', 'FettA', '', 'daö<b>', 'true', '', '2', '491701234560', '0.1'],
          ...['2026-11-18', '2026-11-18 12:00', '7', '09:30', 'aus Formel', '2026-11-18'],
        ],
      },
      { line: 4, cells: ['', '1'] },
    ])
  })

  test('may have prefixes, no places, days from 1904, a hidden sheet first and other paths', async () => {
    const book = `<x:workbook><x:workbookPr date1904="1"/><x:sheets>
      <x:sheet name="geheim" state="hidden" r:id="a"/><x:sheet name="da" r:id="b"/></x:sheets></x:workbook>`
    const rels = `<Relationships><Relationship Id="a" Target="worksheets/no.xml"/>
      <Relationship Id="b" Target='/xl/worksheets/../worksheets/sheet1.xml'/></Relationships>`
    const rows =
      '<x:row><x:c t="inlineStr"><x:is><x:t>eins</x:t></x:is></x:c><x:c s="1"><x:v>44882</x:v></x:c></x:row>'
    const bytes = zipOf(bookParts({ book, rels, rows, styles: STYLES }))
    expect(await cellsOf(bytes)).toEqual([['eins', '2026-11-18']])
  })

  test('that is stored, not packed, is read as well', async () => {
    const parts = bookParts({ rows: '<row><c><v>1</v></c></row>' })
    const bytes = zipOf(parts.map((part) => ({ ...part, isStored: true })))
    expect(await cellsOf(bytes)).toEqual([['1']])
  })
})

describe('what is hostile or broken is refused', () => {
  const rows = '<row><c><v>1</v></c></row>'
  const parts = bookParts({ rows })
  const withSheet = (text: string | Buffer) =>
    zipOf(parts.map((part) => (part.name.includes('sheet1') ? { ...part, text } : part)))

  test('a bomb, however it is told', async () => {
    expect(await reasonOf(withSheet(Buffer.alloc(600 * 1024 * 1024, ' ')))).toBe('too-large')
    const long = '<row><c t="s"><v>0</v></c></row>'.repeat(2000)
    const strings = `<si><t>${'x'.repeat(30_000)}</t></si>`
    expect(await reasonOf(zipOf(bookParts({ rows: long, strings })))).toBe('too-long')
    const many = Array.from({ length: 2001 }, (_, n) => ({ name: `a${n}`, text: '' }))
    expect(await reasonOf(zipOf(many))).toBe('too-large')
    const entities = `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(100)}">]><worksheet>&b;</worksheet>`
    expect(await reasonOf(withSheet(entities))).toBe('unreadable')
  })

  test('what is encrypted, twice there, shares its bytes or leads out', async () => {
    expect(await reasonOf(zipOf(parts.map((part) => ({ ...part, flags: 1 }))))).toBe('unreadable')
    expect(await reasonOf(zipOf([...parts, ...parts]))).toBe('unreadable')
    const shared = zipOf(parts)
    const directory = shared.readUInt32LE(shared.length - 6)
    shared.writeUInt32LE(shared.readUInt32LE(directory + 42) + 0, directory + 42)
    shared.writeUInt32LE(directory - 60, directory + 20)
    expect(await reasonOf(shared)).toBe('unreadable')
    const rels =
      '<Relationships><Relationship Id="rId1" Target="../../etc/passwd"/></Relationships>'
    expect(await reasonOf(zipOf(bookParts({ rels, rows })))).toBe('unreadable')
    expect(await reasonOf(zipOf([{ name: 'content.xml', text: '<x/>' }]))).toBe('unreadable')
  })

  test('what has too many columns; what is too long in a cell is cut to be seen', async () => {
    expect(await reasonOf(withSheet('<row><c r="ZZZ1"><v>1</v></c></row>'))).toBe('too-wide')
    const [row] = await cellsOf(textBook([['y'.repeat(5000)]]))
    expect(row?.[0]).toHaveLength(101)
    expect(await reasonOf(withSheet(`<row a="${'z'.repeat(200_000)}"/>`))).toBe('unreadable')
  })

  test('files that were cut or changed anywhere never end in anything else', async () => {
    const whole = zipOf(bookParts({ rows: rows.repeat(20), styles: STYLES }))
    const change = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }))
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 8 }),
        fc.nat(whole.length),
        async (edits, to) => {
          const bytes = Buffer.from(whole)
          for (const [at, byte] of edits) bytes[at] = byte
          const reason = await reasonOf(edits.length % 2 ? bytes : bytes.subarray(0, to))
          expect(['read', 'unreadable', 'too-large', 'too-long', 'too-wide']).toContain(reason)
        },
      ),
      { numRuns: 300, seed: 18 },
    )
  })
})
