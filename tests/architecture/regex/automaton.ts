import type { Alphabet } from './alphabet.ts'
import type { Node } from './parse-pattern.ts'

type Step = { to: number; needs?: 'start' | 'end' }
type State = { steps: Step[]; place?: number }

/** A place in the pattern that takes one sign, and the places that may take the next one. */
export type Position = { letters: ReadonlySet<number>; next: Map<number, number> }

/** The first place stands for the search: it takes anything and lets the pattern begin anywhere. */
export type Automaton = { places: readonly Position[]; first: ReadonlySet<number> }

const MOST_COPIES = 3
/** Ways from place to place beyond this differ in nothing that matters. */
const MANY = 2

/**
 * The places of a pattern and how many ways lead from each to each without taking a sign. Two ways
 * are what makes backtracking try the same thing twice.
 */
export function automatonOf(tree: Node, alphabet: Alphabet, flags: string): Automaton {
  const states: State[] = []
  const sets: ReadonlySet<number>[] = [new Set(alphabet.letters.keys())]
  const add = (state: State = { steps: [] }) => states.push(state) - 1
  const link = (from: number, to: number, needs?: Step['needs']) =>
    states[from]?.steps.push({ to, needs })
  const isLines = flags.includes('m')
  const build = (node: Node, from: number): number => {
    if (node.kind === 'set') {
      sets.push(alphabet.lettersOf(node.source))
      const taking = add({ steps: [], place: sets.length - 1 })
      link(from, taking)
      return add()
    }
    if (node.kind === 'sequence') return node.parts.reduce((at, part) => build(part, at), from)
    if (node.kind === 'choice') {
      const end = add()
      for (const way of node.ways) link(build(way, branch(from)), end)
      return end
    }
    if (node.kind === 'repeat') return repeat(node, from)
    // What is looked at ahead is read and left again.
    if (node.kind === 'look' && node.isAhead) build(node.body, branch(from))
    const end = add()
    const needs = node.kind === 'start' || node.kind === 'end' ? node.kind : undefined
    link(from, end, isLines ? undefined : needs)
    return end
  }
  const branch = (from: number): number => {
    const way = add()
    link(from, way)
    return way
  }
  const repeat = ({ body, least, most }: Node & { kind: 'repeat' }, from: number): number => {
    let at = from
    for (let copy = 0; copy < Math.min(least, MOST_COPIES); copy += 1) at = build(body, at)
    const end = add()
    if (isEndless(body, most)) {
      const again = branch(at)
      const done = build(body, again)
      link(done, again)
      link(done, end)
      link(at, end)
      return end
    }
    for (let copy = least; copy < Math.min(most, least + MOST_COPIES); copy += 1) {
      link(at, end)
      at = build(body, branch(at))
    }
    link(at, end)
    return end
  }
  const start = add()
  build(tree, start)
  return connect(states, sets, start)
}

/** What repeats something that repeats is, for all practical purposes, without end. */
function isEndless(body: Node, most: number): boolean {
  return most === Infinity || (most > 9 && hasChoice(body))
}

function hasChoice(node: Node): boolean {
  if (node.kind === 'repeat') return node.most !== node.least || hasChoice(node.body)
  if (node.kind === 'sequence') return node.parts.some(hasChoice)
  return node.kind === 'choice' && node.ways.some(hasChoice)
}

function connect(states: State[], sets: ReadonlySet<number>[], start: number): Automaton {
  const places: Position[] = sets.map((letters) => ({ letters, next: new Map() }))
  // A state that takes a sign is followed by the one made right after it.
  for (const [state, { place }] of states.entries())
    if (place !== undefined) {
      const ways = waysFrom(states, state + 1, false)
      for (const [to, count] of ways) places[place]?.next.set(to, count)
    }
  const search = places[0]
  search?.next.set(0, 1)
  for (const [to] of waysFrom(states, start, false)) search?.next.set(to, 1)
  return { places, first: new Set([0, ...waysFrom(states, start, true).keys()]) }
}

/** The places reached without taking a sign, with the number of ways; no way passes a state twice. */
function waysFrom(states: State[], start: number, isStart: boolean): Map<number, number> {
  const found = new Map<number, number>()
  const passed = new Set<number>()
  const walk = (at: number): void => {
    const state = states[at]
    if (!state || passed.has(at)) return
    if (state.place !== undefined) {
      found.set(state.place, Math.min(MANY, (found.get(state.place) ?? 0) + 1))
      return
    }
    passed.add(at)
    for (const { to, needs } of state.steps) if (!needs || (needs === 'start' && isStart)) walk(to)
    passed.delete(at)
  }
  walk(start)
  return found
}

/** The shortest word that leads the search to a place, its own sign included. */
export function wordTo({ places, first }: Automaton, wanted: number): number[] {
  if (wanted === 0) return []
  const queue = [...first]
    .filter((one) => one !== 0)
    .map((place) => ({ place, word: [] as number[] }))
  const seen = new Set<number>()
  for (const { place, word } of queue) {
    const [letter] = places[place]?.letters ?? []
    if (seen.has(place) || letter === undefined) continue
    seen.add(place)
    const longer = [...word, letter]
    if (place === wanted) return longer
    for (const to of places[place]?.next.keys() ?? []) queue.push({ place: to, word: longer })
  }
  return []
}
