type WordPart = { kind: 'same' | 'added' | 'removed'; text: string }

/** Longer texts are compared as wholes: the table would grow beyond sense. */
const MOST = 1500

/** Two texts word by word, spaces kept. */
export function diffWords(before: string, after: string): WordPart[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  if (one.length > MOST || other.length > MOST) {
    return joined([part('removed', before), part('added', after)])
  }
  return joined(walk(one, other, lengths(one, other)))
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? []
}

/** At [i][j]: how many words the rests of both have in common. */
function lengths(one: readonly string[], other: readonly string[]): number[][] {
  const table = Array.from({ length: one.length + 1 }, () =>
    Array<number>(other.length + 1).fill(0),
  )
  for (let i = one.length - 1; i >= 0; i--) {
    const [row, below] = [table[i] ?? [], table[i + 1] ?? []]
    for (let j = other.length - 1; j >= 0; j--) {
      row[j] =
        one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return table
}

function walk(
  one: readonly string[],
  other: readonly string[],
  table: readonly number[][],
): WordPart[] {
  const parts: WordPart[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [left, right] = [one[i], other[j]]
    if (left !== undefined && left === right) {
      parts.push(part('same', left))
      i++
      j++
    } else if (left !== undefined && (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0)) {
      parts.push(part('removed', left))
      i++
    } else {
      parts.push(part(right === undefined ? 'removed' : 'added', right ?? left ?? ''))
      if (right === undefined) i++
      else j++
    }
  }
  return parts
}

function joined(parts: readonly WordPart[]): WordPart[] {
  const runs: WordPart[] = []
  for (const { kind, text } of parts) {
    const last = runs.at(-1)
    if (text === '') continue
    if (last?.kind === kind) runs[runs.length - 1] = part(kind, last.text + text)
    else runs.push(part(kind, text))
  }
  return runs
}

function part(kind: WordPart['kind'], text: string): WordPart {
  return { kind, text }
}
