import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NO_BLOCK_DATA } from '#kernel/site/block/block-data.ts'
import { blockViews } from '#kernel/site/block/block-view.ts'
import { renderBlocks } from '#kernel/site/block/render-blocks.tsx'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { pageBlockViews } from '#modules/pages/blocks/all-views.ts'
import { changesBetween } from '../../merge/changes-between.ts'
import { blocksOf, copied } from '../clipboard.ts'
import { Designer } from '../designer-store.ts'
import { saveDoc } from '../doc.ts'
import { TYPES } from '../test-docs.ts'
import { remove, stepTo } from './arrange.ts'
import { paste } from './insert.ts'
import { rename } from './rename.ts'
import { nameOf } from './step-words.ts'

const heading = (id: string) => ({ id, type: 'heading', props: { text: 'Hallo', level: 2 } })
const open = () => new Designer(TYPES, [heading('a'), heading('b')])
const stored = (designer: Designer) => saveDoc(designer.store.getState().doc)
const lastStep = (designer: Designer) => designer.store.getState().past.at(-1)?.label

test('a name is stored with its block, named in every step, and taken back with its step', () => {
  const designer = open()
  const before = JSON.stringify(stored(designer))
  designer.run(rename(designer.ground(), 'b', '  Team \n im Büro '))
  expect(lastStep(designer)?.de).toBe('Überschrift heißt jetzt „Team im Büro“')
  expect(stored(designer)[1]?.name).toBe('Team im Büro')
  expect(nameOf(designer.ground(), ['b']).en).toBe('Team im Büro')
  designer.run(stepTo(designer.ground(), ['b'], 'up'))
  expect(lastStep(designer)).toEqual({
    de: '„Team im Büro“ verschoben',
    en: '“Team im Büro” moved',
  })
  designer.undo()
  designer.undo()
  expect(JSON.stringify(stored(designer))).toBe(before)
})

test('without letters the name is gone, and the same name again is no step', () => {
  const designer = open()
  designer.run(rename(designer.ground(), 'a', 'x'.repeat(200)))
  expect(stored(designer)[0]?.name).toHaveLength(80)
  expect(rename(designer.ground(), 'a', 'x'.repeat(80))).toBeUndefined()
  designer.run(rename(designer.ground(), 'a', ' '))
  expect(stored(designer)[0]).toEqual(heading('a'))
  expect(rename(designer.ground(), 'gone', 'Name')).toBeUndefined()
})

test('what nobody knows keeps its bytes and gets no name', () => {
  const odd = { id: 'o', type: 'from-the-future', props: {}, name: ['odd'] }
  const designer = new Designer(TYPES, [heading('a')])
  designer.replaceAll(blocksOf(JSON.stringify({ kind: 'kontor/blocks', blocks: [odd] })) ?? [], {
    de: 'x',
    en: 'x',
  })
  expect(rename(designer.ground(), 'o', 'Name')).toBeUndefined()
  expect(nameOf(designer.ground(), ['o']).de).toBe('Unbekannter Block')
})

test('a name travels with the clipboard and through a merge', () => {
  const designer = open()
  const before = stored(designer)
  designer.run(rename(designer.ground(), 'a', 'Team'))
  const { blocks } = changesBetween(TYPES, before, stored(designer))
  expect(blocks.map(({ after }) => after?.name)).toEqual(['Team'])
  const text = copied(designer.store.getState().doc, ['a'])
  designer.run(remove(designer.ground(), ['a'], true))
  expect(lastStep(designer)?.de).toBe('„Team“ ausgeschnitten')
  designer.run(paste(designer.ground(), blocksOf(text) ?? [], ['b']))
  expect(lastStep(designer)?.de).toBe('„Team“ eingefügt')
  expect(stored(designer).map(({ name }) => name)).toEqual([undefined, 'Team'])
})

test('a name may be stored, but never reaches visitors', () => {
  const named = { ...heading('a'), name: 'Nur für uns' }
  const box = { id: 's', type: 'section', props: { blocks: [named] }, name: 'Nur für uns' }
  const { blocks, faults } = checkBlocks(TYPES, [box])
  expect(faults).toEqual([])
  expect(blocks).toEqual([box])
  expect(checkBlocks(TYPES, [{ ...named, name: 'x'.repeat(81) }]).faults).toHaveLength(1)
  const views = blockViews(pageBlockViews)
  const drawing = { blocks, types: TYPES, views, data: NO_BLOCK_DATA, lang: 'de' } as const
  const html = renderToStaticMarkup(renderBlocks(drawing))
  expect(html).toContain('Hallo')
  expect(html).not.toContain('Nur für uns')
  const marked = renderToStaticMarkup(renderBlocks({ ...drawing, isMarked: true }))
  expect(marked).not.toContain('Nur für uns')
})
