/** Lines by which mail programs part what they repeat. */
const RULERS = [
  /^-{2,} ?(Original Message|Ursprüngliche Nachricht|Originalnachricht) ?-{2,}$/i,
  /^_{20,}$/,
]

/**
 * What somebody wrote, and the earlier text their mail program put below it. An answer between the
 * quoted lines is left as it is.
 */
export function splitQuote(text: string): { text: string; quote: string } {
  const lines = text.split('\n')
  const marked = lines.findIndex((line) => line.startsWith('>'))
  const begin = lines.findIndex(
    (_line, place) =>
      beginsQuote(lines, place) || (place === marked && isQuoted(lines.slice(place))),
  )
  if (begin < 1) return { text, quote: '' }
  const own = lines.slice(0, begin).join('\n').trim()
  return own === '' ? { text, quote: '' } : { text: own, quote: lines.slice(begin).join('\n') }
}

function beginsQuote(lines: readonly string[], place: number): boolean {
  const line = lines[place]?.trim() ?? ''
  // A long first line is broken in two by some programs.
  const joined = `${line} ${lines[place + 1]?.trim() ?? ''}`
  if (RULERS.some((one) => one.test(line)) || isIntroduction(line))
    return hasOnlyQuote(lines.slice(place + 1))
  return isIntroduction(joined) && hasOnlyQuote(lines.slice(place + 2))
}

/** "Am Montag schrieb Büro <…>:" */
function isIntroduction(line: string): boolean {
  if (line.length > 500 || !line.endsWith(':')) return false
  return /^(Am|On|Le) /.test(line) && / (schrieb|wrote|écrit)\b/.test(line)
}

/** Either every line is marked or none is: what is mixed was answered in between. */
function hasOnlyQuote(rest: readonly string[]): boolean {
  return isQuoted(rest) || rest.every((line) => !line.startsWith('>'))
}

function isQuoted(lines: readonly string[]): boolean {
  return lines.every((line) => line.trim() === '' || line.startsWith('>'))
}
