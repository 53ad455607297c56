import { fileFailures } from '../../errors.ts'
import { extensionOf } from '../file-names.ts'
import { type Accepted, acceptedText, acceptedType } from './accepted-types.ts'
import { looksLikeMarkup, looksLikeScript } from './hostile-content.ts'
import { startsLikeSvg } from './svg-start.ts'

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
