import { alphabetOf } from './alphabet.ts'
import { type Automaton, automatonOf, type Position, wordTo } from './automaton.ts'
import { type Node, parsePattern } from './parse-pattern.ts'

/** Words `prefix + pump.repeat(n) + suffix` that take exponential or at least quadratic time. */
type Attack = {
  grows: 'exponentially' | 'quadratically'
  prefix: string
  pump: string
  suffix: string
}

type Loop = { grows: Attack['grows']; from: number; word: readonly number[] }

const REPEATS = 6

/** Looks for a loop in which the same text can be read in two ways, and for a text that then fails. */
export function findAttack(pattern: string, flags: string): Attack | undefined {
  const tree = parsePattern(pattern)
  for (const part of [tree, ...lookBehinds(tree)]) {
    const alphabet = alphabetOf(part, flags)
    const automaton = automatonOf(part, alphabet, flags)
    const write = (word: readonly number[]) => word.map((one) => alphabet.letters[one]).join('')
    const loops = [...loopsOf(automaton)].sort((a, b) => a.grows.localeCompare(b.grows))
    for (const { grows, from, word } of loops) {
      const [begin, pump] = [write(wordTo(automaton, from)), write(word)]
      const words = ends(alphabet.letters).map(([before, suffix]) => {
        return { grows, prefix: before + begin, pump, suffix }
      })
      const found = words.find((one) => part !== tree || isPassedOver(one, { pattern, flags }))
      if (found) return found
    }
  }
  return undefined
}

/** A sign before the word may keep the pattern from beginning there, some behind it from ending. */
function ends(letters: readonly string[]): [string, string][] {
  const some = ['', ...letters]
  const around = some.flatMap((before) => some.map((behind): [string, string] => [before, behind]))
  const behind = letters.flatMap((one) => letters.map((two): [string, string] => ['', one + two]))
  return [...around, ...behind]
}

/** Whether no match covers the repeated part: only then every way to read it is tried. */
function isPassedOver({ prefix, pump, suffix }: Attack, regex: { pattern: string; flags: string }) {
  const all = new RegExp(regex.pattern, `${regex.flags.replace('g', '')}g`)
  const [from, to] = [prefix.length + pump.length, prefix.length + pump.length * REPEATS]
  const matches = (prefix + pump.repeat(REPEATS) + suffix).matchAll(all)
  return [...matches].every(({ index, 0: match }) => index + match.length <= from || index >= to)
}

/** They are read on their own; what looks ahead is a way of the automaton. */
function lookBehinds(node: Node): Node[] {
  if (node.kind === 'look' && !node.isAhead) return [node.body, ...lookBehinds(node.body)]
  if (node.kind === 'sequence') return node.parts.flatMap(lookBehinds)
  if (node.kind === 'choice') return node.ways.flatMap(lookBehinds)
  return 'body' in node ? lookBehinds(node.body) : []
}

function* loopsOf({ places }: Automaton): Generator<Loop> {
  const rooms = places.map((_, place) => reachOf(places, place))
  const isLoop = (place: number) => rooms[place]?.has(place) ?? false
  const inside = (place: number) =>
    new Set([...(rooms[place] ?? [])].filter((other) => rooms[other]?.has(place)))
  for (const from of places.keys()) {
    if (!isLoop(from)) continue
    const own = inside(from)
    const twice = walk(places, [from, from], {
      rooms: [own, own],
      until: ([a, b]) => a === from && b === from,
    })
    if (twice) yield { grows: 'exponentially', from, word: twice }
    for (const to of rooms[from] ?? []) {
      if (to === from || !isLoop(to)) continue
      const between = new Set(
        [...(rooms[from] ?? [])].filter((one) => rooms[one]?.has(to) || one === to),
      )
      const word = walk(places, [from, from, to], {
        rooms: [own, between, inside(to)],
        until: ([a, b, c]) => a === from && b === to && c === to,
      })
      if (word) yield { grows: 'quadratically', from, word }
    }
  }
}

type Walk = { rooms: readonly ReadonlySet<number>[]; until(at: readonly number[]): boolean }

/**
 * The shortest word that takes each walker from its place to the wanted one. Two walkers who start
 * and end together must have parted in between, or have had two ways for one step.
 */
function walk(places: readonly Position[], starts: readonly number[], { rooms, until }: Walk) {
  const isPair = starts.length === 2
  const queue = [{ at: starts, hasParted: !isPair, word: [] as number[] }]
  const seen = new Set<string>()
  for (const { at, hasParted, word } of queue) {
    const options = at.map((place, walker) =>
      [...(places[place]?.next ?? [])].filter(([to]) => rooms[walker]?.has(to)),
    )
    for (const step of combinations(options)) {
      const next = step.map(([to]) => to)
      const letter = lettersOfAll(places, next)
      if (letter === undefined) continue
      const isTwoWays = isPair && next[0] === next[1] && at[0] === at[1] && (step[0]?.[1] ?? 0) > 1
      const parted = hasParted || isTwoWays || next[0] !== next[1]
      const key = `${next.join()} ${parted}`
      const longer = [...word, letter]
      if (parted && until(next)) return longer
      if (seen.has(key)) continue
      seen.add(key)
      queue.push({ at: next, hasParted: parted, word: longer })
    }
  }
  return undefined
}

function combinations<T>(options: readonly T[][]): T[][] {
  return options.reduce<T[][]>(
    (all, ways) => all.flatMap((begun) => ways.map((way) => [...begun, way])),
    [[]],
  )
}

/** A letter all of them take. */
function lettersOfAll(places: readonly Position[], at: readonly number[]): number | undefined {
  const sets = at.map((place) => places[place]?.letters ?? new Set<number>())
  return [...(sets[0] ?? [])].find((letter) => sets.every((set) => set.has(letter)))
}

function reachOf(places: readonly Position[], start: number): Set<number> {
  const reached = new Set<number>()
  const queue = [start]
  for (const place of queue)
    for (const to of places[place]?.next.keys() ?? [])
      if (!reached.has(to)) {
        reached.add(to)
        queue.push(to)
      }
  return reached
}
