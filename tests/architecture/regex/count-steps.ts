import { alphabetOf } from './alphabet.ts'
import { automatonOf, wordTo } from './automaton.ts'
import { type Node, parsePattern } from './parse-pattern.ts'

type Continue = (at: number) => boolean

/** A pattern as something that can be run on words of its own letters, and says how much it did. */
type Stepper = {
  letters: number
  /** Words that lead to each place of the pattern. */
  beginnings: readonly (readonly number[])[]
  /** How many signs a search for every match compares. */
  steps(word: readonly number[]): number
}

/** Far too much for any word a test writes; nothing is counted beyond it. */
export const MOST_STEPS = 200_000

/** Backtracks as every engine of the language must, and counts instead of measuring. */
export function stepperOf(pattern: string, flags: string): Stepper {
  const tree = parsePattern(pattern)
  const alphabet = alphabetOf(tree, flags)
  const automaton = automatonOf(tree, alphabet, flags)
  return {
    letters: alphabet.letters.length,
    beginnings: automaton.places.map((_, place) => wordTo(automaton, place)),
    steps: (word) => {
      const run = new Run(word, (source) => alphabet.lettersOf(source))
      return run.search(tree)
    },
  }
}

class Run {
  readonly #word: readonly number[]
  readonly #lettersOf: (source: string) => ReadonlySet<number>
  #steps = 0

  constructor(word: readonly number[], lettersOf: (source: string) => ReadonlySet<number>) {
    this.#word = word
    this.#lettersOf = lettersOf
  }

  search(tree: Node): number {
    for (let start = 0; start <= this.#word.length && this.#steps < MOST_STEPS; ) {
      let end = start
      this.#match(tree, start, (at) => {
        end = at
        return true
      })
      start = Math.max(end, start + 1)
    }
    return this.#steps
  }

  #match(node: Node, at: number, next: Continue): boolean {
    if (this.#steps >= MOST_STEPS) return true
    if (node.kind === 'set') {
      this.#steps += 1
      const letter = this.#word[at]
      return letter !== undefined && this.#lettersOf(node.source).has(letter) && next(at + 1)
    }
    if (node.kind === 'sequence') return this.#sequence(node.parts, at, next)
    if (node.kind === 'choice') return node.ways.some((way) => this.#match(way, at, next))
    if (node.kind === 'repeat') return this.#repeat(node, { at, count: 0 }, next)
    if (node.kind === 'start') return at === 0 && next(at)
    if (node.kind === 'end') return at === this.#word.length && next(at)
    if (node.kind === 'look' && node.isAhead)
      return this.#match(node.body, at, () => true) !== node.isNot && next(at)
    return next(at)
  }

  #sequence(parts: readonly Node[], at: number, next: Continue): boolean {
    const [first, ...rest] = parts
    if (!first) return next(at)
    return this.#match(first, at, (end) => this.#sequence(rest, end, next))
  }

  #repeat(node: Node & { kind: 'repeat' }, begun: { at: number; count: number }, next: Continue) {
    const { at, count } = begun
    const again = (): boolean =>
      count < node.most &&
      this.#match(node.body, at, (end) => {
        const isIdle = end === at && count >= node.least
        return !isIdle && this.#repeat(node, { at: end, count: count + 1 }, next)
      })
    const leave = () => count >= node.least && next(at)
    return node.isLazy ? leave() || again() : again() || leave()
  }
}
