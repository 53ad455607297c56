const MOST = 200
/** How much stands before the word that was found. */
const BEFORE = 60

/** The part of a text around the first typed word that stands in it; else its beginning. */
export function excerptAround(text: string, typed: string): string {
  const found = firstPlace(text.toLowerCase(), typed.toLowerCase())
  const start = found <= BEFORE ? 0 : text.indexOf(' ', found - BEFORE) + 1
  const part = text.slice(start, start + MOST)
  const isWhole = start + MOST >= text.length
  const shown = isWhole ? part : part.slice(0, Math.max(part.lastIndexOf(' '), MOST / 2))
  return `${start > 0 ? '… ' : ''}${shown.trim()}${isWhole ? '' : ' …'}`
}

function firstPlace(text: string, typed: string): number {
  const places = typed
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .map((word) => text.indexOf(word))
    .filter((place) => place >= 0)
  return places.length > 0 ? Math.min(...places) : 0
}
