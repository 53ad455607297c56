const [TAB, LF, CR, SPACE, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d]
const HEX = Buffer.from('0123456789ABCDEF', 'latin1')
/** A line has 76 signs at most, the last of which may be the sign that it goes on. */
const MOST = 75
const LONGEST_KEPT = 1024 * 1024

/** How many signs of a line must be left where a byte begins: a letter is not torn apart by a break. */
const WIDTHS = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte > SPACE && byte < 0x7f && byte !== EQUALS) return 1
  if (byte < 0xc0) return 3
  return byte < 0xe0 ? 6 : byte < 0xf0 ? 9 : 12
})

/** Written over by each text: thousands of mails would leave as many of them to be cleared away. */
let scratch = Buffer.alloc(0)

/**
 * Text as mails carry it through servers that know only short lines of ASCII (RFC 2045, 6.7), in one pass
 * over its bytes. Lines end in CR LF.
 */
export function quotedPrintable(text: string): string {
  const bytes = Buffer.from(text)
  // Three signs for a byte, and a soft break before the line would be full.
  const most = Math.ceil(bytes.length * 3.2) + 8
  const out = most > LONGEST_KEPT ? Buffer.allocUnsafe(most) : scratchOf(most)
  let to = 0
  let column = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    const next = bytes[at + 1] ?? LF
    if (byte === CR && next === LF) {
      column = 0
      out[to++] = CR
      out[to++] = LF
      at += 1
      continue
    }
    // Spaces at the end of a line are lost on the way, so there they are written out.
    const isSpace = (byte === SPACE || byte === TAB) && next !== CR && next !== LF
    const width = isSpace ? 1 : (WIDTHS[byte] ?? 3)
    if (column + width > MOST) {
      column = 0
      out[to++] = EQUALS
      out[to++] = CR
      out[to++] = LF
    }
    if (width === 1) out[to++] = byte
    else {
      out[to++] = EQUALS
      out[to++] = HEX[byte >> 4] ?? 0
      out[to++] = HEX[byte & 15] ?? 0
      column += 2
    }
    column += 1
  }
  return out.toString('latin1', 0, to)
}

function scratchOf(bytes: number): Buffer {
  if (scratch.length < bytes) scratch = Buffer.allocUnsafe(bytes)
  return scratch
}
