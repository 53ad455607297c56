import { posix } from 'node:path'
import { isDateFormat, unmarkedText } from './cell-text.ts'
import { attributesOf, type XmlPart, xmlParts } from './read-tags.ts'
import { entryText, openZip, type Zip } from './read-zip.ts'
import { SheetFault } from './sheet-fault.ts'

const MEGABYTE = 1024 * 1024
const MOST_BYTES = { part: 5 * MEGABYTE, strings: 100 * MEGABYTE }

export type Workbook = {
  zip: Zip
  /** Where the first sheet lies that people see. */
  sheet: string
  strings: readonly string[]
  /** By the style of a cell: whether its number is a day or a time. */
  dates: readonly boolean[]
  is1904: boolean
}

const BOOK = 'xl/workbook.xml'

/** What all cells of a workbook refer to. */
export async function openWorkbook(bytes: Buffer): Promise<Workbook> {
  const zip = openZip(bytes)
  if (!zip.entries.has(BOOK)) throw new SheetFault('unreadable')
  const { id, is1904 } = await readBook(zip)
  const sheet = (await readTargets(zip)).get(id) ?? ''
  if (!zip.entries.has(sheet)) throw new SheetFault('unreadable')
  return { zip, sheet, is1904, strings: await readStrings(zip), dates: await readDates(zip) }
}

async function eachPart(zip: Zip, name: string, take: (part: XmlPart) => void): Promise<void> {
  const most = name.endsWith('sharedStrings.xml') ? MOST_BYTES.strings : MOST_BYTES.part
  for await (const parts of xmlParts(entryText(zip, name, most)))
    for (const part of parts) take(part)
}

async function readBook(zip: Zip): Promise<{ id: string; is1904: boolean }> {
  let id = ''
  let is1904 = false
  await eachPart(zip, BOOK, (part) => {
    if (part.kind !== 'open') return
    const given = attributesOf(part.attributes)
    if (part.name === 'workbookPr') is1904 = /^(1|true)$/.test(given.get('date1904') ?? '')
    const isShown = (given.get('state') ?? 'visible') === 'visible'
    if (part.name === 'sheet' && isShown && id === '') id = given.get('id') ?? ''
  })
  return { id, is1904 }
}

/** Where the parts of the workbook lie, by id. */
async function readTargets(zip: Zip): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>()
  await eachPart(zip, 'xl/_rels/workbook.xml.rels', (part) => {
    if (part.kind !== 'open' || part.name !== 'Relationship') return
    const given = attributesOf(part.attributes)
    const target = given.get('Target') ?? ''
    const path = posix.normalize(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    targets.set(given.get('Id') ?? '', path)
  })
  return targets
}

/** Texts that cells share; runs of letters are joined, and how to speak them is left out. */
async function readStrings(zip: Zip): Promise<string[]> {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isSpoken = false
  await eachPart(zip, 'xl/sharedStrings.xml', (part) => {
    if (part.kind === 'text') {
      if (isText && !isSpoken) text += part.text
      return
    }
    const isOpen = part.kind === 'open'
    if (part.name === 't') isText = isOpen
    if (part.name === 'rPh') isSpoken = isOpen
    if (part.name !== 'si') return
    if (!isOpen) strings.push(unmarkedText(text))
    text = ''
  })
  return strings
}

async function readDates(zip: Zip): Promise<boolean[]> {
  const codes = new Map<number, string>()
  const dates: boolean[] = []
  let isStyles = false
  await eachPart(zip, 'xl/styles.xml', (part) => {
    if (part.kind === 'text') return
    if (part.name === 'cellXfs') isStyles = part.kind === 'open'
    if (part.kind !== 'open') return
    const given = attributesOf(part.attributes)
    const id = Number(given.get('numFmtId') ?? 0)
    if (part.name === 'numFmt') codes.set(id, given.get('formatCode') ?? '')
    if (part.name === 'xf' && isStyles) dates.push(isDateFormat(id, codes.get(id)))
  })
  return dates
}
