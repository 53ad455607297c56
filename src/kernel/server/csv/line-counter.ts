const LINE_BREAK = /\r\n|\r|\n/g
/** Lines of nothing else are passed over. */
const BLANKS = Buffer.from('\r\n ')

/** Says in which line the rows of a text begin that arrives in pieces; asked in rising order. */
export class LineCounter {
  #rest = Buffer.alloc(0)
  #counted = 0
  #line = 1
  #end = 0

  add(text: string): void {
    this.#rest = Buffer.concat([this.#rest, Buffer.from(text)])
  }

  /** The line of the next row, which ends after so many bytes. */
  next(end: number): number {
    const line = this.at(this.#end)
    this.#end = end
    return line
  }

  /** The line of the row that comes after so many bytes. */
  at(bytes: number): number {
    const from = Math.max(0, bytes - this.#counted)
    const begins = from + blankBytes(this.#rest.subarray(from))
    this.#line += this.#rest.subarray(0, begins).toString().match(LINE_BREAK)?.length ?? 0
    this.#rest = this.#rest.subarray(begins)
    this.#counted += begins
    return this.#line
  }
}

function blankBytes(rest: Buffer): number {
  const at = rest.findIndex((byte) => !BLANKS.includes(byte))
  return at < 0 ? rest.length : at
}
