import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrangeWidgets, type PlacedWidget } from './layout.ts'

const name = fc.constantFrom(...'abcdefgh')
const place = fc.constantFrom('main' as const, 'side' as const)
const known = fc.uniqueArray(fc.record({ name, place }), { selector: (one) => one.name })
const layout = fc.uniqueArray(
  fc.record({
    name,
    width: fc.constantFrom('wide' as const, 'narrow' as const),
    hidden: fc.boolean(),
  }),
  { selector: (one) => one.name },
)
const namesOf = (widgets: readonly { name: string }[]) => widgets.map((one) => one.name)

test('every widget there is stands somewhere, once, and no other does', () => {
  fc.assert(
    fc.property(known, layout, (all, chosen) => {
      expect(namesOf(arrangeWidgets(all, chosen)).sort()).toEqual(namesOf(all).sort())
    }),
    { seed: 1 },
  )
})

test('what somebody arranged keeps its order, width and whether it is hidden', () => {
  fc.assert(
    fc.property(known, layout, (all, chosen) => {
      const kept = chosen.filter((one) => namesOf(all).includes(one.name))
      const now = arrangeWidgets(all, chosen).filter((one) => namesOf(kept).includes(one.name))
      expect(now).toEqual(kept)
    }),
    { seed: 1 },
  )
})

test('whoever arranged nothing sees them as the modules put them', () => {
  fc.assert(
    fc.property(known, (all) => {
      expect(namesOf(arrangeWidgets(all, []))).toEqual(namesOf(all))
    }),
    { seed: 1 },
  )
})

test('a widget that came later stands behind the one before it', () => {
  const chosen: PlacedWidget[] = [
    { name: 'c', width: 'wide', hidden: false },
    { name: 'a', width: 'wide', hidden: false },
  ]
  const all = ['a', 'b', 'c'].map((one) => ({ name: one, place: 'side' as const }))
  expect(namesOf(arrangeWidgets(all, chosen))).toEqual(['c', 'a', 'b'])
})
