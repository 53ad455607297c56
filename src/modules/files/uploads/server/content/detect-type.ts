import { fileFailures } from '../../../errors.ts'
import { extensionOf } from '../../../files/server/file-names.ts'
import { type Accepted, acceptedText, acceptedType } from './accepted-types.ts'
import { looksLikeMarkup, looksLikeScript } from './hostile-content.ts'

const SPACE = /\s/

/** So many bytes of the start say what a file is. */
export const HEAD_BYTES = 65_536

/**
 * What a file is by its first bytes. The name decides nothing, except which of the harmless kinds
 * of text a text is; a text that calls itself a picture or a program is refused.
 */
export async function detectType(head: Buffer, name: string): Promise<Accepted> {
  if (head.length === 0) throw fileFailures.empty()
  if (looksLikeScript(head)) throw fileFailures.hostile()
  if (startsLikeSvg(head.toString('utf8'))) return mustBe(acceptedType('image/svg+xml'))
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(head).catch(() => undefined)
  if (found && found.mime !== 'application/xml') return mustBe(acceptedType(found.mime))
  if (!isText(head)) throw fileFailures.typeRefused()
  if (looksLikeMarkup(head)) throw fileFailures.hostile()
  return mustBe(acceptedText(extensionOf(name)))
}

function mustBe(accepted: Accepted | undefined): Accepted {
  if (!accepted) throw fileFailures.typeRefused()
  return accepted
}

/** Whole characters and no control signs but line ends and tabs. */
function isText(head: Buffer): boolean {
  const text = decode(head)
  if (text === undefined) return false
  return !/[\p{Cc}--[\t\n\r\f]]/v.test(text)
}

function decode(head: Buffer): string | undefined {
  try {
    // A head may end in the middle of a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(head, {
      stream: head.length >= HEAD_BYTES,
    })
  } catch {
    // Not UTF-8: old spreadsheets write Latin-1, in which every byte is a character.
    return head.toString('latin1')
  }
}

/**
 * Whether a text is a drawing: `<svg` behind nothing but declarations, comments and space. Every
 * step goes forward and none is taken back, so a hostile beginning costs what an honest one does.
 */
export function startsLikeSvg(text: string): boolean {
  let at = skipSpace(text, text.startsWith('\uFEFF') ? 1 : 0)
  if (text.startsWith('<?xml', at)) {
    const end = text.indexOf('>', at)
    if (text[end - 1] !== '?') return false
    at = skipSpace(text, end + 1)
  }
  for (let end = endOfRemark(text, at); end > at; end = endOfRemark(text, at))
    at = skipSpace(text, end)
  return /^<svg[\s>]/i.test(text.slice(at, at + 5))
}

/** Behind the comment or doctype that begins here; as it was where none does. */
function endOfRemark(text: string, at: number): number {
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4) ?? at
  return /^<!doctype\s$/i.test(text.slice(at, at + 10)) ? endOfDoctype(text, at) : at
}

function endOfDoctype(text: string, start: number): number {
  const name = skipSpace(text, start + 10)
  if (text.slice(name, name + 3).toLowerCase() !== 'svg') return start
  let at = name + 3
  while (at < text.length && text[at] !== '>' && text[at] !== '[') at += 1
  if (text[at] !== '[') return text[at] === '>' ? at + 1 : start
  // The last bracket is the one with only space between it and the end.
  for (let end = behind(text, ']', at); end !== undefined; end = behind(text, ']', end)) {
    const close = skipSpace(text, end)
    if (text[close] === '>') return close + 1
    end = close
  }
  return start
}

function behind(text: string, mark: string, at: number): number | undefined {
  const found = text.indexOf(mark, at)
  return found < 0 ? undefined : found + mark.length
}

function skipSpace(text: string, start: number): number {
  let at = start
  while (at < text.length && SPACE.test(text.charAt(at))) at += 1
  return at
}
