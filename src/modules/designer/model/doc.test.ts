import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocksOf, copied } from './clipboard.ts'
import { moveTo, remove, stepTo, unwrap, wrap } from './commands/arrange.ts'
import {
  changeBlock,
  resetSize,
  resize,
  resizeBy,
  spreadToAll,
  toggleVisible,
} from './commands/change.ts'
import type { Command } from './commands/command.ts'
import { duplicate, insertNew, paste } from './commands/insert.ts'
import { Designer } from './designer-store.ts'
import { listKey, loadDoc, saveDoc } from './doc.ts'
import { anyBlocks, TYPES } from './test-docs.ts'
import { isWithin, readingOrder } from './walk-doc.ts'

const wish = fc.record({
  what: fc.nat(11),
  which: fc.nat(40),
  other: fc.nat(40),
  index: fc.nat(6),
  columns: fc.integer({ min: -2, max: 15 }),
  at: fc.constantFrom('xs' as const, 'md' as const, 'lg' as const),
})
type PlannedStep = (typeof wish extends fc.Arbitrary<infer T> ? T : never) & object

test('loading and saving gives the same blocks, byte for byte', () => {
  fc.assert(
    fc.property(anyBlocks, (blocks) => {
      expect(JSON.stringify(saveDoc(loadDoc(TYPES, blocks)))).toBe(JSON.stringify(blocks))
    }),
    { numRuns: 200 },
  )
})

test('a hundred random commands taken back and done again return the same bytes', () => {
  fc.assert(
    fc.property(anyBlocks, fc.array(wish, { minLength: 100, maxLength: 100 }), (blocks, wishes) => {
      const designer = new Designer(TYPES, blocks)
      const states = [written(designer)]
      for (const one of wishes) {
        const steps = designer.store.getState().past.length
        designer.run(commandOf(designer, one))
        const { past } = designer.store.getState()
        for (const { label } of past.slice(steps)) expect(label.de && label.en).toBeTruthy()
        if (past.length > steps) states.push(written(designer))
        else states[states.length - 1] = written(designer)
        expectSound(designer)
      }
      for (const state of states.slice(0, -1).reverse()) {
        designer.undo()
        expect(written(designer)).toBe(state)
      }
      expect(written(designer)).toBe(JSON.stringify(blocks))
      for (const state of states.slice(1)) {
        designer.redo()
        expect(written(designer)).toBe(state)
      }
    }),
    { numRuns: 10 },
  )
})

describe('moving', () => {
  test('a block that comes into a narrow column takes its width, and has its own again when undone', () => {
    const text = { id: 't', type: 'text', props: {}, attrs: { size: { xs: 12, md: 6, lg: 6 } } }
    const column = (id: string, lg: number) => ({
      id,
      type: 'column',
      props: { blocks: [] },
      attrs: { size: { xs: 12, md: lg, lg } },
    })
    for (const [columns, kept] of [
      [4, undefined],
      [12, text.attrs.size],
    ] as const) {
      const designer = new Designer(TYPES, [text, column('c', columns)])
      const aim = { parent: 'c', slot: 'blocks', index: 0 }
      expect(designer.run(moveTo(designer.ground(), ['t'], aim))).toBe(true)
      expect(designer.store.getState().doc.nodes.t?.block.attrs?.size).toEqual(kept)
      designer.undo()
      expect(saveDoc(designer.store.getState().doc)).toEqual([text, column('c', columns)])
    }
  })

  test('a block never lands inside itself', () => {
    fc.assert(
      fc.property(anyBlocks, fc.nat(40), fc.nat(40), (blocks, one, other) => {
        const designer = new Designer(TYPES, blocks)
        const { doc } = designer.store.getState()
        const order = readingOrder(doc)
        const [key, parent] = [order[one % order.length], order[other % order.length]]
        if (!key || !parent) return
        const command = moveTo(designer.ground(), [key], { parent, slot: 'blocks', index: 0 })
        if (isWithin(doc, parent, key)) expect(command).toBeUndefined()
      }),
    )
  })

  test('the place is the one named before the move, also further down its own list', () => {
    const designer = new Designer(TYPES, spacers('a', 'b', 'c', 'd'))
    designer.run(moveTo(designer.ground(), ['a', 'b'], { parent: null, slot: '', index: 3 }))
    expect(ids(designer)).toEqual(['c', 'a', 'b', 'd'])
    expect(moveTo(designer.ground(), ['a'], { parent: null, slot: '', index: 2 })).toBeUndefined()
    expect(designer.store.getState().past).toHaveLength(1)
  })
})

describe('widths', () => {
  test('changing one screen leaves the others as they were', () => {
    const designer = new Designer(TYPES, [{ id: 'a', type: 'text', props: {} }])
    designer.run(resize(designer.ground(), ['a'], { at: 'xs', columns: 6 }))
    expect(saveDoc(designer.store.getState().doc)[0]?.attrs).toEqual({ size: { xs: 6, md: 12 } })
    designer.run(toggleVisible(designer.ground(), ['a'], 'xs'))
    expect(saveDoc(designer.store.getState().doc)[0]?.attrs?.visible).toEqual({
      xs: false,
      md: true,
    })
  })

  test('the neighbour in the same row gives way', () => {
    const half = { attrs: { size: { xs: 6 } } }
    const designer = new Designer(TYPES, [
      { id: 'a', type: 'text', props: {}, ...half },
      { id: 'b', type: 'text', props: {}, ...half },
    ])
    const size = { at: 'lg', columns: 8, withNeighbour: true } as const
    designer.run(resize(designer.ground(), ['a'], size))
    expect(saveDoc(designer.store.getState().doc).map(({ attrs }) => attrs?.size?.lg)).toEqual([
      8, 4,
    ])
    expect(designer.store.getState().past).toHaveLength(1)
  })

  test('a new block takes what is free of the row', () => {
    const attrs = { size: { xs: 12, md: 12, lg: 4 } }
    const designer = new Designer(TYPES, [{ id: 'a', type: 'text', props: {}, attrs }])
    const type = TYPES.get('text')
    const aim = { parent: null, slot: '', index: 1 }
    designer.run(type && insertNew(designer.ground(), type, { aim, lang: 'de' }))
    expect(saveDoc(designer.store.getState().doc)[1]?.attrs?.size).toEqual({
      xs: 12,
      md: 12,
      lg: 8,
    })
  })
})

test('several nested blocks are pasted elsewhere with ids of their own', () => {
  const section = { id: 's', type: 'section', props: { blocks: spacers('x', 'y') } }
  const here = new Designer(TYPES, [section, ...spacers('a')])
  const text = copied(here.store.getState().doc, ['s', 'x', 'a'])
  const there = new Designer(TYPES, [section])
  there.run(paste(there.ground(), blocksOf(text) ?? [], ['s']))
  const order = readingOrder(there.store.getState().doc)
  expect(order).toHaveLength(3 + 4)
  expect(new Set(order).size).toBe(7)
  expect(there.store.getState().selection).toHaveLength(2)
  expect(blocksOf('{"kind":"something else"}')).toBeUndefined()
  expect(blocksOf('kontor/blocks')).toBeUndefined()
})

test('typing is one step until the text is left', () => {
  const designer = new Designer(TYPES, [{ id: 'a', type: 'heading', props: { text: '' } }])
  const type = (text: string) => {
    const by = (block: { props: object }) => ({ ...designerBlock(block), props: { text } })
    designer.run(changeBlock(designer.ground(), 'a', { by, tag: 'text', isText: true }))
  }
  for (const text of ['H', 'Ho', 'Hof']) type(text)
  expect(designer.store.getState().past).toHaveLength(1)
  designer.write(null)
  type('Hofladen')
  expect(designer.store.getState().past).toHaveLength(2)
  designer.undo()
  designer.undo()
  expect(saveDoc(designer.store.getState().doc)[0]?.props).toEqual({ text: '' })
})

function designerBlock(block: object) {
  return { type: 'heading', id: 'a', ...block }
}

function spacers(...names: string[]) {
  return names.map((id) => ({ id, type: 'spacer', props: { size: 'm' } }))
}

function ids(designer: Designer) {
  return saveDoc(designer.store.getState().doc).map(({ id }) => id)
}

function written({ store }: Designer): string {
  return JSON.stringify(saveDoc(store.getState().doc))
}

/** Every block stands in exactly one list, the one it names, and inside nothing of its own. */
function expectSound({ store }: Designer): void {
  const { doc } = store.getState()
  const order = readingOrder(doc)
  expect(order).toHaveLength(Object.keys(doc.nodes).length)
  expect(new Set(order).size).toBe(order.length)
  for (const key of order) {
    const node = doc.nodes[key]
    expect(doc.kids[listKey(node?.parent ?? null, node?.slot ?? '')]).toContain(key)
  }
}

function commandOf(designer: Designer, one: PlannedStep): Command | undefined {
  const ground = designer.ground()
  const order = readingOrder(ground.doc)
  const key = order[one.which % order.length] ?? ''
  const other = order[one.other % order.length] ?? ''
  const { at, columns, index } = one
  const text = TYPES.get('section')
  const commands: (() => Command | undefined)[] = [
    () => text && insertNew(ground, text, { aim: { parent: null, slot: '', index }, lang: 'de' }),
    () => remove(ground, [key, other]),
    () => moveTo(ground, [key], { parent: other, slot: 'blocks', index }),
    () => moveTo(ground, [key, other], { parent: null, slot: '', index }),
    () => duplicate(ground, [key]),
    () => resize(ground, [key, other], { at, columns }),
    () => resizeBy(ground, [key], { at, by: 1, withNeighbour: true }),
    () => toggleVisible(ground, [key], at),
    () => stepTo(ground, [key], (['up', 'down', 'into', 'out'] as const)[index % 4] ?? 'up'),
    () => wrap(ground, [key], 'section') ?? unwrap(ground, key),
    () => resetSize(ground, key, at) ?? spreadToAll(ground, [key], at),
    () => {
      const by = (block: (typeof ground.doc.nodes)[string]['block']) => ({
        ...block,
        props: { ...block.props, text: String(columns) },
      })
      return changeBlock(ground, key, { by, tag: 'text' })
    },
  ]
  return commands[one.what]?.()
}
