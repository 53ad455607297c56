/** Actions a reader runs when a document is opened. */
const ACTIONS = new Set(['JavaScript', 'JS', 'Launch', 'RichMedia', 'XFA'])
const LONGEST = 10
const FIRST = new Set([...ACTIONS].map((name) => name.charCodeAt(0)))
const HASH = 0x23
const SLASH = 0x2f
const NO_DIGIT = 0xff
/** The value of each byte as a hexadecimal digit: storms of escapes are read as fast as text. */
const DIGITS = Uint8Array.from({ length: 256 }, (_, byte) => {
  const value = Number.parseInt(String.fromCharCode(byte), 16)
  return Number.isNaN(value) ? NO_DIGIT : value
})

/** Whether a document runs something by itself; reads it byte by byte and keeps none of it. */
export async function hasPdfAction(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  const names = new ActionNames()
  const plain = new PlainBytes((byte) => names.take(byte))
  for await (const part of bytes) {
    for (const byte of part) plain.take(byte)
    if (names.isFound) return true
  }
  plain.end()
  names.end()
  return names.isFound
}

/** Names in a PDF may be written with #xx for any sign; this passes on what they mean. */
class PlainBytes {
  readonly #pass: (byte: number) => void
  /** A mark and its first digit wait for what follows them. */
  #isMarked = false
  #digit: number | undefined

  constructor(pass: (byte: number) => void) {
    this.#pass = pass
  }

  take(byte: number): void {
    if (!this.#isMarked) {
      if (byte === HASH) this.#isMarked = true
      else this.#pass(byte)
      return
    }
    const digit = DIGITS[byte] ?? NO_DIGIT
    if (digit === NO_DIGIT) {
      this.end()
      this.take(byte)
    } else if (this.#digit === undefined) this.#digit = byte
    else this.#passEscaped(this.#digit, digit)
  }

  /** Nothing completes what waits: it means itself. */
  end(): void {
    const digit = this.#digit
    const isMarked = this.#isMarked
    this.#forget()
    if (isMarked) this.#pass(HASH)
    if (digit !== undefined) this.#pass(digit)
  }

  #passEscaped(first: number, second: number): void {
    this.#forget()
    this.#pass((DIGITS[first] ?? 0) * 16 + second)
  }

  #forget(): void {
    this.#isMarked = false
    this.#digit = undefined
  }
}

/** Watches for a slash with the name of an action behind it. */
class ActionNames {
  isFound = false
  #name: string | undefined

  take(byte: number): void {
    // Most names are none of them by their first sign.
    if (this.#name === '' && !FIRST.has(byte)) this.#name = undefined
    if (this.#name !== undefined && isWordSign(byte)) {
      // A longer name is none of them; one sign more than the longest is enough to know.
      if (this.#name.length <= LONGEST) this.#name += String.fromCharCode(byte)
      return
    }
    if (this.#name !== undefined) this.end()
    if (byte === SLASH) this.#name = ''
  }

  end(): void {
    if (this.#name !== undefined && ACTIONS.has(this.#name)) this.isFound = true
    this.#name = undefined
  }
}

function isWordSign(byte: number): boolean {
  const letter = byte | 0x20
  return (byte >= 0x30 && byte <= 0x39) || (letter >= 0x61 && letter <= 0x7a)
}
