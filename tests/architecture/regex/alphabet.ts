import type { Node } from './parse-pattern.ts'

/** A sign for every kind our patterns tell apart: ASCII, and some of each sort beyond it. */
const SIGNS = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...'äßéÄЖ中€…·“”»’‐＝＋\u00a0\u0085\u202f\u2028\u200e\u0301\ufeff\u212a١',
]

/** Signs that no set of a pattern tells apart are one letter; each letter is shown by one sign. */
export type Alphabet = {
  letters: readonly string[]
  /** The letters in a set, by the source of the set. */
  lettersOf(source: string): ReadonlySet<number>
}

/** The engine itself says what a set holds, so flags and classes mean what they mean when run. */
export function alphabetOf(tree: Node, flags: string): Alphabet {
  const plain = flags.replace(/[gymd]/g, '')
  const sources = [...new Set(setsIn(tree))]
  const tests = sources.map((source) => new RegExp(`^(?:${source})$`, plain))
  const own = sources.flatMap((source) => [...source])
  const byKind = new Map<string, string>()
  for (const sign of [...new Set([...SIGNS, ...own])]) {
    const kind = tests.map((test) => (test.test(sign) ? 1 : 0)).join('')
    const known = byKind.get(kind)
    if (known === undefined || (isReadable(sign) && !isReadable(known))) byKind.set(kind, sign)
  }
  const letters = [...byKind.values()]
  const sets = new Map(
    sources.map((source, at) => {
      const kinds = [...byKind.keys()]
      return [source, new Set(kinds.flatMap((kind, letter) => (kind[at] === '1' ? [letter] : [])))]
    }),
  )
  return { letters, lettersOf: (source) => sets.get(source) ?? new Set() }
}

function isReadable(sign: string): boolean {
  return /^[a-z0-9]$/i.test(sign)
}

function setsIn(node: Node): string[] {
  if (node.kind === 'set') return [node.source]
  if (node.kind === 'sequence') return node.parts.flatMap(setsIn)
  if (node.kind === 'choice') return node.ways.flatMap(setsIn)
  return 'body' in node ? setsIn(node.body) : []
}
