import { expect, test } from 'vitest'
import type { Block } from '#kernel/site/block/block.ts'
import { Designer } from '../../model/designer-store.ts'
import { saveDoc } from '../../model/doc.ts'
import { TYPES } from '../../model/test-docs.ts'
import { aimAt, pasteTarget, targetIn } from './picture-target.ts'
import { placePictures } from './place-pictures.ts'

const picture = (id: string, props: object = {}): Block => ({
  id,
  type: 'image',
  props: { ...props },
})
const PAGE: Block[] = [
  { id: 'text', type: 'text', props: {} },
  picture('old', { file: 'before', alt: 'Alter Tisch', caption: 'Bleibt' }),
  { id: 'pics', type: 'gallery', props: { gallery: null } },
]
const [one, two] = [{ _id: 'f1' }, { _id: 'f2' }]
const open = () => new Designer(TYPES, PAGE)
const shapeOf = (designer: Designer) =>
  saveDoc(designer.store.getState().doc).map(({ type, props }) => [type, props.file ?? null])

test('a picture dropped on a picture replaces it and forgets its words, in one step', () => {
  const designer = open()
  const target = { kind: 'replace', key: 'old' } as const
  const command = placePictures(designer.ground(), { target, files: [one, two], lang: 'de' })
  expect(designer.run(command)).toBe(true)
  expect(saveDoc(designer.store.getState().doc)[1]?.props).toEqual({
    caption: 'Bleibt',
    file: 'f1',
  })
  expect(shapeOf(designer)).toEqual([
    ['text', null],
    ['image', 'f1'],
    ['image', 'f2'],
    ['gallery', null],
  ])
  expect(designer.store.getState().selection).toHaveLength(2)
  designer.undo()
  expect(saveDoc(designer.store.getState().doc)).toEqual(PAGE)
})

test('pictures dropped between blocks become blocks at the line, in one step', () => {
  const designer = open()
  const target = { kind: 'gap', aim: { parent: null, slot: '', index: 1 } } as const
  designer.run(placePictures(designer.ground(), { target, files: [one, two], lang: 'de' }))
  expect(shapeOf(designer).slice(0, 3)).toEqual([
    ['text', null],
    ['image', 'f1'],
    ['image', 'f2'],
  ])
  designer.undo()
  expect(saveDoc(designer.store.getState().doc)).toEqual(PAGE)
})

test('where nothing may stand, no picture is placed', () => {
  const ground = open().ground()
  const target = { kind: 'gap', aim: { parent: 'text', slot: 'blocks', index: 0 } } as const
  expect(placePictures(ground, { target, files: [one], lang: 'de' })).toBeUndefined()
  const gone = { kind: 'replace', key: 'not there' } as const
  expect(placePictures(ground, { target: gone, files: [one], lang: 'de' })).toBeUndefined()
})

test('the innermost block that takes pictures is meant, else the nearest gap', () => {
  const { doc } = open().ground()
  const old = targetIn(doc, 'old')
  if (!old) throw new Error('a picture takes pictures')
  const around = { target: { kind: 'replace', key: 'hero' } as const, box: box(0, 0, 400, 400) }
  const holders = [around, { target: old, box: box(100, 100, 100, 100) }]
  const list = { parent: null, slot: '', depth: 0, zone: undefined, box: box(0, 0, 400, 900) }
  const lists = [{ ...list, items: [{ key: 'text', box: box(0, 500, 400, 100) }] }]
  expect(aimAt(holders, lists, { x: 150, y: 150 })?.target).toEqual(old)
  expect(aimAt(holders, lists, { x: 20, y: 20 })?.target).toEqual(around.target)
  expect(aimAt(holders, lists, { x: 20, y: 590 })?.target).toMatchObject({ aim: { index: 1 } })
  expect(aimAt([], [], { x: 20, y: 590 })).toBeUndefined()
})

test('what is pasted fills an empty picture or the gallery, else it comes after the selection', () => {
  const { doc } = open().ground()
  expect(pasteTarget(doc, ['pics'])).toEqual({ kind: 'gallery', key: 'pics' })
  expect(pasteTarget(doc, ['old'])).toMatchObject({ kind: 'gap', aim: { index: 2 } })
  expect(pasteTarget(doc, [])).toMatchObject({ kind: 'gap', aim: { index: 3 } })
  const empty = new Designer(TYPES, [picture('new')]).ground().doc
  expect(pasteTarget(empty, ['new'])).toEqual({ kind: 'replace', key: 'new' })
})

function box(...[x, y, width, height]: readonly [number, number, number, number]) {
  return { x, y, width, height }
}
