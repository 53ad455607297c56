import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

/** One field of a mail's head, as it stands there with all its lines. */
export type HeaderField = { name: string; value: string }

/** A mail taken apart; texts are bytes in latin1, lines end as SMTP wants it. */
type MailParts = { fields: readonly HeaderField[]; body: string }

/** As it goes over the wire: every line break becomes CR LF. */
export function partsOf(raw: Uint8Array): MailParts {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1')
  const wired = text.replaceAll(/\r\n|\r|\n/g, '\r\n')
  const end = wired.indexOf('\r\n\r\n')
  const head = end < 0 ? wired : wired.slice(0, end)
  return { fields: fieldsIn(head), body: end < 0 ? '' : wired.slice(end + 4) }
}

function fieldsIn(head: string): HeaderField[] {
  const fields: HeaderField[] = []
  for (const line of head.split('\r\n')) {
    const last = fields.at(-1)
    const colon = line.indexOf(':')
    if (/^[ \t]/.test(line) && last) last.value += `\r\n${line}`
    else if (colon > 0) fields.push({ name: line.slice(0, colon), value: line.slice(colon + 1) })
  }
  return fields
}

/** RFC 6376, 3.4.2: a folded line and one with other spaces are the same. */
function relaxedField({ name, value }: HeaderField): string {
  const flat = value.replaceAll('\r\n', '').replaceAll(/[ \t]+/g, ' ')
  return `${name.toLowerCase().trimEnd()}:${flat.trim()}`
}

/** So much at once holds nobody up. */
const PIECE = 256 * 1024

/**
 * The hash of a body, relaxed (RFC 6376, 3.4.4): runs of spaces count as one, spaces at the end of a
 * line and empty lines at the end of the mail not at all.
 */
export async function bodyHash(body: string): Promise<string> {
  const hash = createHash('sha256')
  let emptyLines = 0
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf('\r\n', Math.min(at + PIECE, body.length))
    const next = end < 0 ? body.length : end + 2
    const lines = relaxedLines(body.slice(at, next))
    const filled = endOfText(lines)
    if (filled > 0) {
      hash.update('\r\n'.repeat(emptyLines)).update(lines.slice(0, filled), 'latin1')
      hash.update('\r\n')
      emptyLines = -1
    }
    emptyLines += (lines.length - filled) / 2
    at = next
    if (at < body.length) await setImmediate()
  }
  return hash.digest('base64')
}

function relaxedLines(lines: string): string {
  const relaxed = lines.replaceAll(/[ \t]+/g, ' ').replaceAll(' \r\n', '\r\n')
  if (relaxed.endsWith('\r\n')) return relaxed
  return `${relaxed.endsWith(' ') ? relaxed.slice(0, -1) : relaxed}\r\n`
}

/** Where the line breaks begin that nothing follows. */
function endOfText(lines: string): number {
  let end = lines.length
  while (lines.endsWith('\r\n', end) && end > 0) end -= 2
  return end
}

/**
 * What is signed besides the body: the fields named, each time the last one not yet taken, and the
 * signature itself without its value.
 */
export function signedText(
  fields: readonly HeaderField[],
  names: readonly string[],
  signature: string,
): string {
  const left = fields.map((field) => ({ field, name: field.name.toLowerCase().trimEnd() }))
  const taken = names.flatMap((wanted) => {
    const at = left.findLastIndex(({ name }) => name === wanted.toLowerCase())
    return at < 0 ? [] : left.splice(at, 1).map(({ field }) => `${relaxedField(field)}\r\n`)
  })
  return taken.join('') + relaxedField({ name: 'dkim-signature', value: signature })
}
