/** One property of a card: 'item1.TEL;TYPE=home,voice:+49…'. */
export type CardLine = {
  group: string
  name: string
  /** Names and values in capitals; a bare word of version 2.1 is a TYPE. */
  types: ReadonlySet<string>
  encoding: string
  charset: string
  value: string
}

type WholeLine = { line: string; count: number }

/** Longer ones are pictures and keys, which are not read. */
const LONGEST = 40_000
const LONGEST_HEAD = 2000

/**
 * Puts the lines of a file together again: continued with a blank, or with `=` at the end where the
 * property is quoted-printable. It sees every letter once, however the file is made.
 */
export class CardUnfolder {
  #rest = ''
  #line = ''
  #isCut = false
  /** Quoted-printable, and whether its last line goes on. */
  #isQuoted = false
  #isSoft = false
  #count = 0

  /** Whole lines so far, each with how many lines of the file it is made of. */
  add(piece: string): WholeLine[] {
    const lines = (this.#rest + piece).split('\n')
    this.#rest = (lines.pop() ?? '').slice(0, LONGEST)
    return lines.flatMap((line) => this.#take(line.endsWith('\r') ? line.slice(0, -1) : line))
  }

  end(): WholeLine[] {
    return [...this.#take(this.#rest), ...this.#take('')]
  }

  #take(line: string): WholeLine[] {
    const isSoft = this.#isSoft
    const isFolded = !isSoft && (line.startsWith(' ') || line.startsWith('\t'))
    if (this.#count > 0 && (isFolded || isSoft)) {
      this.#continue(isSoft ? line : line.slice(1))
      return []
    }
    const whole = { line: this.#isCut ? '' : this.#line, count: this.#count }
    this.#isCut = line.length > LONGEST
    this.#line = this.#isCut ? '' : line
    this.#isQuoted = isQuotedPrintable(line)
    this.#isSoft = this.#isQuoted && line.endsWith('=')
    this.#count = 1
    return whole.count > 0 ? [whole] : []
  }

  #continue(added: string): void {
    if (this.#isSoft) this.#line = this.#line.slice(0, -1)
    this.#isCut ||= this.#line.length + added.length > LONGEST
    this.#line = this.#isCut ? '' : this.#line + added
    this.#isSoft = this.#isQuoted && added.endsWith('=')
    this.#count += 1
  }
}

function isQuotedPrintable(line: string): boolean {
  const head = line.slice(0, LONGEST_HEAD)
  return head.slice(0, colonOf(head)).toUpperCase().includes('QUOTED-PRINTABLE')
}

/** Where the value begins: the first colon outside of quotes. */
function colonOf(line: string): number {
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return line.length
}

export function readLine(line: string): CardLine {
  const colon = colonOf(line)
  const [first = '', ...parameters] = line.slice(0, Math.min(colon, LONGEST_HEAD)).split(';')
  const dot = first.lastIndexOf('.')
  const read: { types: Set<string>; encoding: string; charset: string } = {
    types: new Set(),
    encoding: '',
    charset: 'utf-8',
  }
  for (const parameter of parameters) {
    const [name = '', value] = parameter.toUpperCase().replaceAll('"', '').split('=', 2)
    if (name === 'ENCODING') read.encoding = value ?? ''
    else if (name === 'CHARSET') read.charset = (value ?? '').toLowerCase()
    else if (name === 'QUOTED-PRINTABLE' || name === 'BASE64') read.encoding = name
    else if (name === 'TYPE' || value === undefined)
      for (const type of (value ?? name).split(',')) read.types.add(type)
  }
  const value = line.slice(colon + 1)
  return {
    group: first.slice(0, Math.max(0, dot)).toUpperCase(),
    name: first.slice(dot + 1).toUpperCase(),
    ...read,
    value: read.encoding === 'QUOTED-PRINTABLE' ? unquoted(value, read.charset) : value,
  }
}

/** Quoted-printable: '=C3=BC' is a byte each. */
function unquoted(value: string, charset: string): string {
  const bytes: number[] = []
  const whole = Buffer.from(value)
  for (let at = 0; at < whole.length; at += 1) {
    const code =
      whole[at] === 0x3d
        ? Number.parseInt(whole.toString('latin1', at + 1, at + 3), 16)
        : Number.NaN
    if (Number.isNaN(code)) bytes.push(whole[at] ?? 0)
    else {
      bytes.push(code)
      at += 2
    }
  }
  return decoderOf(charset).decode(Uint8Array.from(bytes))
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    // A file may name any charset: what nobody knows is most likely the usual one.
    return new TextDecoder()
  }
}

/** The parts of a value between unescaped separators; without one the whole text. */
export function partsOf(value: string, separator: ';' | ',' | ''): string[] {
  const parts: string[] = []
  let part = ''
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at] ?? ''
    if (sign === separator) {
      parts.push(part)
      part = ''
    } else if (sign === '\\' && at + 1 < value.length) {
      at += 1
      const next = value[at] ?? ''
      part += next === 'n' || next === 'N' ? '\n' : next
    } else part += sign
  }
  return [...parts, part].map((one) => one.trim())
}

export function textOf(value: string): string {
  return partsOf(value, '')[0] ?? ''
}
