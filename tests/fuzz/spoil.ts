import fc from 'fast-check'
import { HOSTILE_COUNT, hostileValue } from './hostile.ts'

type Path = readonly (string | number)[]
type Spoiling = { where: number; how: number; kind: 'replace' | 'drop' | 'add' }

const MAX_PLACES = 300

/** The same values as they are, or with one or two places in them exchanged, left out or added. */
export function spoiled(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const spoiling: fc.Arbitrary<Spoiling> = fc.record({
    where: fc.nat(MAX_PLACES),
    how: fc.nat(HOSTILE_COUNT - 1),
    kind: fc.constantFrom('replace', 'replace', 'replace', 'replace', 'drop', 'add'),
  })
  return fc
    .tuple(valid, fc.array(spoiling, { maxLength: 2 }))
    .map(([value, all]) => all.reduce<unknown>(spoil, value))
}

function spoil(value: unknown, { where, how, kind }: Spoiling): unknown {
  const places = pathsIn(value)
  const path = places[where % places.length] ?? []
  const bad = hostileValue(how)
  if (kind === 'replace') return replaced(value, where, bad)
  if (kind === 'drop') return changed(value, path, () => undefined)
  return changed(value, path, (found) =>
    isObject(found) ? { ...found, [typeof bad === 'string' ? bad : 'unknown']: bad } : [found, bad],
  )
}

/** The same value with another one in one of its places; the whole of it is the first. */
export function replaced(value: unknown, where: number, bad: unknown): unknown {
  const places = pathsIn(value)
  return changed(value, places[where % places.length] ?? [], () => bad)
}

/** The way to every part of a value, the whole of it first. */
function pathsIn(value: unknown, path: Path = [], found: Path[] = []): Path[] {
  if (found.length >= MAX_PLACES) return found
  found.push(path)
  if (typeof value !== 'object' || value === null) return found
  for (const [key, inner] of Object.entries(value)) pathsIn(inner, [...path, key], found)
  return found
}

function changed(value: unknown, path: Path, change: (found: unknown) => unknown): unknown {
  const [head, ...rest] = path
  if (head === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((item, at) => (at === Number(head) ? changed(item, rest, change) : item))
  }
  if (!isObject(value)) return value
  return { ...value, [head]: changed(value[head], rest, change) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
