import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSources } from '../sources.ts'
import { MOST_STEPS, stepperOf } from './count-steps.ts'
import { BOUNDED, BUILT } from './exceptions.ts'
import { findAttack } from './find-attack.ts'
import { regexesIn } from './regex-literals.ts'

const LENGTH = 100
/** Twice the text may be twice the work, and a little for its ends; backtracking is four times. */
const GROWTH = 2.6
const ENDS = 400

/** The start of a drawing as a pattern: once it held the server for half a minute. */
const SVG_START =
  '^\\s*(<\\?xml[^>]*\\?>\\s*)?((<!--[\\s\\S]*?-->|<!DOCTYPE\\s+svg[^[>]*(\\[[\\s\\S]*?\\]\\s*)?>)\\s*)*<svg[\\s>]'

const shipped = readSources().filter(({ path, isTest }) => path.startsWith('src/') && !isTest)
const found = shipped.map(regexesIn)
const known = new Map(
  found
    .flatMap(({ literals }) => literals)
    .filter(({ pattern }) => !Object.hasOwn(BOUNDED, pattern))
    .map((literal) => [`${literal.pattern}/${literal.flags}`, literal]),
)

describe('no pattern can be made to try the same text again and again', () => {
  test('none has two ways to read what it repeats', () => {
    const wrong = [...known.values()].flatMap(({ place, pattern, flags }) => {
      const attack = findAttack(pattern, flags)
      return attack
        ? [`${place} /${pattern}/ grows ${attack.grows}: ${JSON.stringify(attack)}`]
        : []
    })
    expect(wrong).toEqual([])
  })

  test('none takes more than twice the work for twice its worst words', () => {
    const wrong = [...known.values()].flatMap(({ place, pattern, flags }) => {
      const word = slowWord(pattern, flags)
      return word ? [`${place} /${pattern}/ on ${JSON.stringify(word)}`] : []
    })
    expect(wrong).toEqual([])
  })

  test('none is put together when it runs, where nobody can read it here', () => {
    const all = found.flatMap(({ built }) => built)
    const unread = all.filter(({ key }) => !Object.hasOwn(BUILT, key))
    expect(unread.map(({ place, key }) => `${place}: ${key}`)).toEqual([])
    const keys = all.map(({ key }) => key)
    expect(Object.keys(BUILT).filter((key) => !keys.includes(key))).toEqual([])
  })
})

describe('the check itself', () => {
  test.each([
    ['(a+)+$', 'exponentially'],
    ['(a*)*b', 'exponentially'],
    ['(a|a)*$', 'exponentially'],
    ['(?:a|b|ab)*c', 'exponentially'],
    ['(a{1,30}){1,30}b', 'exponentially'],
    [SVG_START, 'exponentially'],
    ['a*a*b', 'quadratically'],
    ['\\s*\\s+$', 'quadratically'],
    ['.*.*=', 'quadratically'],
    ['\\s+$', 'quadratically'],
    ['^\\s+|\\s+$', 'quadratically'],
    ['<[^>]*>', 'quadratically'],
    ['<!ENTITY|<!DOCTYPE[^>]*\\[', 'quadratically'],
    ['x(?=.*a.*b)', 'quadratically'],
  ])('finds that /%s/ grows %s', (pattern, grows) => {
    expect(findAttack(pattern, '')?.grows).toBe(grows)
    expect(slowWord(pattern, '')).toBeDefined()
  })

  test.each([
    '^[a-z]+$',
    '\\s+',
    '^(?:[0-9a-f]{2})+$',
    '^(\\d+)(\\.\\d+)?$',
    '<[^<>]*>',
    '^[a-z0-9]+([.-][a-z0-9]+)*$',
    '&(?=#?\\w+;)',
    '^(?:a|b)*c',
    '^(x?)+$',
  ])('finds nothing in /%s/', (pattern) => {
    expect(findAttack(pattern, '')).toBeUndefined()
  })
})

/** A word on which the work grows faster than its length; undefined when chance finds none. */
function slowWord(pattern: string, flags: string) {
  const { letters, beginnings, steps } = stepperOf(pattern, flags)
  if (beginnings.every((begun) => begun.length === 0)) return undefined
  const letter = fc.nat({ max: letters - 1 })
  const beginning = fc.constantFrom(...beginnings)
  const word = fc.record({
    before: fc.array(letter, { maxLength: 1 }),
    prefix: beginning,
    pump: fc.oneof(
      fc.array(letter, { minLength: 1, maxLength: 3 }),
      beginning.filter((begun) => begun.length > 0),
    ),
    suffix: fc.array(letter, { maxLength: 2 }),
  })
  const details = fc.check(
    fc.property(word, ({ before, prefix, pump, suffix }) => {
      const workFor = (length: number) => {
        const pumped = Array.from({ length }, (_, at) => pump[at % pump.length] ?? 0)
        return steps([...before, ...prefix, ...pumped, ...suffix])
      }
      const most = workFor(2 * LENGTH)
      return most < MOST_STEPS && most <= GROWTH * workFor(LENGTH) + ENDS
    }),
    { seed: 20_261_119, numRuns: 100, endOnFailure: true },
  )
  return details.counterexample?.[0]
}
