const LONGEST_PATH = 300
/** A telephone number has this many at least. */
const MANY_DIGITS = 7
/** Shorter ones can be guessed, so nobody makes keys of them. */
const SHORTEST_KEY = 12
/** Keys change between letters, capitals and digits all the time; words do it once or twice. */
const KEY_UNREST = 0.25

/** Stands for a part of an address that is not stored. */
const HIDDEN = '…'

/**
 * What may be stored of words that somebody typed or put into an address: nothing that could be an
 * address, a telephone number or a key. What is not harmless becomes an empty text.
 */
export function harmlessText(text: string, longest = 80): string {
  // Far too long for any way of writing it: not worth reading.
  if (text.length > 8 * longest) return ''
  const plain = text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]/gu, ' ')
    .trim()
  const digits = plain.replace(/\D/g, '').length
  const isFine = plain.length <= longest && !plain.includes('@') && digits < MANY_DIGITS
  return isFine && !plain.split(/[ /,;:=&?.]/).some(isKey) ? plain : ''
}

/** An address that leads nowhere, without what might be a key in it; undefined if it cannot be stored. */
export function harmlessPath(path: string): string | undefined {
  const readable = decoded(path)
  if (readable === undefined || readable.length > LONGEST_PATH) return undefined
  if (readable.includes('@') || /[\p{C}]/u.test(readable)) return undefined
  return readable
    .split('/')
    .map((part) => (isKey(part) ? HIDDEN : part))
    .join('/')
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    // No address of ours, and nothing one could lead elsewhere.
    return undefined
  }
}

function isKey(part: string): boolean {
  if (/\d{7}/.test(part)) return true
  const signs = part.replaceAll('-', '')
  return signs.length >= SHORTEST_KEY && changes(signs) / signs.length >= KEY_UNREST
}

/** From small to capital, from letter to digit and back. */
function changes(text: string): number {
  return [...text.matchAll(/(?=[a-z][A-Z]|[A-Za-z]\d|\d[A-Za-z])/g)].length
}
