const MAX_WORDS = 5000
const MAX_TERMS = 6
const LONGEST = 40
/** Trigrams of shorter words say too little. */
const SHORTEST_SIMILAR = 3

/** One word of a search: a bug's number, the start of a word, or a word that may be misspelt. */
export type Term =
  | { kind: 'number'; number: number }
  | { kind: 'start'; word: string }
  | { kind: 'similar'; word: string }

/** The words of a text, each once: small letters, umlauts written out, no accents, no signs. */
export function wordsOf(text: string): string[] {
  const found = fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(found.map((word) => word.slice(0, LONGEST)))].slice(0, MAX_WORDS)
}

/** Words worth looking up by likeness; bare numbers would only swell the vocabulary. */
export function similarWords(words: readonly string[]): string[] {
  return words.filter((word) => isSimilarWord(word)).sort()
}

export function termsOf(search: string): Term[] {
  const parts = search.trim().split(/\s+/).filter(Boolean)
  return parts.flatMap(termsOfPart).slice(0, MAX_TERMS)
}

/** Two neighbouring letters swapped: the one common slip that trigrams of short words miss. */
export function swapsOf(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, at) =>
      [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''),
    )
}

function termsOfPart(part: string): Term[] {
  const number = /^#(\d{1,15})$/.exec(part)?.[1]
  if (number !== undefined) return [{ kind: 'number', number: Number(number) }]
  return wordsOf(part).map((word) => ({ kind: isSimilarWord(word) ? 'similar' : 'start', word }))
}

function isSimilarWord(word: string): boolean {
  return word.length >= SHORTEST_SIMILAR && /\p{L}/u.test(word)
}

const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => WRITTEN_OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}
