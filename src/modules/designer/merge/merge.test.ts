import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesBetween, hasChanges } from './changes-between.ts'
import { mergeChanges } from './merge-changes.ts'
import { joinBlocks, splitBlocks } from './split-blocks.ts'
import {
  anySteps,
  aPage,
  edited,
  gentleSteps,
  sectionBlock,
  textBlock,
  types,
  wordsOf,
} from './test-editors.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => textBlock(id, id))
if (!(a && b && c && d)) throw new Error('four blocks')
const page = [a, b, c, d]

function merge(base: typeof page, theirs: typeof page, mine: typeof page) {
  return mergeChanges(types, theirs, changesBetween(types, base, mine))
}
const order = (blocks: typeof page) => blocks.map(({ id }) => id).join('')

test('taking blocks apart and putting them together changes no byte', () => {
  const strange = [
    { type: 'unknown', props: { blocks: [{ type: 'text' }] } },
    { type: 'unknown', props: { blocks: [{ type: 'text' }] } },
    { id: 'x y', type: 'later', v: 99, props: {} },
    { id: 'late', type: 'text', v: 99, props: { odd: 1 } },
    { id: 'late', type: 'unknown', props: {} },
    { id: 's', type: 'section', props: { tone: 'plain', blocks: [a], extra: { b: 1, a: 2 } } },
  ]
  const again = joinBlocks(splitBlocks(types, strange))
  expect(JSON.stringify(again)).toBe(JSON.stringify(strange))
  expect(hasChanges(changesBetween(types, strange, structuredClone(strange)))).toBe(false)
})

test('two editors who write in different blocks both keep everything', () => {
  const bySecond = (id: string) => (id.codePointAt(id.length - 1) ?? 0) % 2 === 0
  fc.assert(
    fc.property(aPage, gentleSteps, gentleSteps, (base, first, second) => {
      const theirs = edited(base, first, { name: 'A', mayWrite: (id) => !bySecond(id) })
      const mine = edited(base, second, { name: 'B', mayWrite: bySecond })
      const { blocks, conflicts } = merge(base, theirs, mine)
      expect(conflicts).toEqual([])
      const [old, now] = [wordsOf(base), wordsOf(blocks)]
      for (const side of [wordsOf(theirs), wordsOf(mine)]) {
        for (const [key, words] of side) {
          if (words !== old.get(key)) expect(now.get(key)).toBe(words)
          expect(now.has(key)).toBe(true)
        }
      }
    }),
    { numRuns: 400 },
  )
})

test('whatever two editors do, nobody loses words without being asked', () => {
  let asked = 0
  let merged = 0
  fc.assert(
    fc.property(aPage, anySteps, anySteps, (base, first, second) => {
      const theirs = edited(base, first, { name: 'A' })
      const mine = edited(base, second, { name: 'B' })
      const { blocks, conflicts } = merge(base, theirs, mine)
      if (conflicts.length > 0) {
        asked += 1
        expect(blocks).toEqual(theirs)
        return
      }
      merged += 1
      const [old, now] = [wordsOf(base), wordsOf(blocks)]
      for (const side of [wordsOf(theirs), wordsOf(mine)]) {
        for (const [key, words] of side)
          if (words !== old.get(key)) expect(now.get(key)).toBe(words)
      }
      // A block that stood there twice would be known by another name.
      expect([...now.keys()].filter((key) => key.startsWith('?'))).toEqual([])
    }),
    { numRuns: 600 },
  )
  expect(Math.min(asked, merged)).toBeGreaterThan(50)
})

test('where only one side changed something, its page is the result', () => {
  fc.assert(
    fc.property(aPage, anySteps, (base, steps) => {
      const changed = edited(base, steps, { name: 'A' })
      expect(merge(base, base, changed).blocks).toEqual(changed)
      expect(merge(base, changed, base).blocks).toEqual(changed)
    }),
    { numRuns: 300 },
  )
})

test('the same save sent twice changes nothing more', () => {
  fc.assert(
    fc.property(aPage, gentleSteps, anySteps, (base, first, second) => {
      const mine = edited(base, second, { name: 'B' })
      const once = merge(base, edited(base, first, { name: 'A' }), mine)
      if (once.conflicts.length > 0) return
      expect(merge(base, once.blocks, mine)).toEqual(once)
    }),
    { numRuns: 300 },
  )
})

test('one moves a block and one adds a block: both orders hold', () => {
  const fresh = textBlock('n', 'n')
  expect(order(merge(page, [a, fresh, b, c, d], [d, a, b, c]).blocks)).toBe('danbc')
  expect(order(merge(page, [d, a, b, c], [a, b, fresh, c, d]).blocks)).toBe('dabnc')
  expect(order(merge(page, [b, a, c, d], [a, b, d, c]).blocks)).toBe('badc')
})

test('writing in what the other took away is a question, on either side', () => {
  const base = [sectionBlock('s', [a]), b]
  const written = [sectionBlock('s', [textBlock('a', 'anders')]), b]
  expect(merge(base, written, [b]).conflicts).toMatchObject([
    { block: 'a', yours: null },
    { block: 's', yours: null },
  ])
  expect(merge(base, [b], written).conflicts).toMatchObject([{ block: 'a', current: null }])
  const added = [sectionBlock('s', [a, c]), b]
  expect(merge(base, added, [b]).conflicts).toMatchObject([{ block: 's', yours: null }])
  expect(merge(base, [b], added).conflicts).toMatchObject([{ block: 'c', current: null }])
})

test('two sections moved into one another stay a page', () => {
  const [s, t] = [sectionBlock('s', [a]), sectionBlock('t', [b])]
  const { blocks, conflicts } = merge(
    [s, t],
    [sectionBlock('t', [b, s])],
    [sectionBlock('s', [a, t])],
  )
  expect(conflicts).toEqual([])
  expect([...wordsOf(blocks).keys()].sort()).toEqual(['a', 'b', 's', 't'])
})
