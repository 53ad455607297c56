import { SheetFault } from './sheet-fault.ts'

/** A piece of XML: a tag without its prefix, or text. A tag that closes itself is opened and closed. */
export type XmlPart =
  | { kind: 'open'; name: string; attributes: string }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const LONGEST_TAG = 65_536
const LONGEST_ENTITY = 12
const SPECIAL: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
]

/**
 * Tags and texts in their order. No document types and none of their entities: no workbook has them, only
 * files that want to grow while they are read. A text may come in several pieces.
 */
export async function* xmlParts(pieces: AsyncIterable<string>): AsyncGenerator<XmlPart[]> {
  let rest = ''
  for await (const piece of pieces) {
    rest += piece
    const parts: XmlPart[] = []
    rest = rest.slice(takeParts(rest, parts))
    if (rest.length > LONGEST_TAG) throw new SheetFault('unreadable')
    if (parts.length > 0) yield parts
  }
  if (rest.trim() !== '') throw new SheetFault('unreadable')
}

/** Puts what is whole into `parts`, and answers where the rest begins. */
function takeParts(text: string, parts: XmlPart[]): number {
  let at = 0
  while (at < text.length) {
    const next = text.charAt(at) === '<' ? takeTag(text, at, parts) : takeText(text, at, parts)
    if (next === at) return at
    at = next
  }
  return at
}

function takeText(text: string, at: number, parts: XmlPart[]): number {
  const tag = text.indexOf('<', at)
  let end = tag < 0 ? text.length : tag
  const entity = tag < 0 ? text.lastIndexOf('&') : -1
  // The rest of an entity may be in the next piece.
  if (entity >= at && text.length - entity < LONGEST_ENTITY && !text.includes(';', entity))
    end = entity
  if (end > at) parts.push({ kind: 'text', text: unescaped(text.slice(at, end)) })
  return end
}

function takeTag(text: string, at: number, parts: XmlPart[]): number {
  if (text.length - at < 9 && !text.includes('>', at)) return at
  for (const [begin, end] of SPECIAL) {
    if (!text.startsWith(begin, at)) continue
    const closes = text.indexOf(end, at + begin.length)
    if (closes < 0) return at
    if (begin === '<![CDATA[')
      parts.push({ kind: 'text', text: text.slice(at + begin.length, closes) })
    return closes + end.length
  }
  if (text.charAt(at + 1) === '!') throw new SheetFault('unreadable')
  const end = tagEnd(text, at)
  if (end < 0) return at
  pushTag(text.slice(at + 1, end), parts)
  return end + 1
}

/** Its '>', which may also stand in quotes. */
function tagEnd(text: string, at: number): number {
  let quote = ''
  for (let place = at + 1; place < text.length; place += 1) {
    const sign = text.charAt(place)
    if (quote !== '') quote = sign === quote ? '' : quote
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return place
  }
  return -1
}

function pushTag(inner: string, parts: XmlPart[]): void {
  if (inner.startsWith('/')) {
    parts.push({ kind: 'close', name: localName(inner.slice(1).trim()) })
    return
  }
  const isEmpty = inner.endsWith('/')
  const body = isEmpty ? inner.slice(0, -1) : inner
  const space = body.search(/\s/)
  const name = localName(space < 0 ? body : body.slice(0, space))
  parts.push({ kind: 'open', name, attributes: space < 0 ? '' : body.slice(space) })
  if (isEmpty) parts.push({ kind: 'close', name })
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The attributes of a tag, without prefixes. */
export function attributesOf(raw: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (let at = 0; at < raw.length; ) {
    const equals = raw.indexOf('=', at)
    if (equals < 0) break
    const opening = raw.slice(equals + 1, equals + 1 + MOST_SPACE).search(/\S/)
    const quote = opening < 0 ? '' : raw.charAt(equals + 1 + opening)
    if (quote !== '"' && quote !== "'") break
    const from = equals + 2 + opening
    const end = raw.indexOf(quote, from)
    if (end < 0) break
    found.set(localName(raw.slice(at, equals).trim()), unescaped(raw.slice(from, end)))
    at = end + 1
  }
  return found
}

/** Between the sign of equality and what follows it no program writes more. */
const MOST_SPACE = 20

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(x[0-9a-f]{1,6}|[0-9]{1,7})|([a-z]{2,4}));/gi, (all, code, name) => {
    if (name) return NAMED[String(name)] ?? all
    const value = Number(String(code).replace(/^x/i, '0x'))
    return value > 0x10ffff ? '\ufffd' : String.fromCodePoint(value)
  })
}
