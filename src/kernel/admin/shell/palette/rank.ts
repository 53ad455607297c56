export type Findable = { label: string; hint?: string; keywords?: string }

/** Best matches first; every word of the query must be somewhere in the label, hint or keywords. */
export function rank<T extends Findable>(items: readonly T[], query: string): T[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...items]
  return items
    .map((item, position) => ({ item, position, score: scoreOf(item, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.position - b.position)
    .map(({ item }) => item)
}

/** Lower case, accents and umlaut dots dropped: 'Übersicht' is found by 'ubersicht' too. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
}

function scoreOf(item: Findable, words: readonly string[]): number {
  const label = fold(item.label)
  const rest = fold(`${item.hint ?? ''} ${item.keywords ?? ''}`)
  const scores = words.map((word) => scoreOfWord(word, label, rest))
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function scoreOfWord(word: string, label: string, rest: string): number {
  if (label.startsWith(word)) return 8
  if (label.split(/[\s\-/]+/).some((part) => part.startsWith(word))) return 5
  if (label.includes(word)) return 3
  return rest.includes(word) ? 1 : 0
}
