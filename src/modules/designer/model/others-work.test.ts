import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block } from '#kernel/site/block/block.ts'
import {
  anySteps,
  aPage,
  edited,
  sectionBlock,
  textBlock,
  textsOf,
  types,
  wordsOf,
} from '../merge/test-editors.ts'
import { remove } from './commands/arrange.ts'
import { changeBlock } from './commands/change.ts'
import { restoreBlock } from './commands/restore-block.ts'
import { words } from './commands/step-words.ts'
import { Designer } from './designer-store.ts'
import { saveDoc } from './doc.ts'

const MERGED = words('merged')

test('a step back takes nothing back that others did since', () => {
  const designer = opened([textBlock('a', 'a'), textBlock('b', 'b')])
  write(designer, 'a', 'mine')
  others(designer, [textBlock('a', 'mine'), textBlock('b', 'theirs'), textBlock('c', 'new')])
  designer.undo()
  expect(texts(designer)).toEqual(['a', 'theirs', 'new'])
  expect(designer.store.getState().said?.words.de).toContain('geschrieben')
  designer.undo()
  expect(texts(designer)).toEqual(['a', 'theirs', 'new'])
  designer.redo()
  expect(texts(designer)).toEqual(['mine', 'theirs', 'new'])
  designer.undo()
  expect(texts(designer)).toEqual(['a', 'theirs', 'new'])
})

test('steps below and above the work of others come off one by one', () => {
  const designer = opened([textBlock('a', 'a'), textBlock('b', 'b'), textBlock('c', 'c')])
  write(designer, 'a', 'one')
  designer.run(remove(designer.ground(), ['c']))
  others(designer, [textBlock('a', 'one'), textBlock('b', 'theirs')])
  write(designer, 'a', 'two')
  for (const left of [
    ['one', 'theirs'],
    ['one', 'theirs', 'c'],
    ['a', 'theirs', 'c'],
  ]) {
    designer.undo()
    expect(texts(designer)).toEqual(left)
  }
  for (let step = 0; step < 3; step += 1) designer.redo()
  expect(texts(designer)).toEqual(['two', 'theirs'])
})

test('the page refuses a step where it has to, but never a letter that is typed', () => {
  const designer = opened([textBlock('a', 'a'), textBlock('b', 'b')])
  designer.mayBecome = () => false
  expect(designer.run(remove(designer.ground(), ['a']))).toBe(false)
  write(designer, 'a', 'typed')
  designer.undo()
  expect(texts(designer)).toEqual(['typed', 'b'])
})

test('a block that others took away while someone is in it is left', () => {
  const designer = opened([textBlock('a', 'a'), textBlock('b', 'b')])
  designer.write({ key: 'b', path: ['text'], isRich: true })
  others(designer, [textBlock('a', 'a')])
  expect(designer.store.getState()).toMatchObject({ writing: null, selection: [] })
})

test('a step that may not be leaves everything as it was, and so does a step back', () => {
  const designer = opened([textBlock('a', 'a'), textBlock('b', 'b')])
  write(designer, 'a', 'mine')
  designer.mayBecome = (_, after) => after.nodes.b !== undefined && texts(designer)[0] !== 'mine'
  expect(designer.run(remove(designer.ground(), ['b']))).toBe(false)
  expect(designer.bring([], MERGED)).toBe(false)
  designer.undo()
  expect(texts(designer)).toEqual(['mine', 'b'])
  designer.mayBecome = () => true
  expect(designer.bring([textBlock('c', 'c')], MERGED)).toBe(true)
  designer.undo()
  expect(texts(designer)).toEqual(['mine', 'b'])
})

test('one block comes back as it was in a version, and what is in it now stays', () => {
  const designer = opened([sectionBlock('s', [textBlock('in', 'in')]), textBlock('b', 'now')])
  const blocks = [{ ...sectionBlock('s', []), name: 'Team' }, textBlock('b', 'then')]
  const back = (key: string) => restoreBlock(designer.ground(), key, { number: 3, blocks })
  for (const key of ['s', 'b']) {
    const command = back(key)
    expect(typeof command === 'object' && designer.run(command)).toBe(true)
  }
  expect(texts(designer)).toEqual(['in', 'then'])
  expect(saveDoc(designer.store.getState().doc)[0]?.name).toBe('Team')
  expect([back('b'), back('in')]).toEqual(['same', 'missing'])
  designer.undo()
  expect(texts(designer)).toEqual(['in', 'now'])
})

test('whatever others did: all own steps back leave exactly their work', () => {
  fc.assert(
    fc.property(aPage, anySteps, (page, steps) => {
      const designer = opened(page)
      write(designer, 'first', 'mine')
      const now = saveDoc(designer.store.getState().doc)
      const mayWrite = (id: string) => id !== 'first'
      others(designer, edited(now, steps, { name: 'other', mayWrite }))
      designer.undo()
      const alone = edited(page, steps, { name: 'other', mayWrite })
      expect(wordsOf(saveDoc(designer.store.getState().doc))).toEqual(wordsOf(alone))
    }),
    { numRuns: 60 },
  )
})

function opened(blocks: readonly Block[]): Designer {
  return new Designer(types, blocks)
}

function others(designer: Designer, blocks: readonly Block[]): void {
  designer.replaceAll(blocks, MERGED, { isForeign: true })
}

function write(designer: Designer, key: string, said: string): void {
  const { props } = textBlock(key, said)
  const by = (block: Block) => ({ ...block, props })
  designer.run(changeBlock(designer.ground(), key, { by, tag: 'text', isText: true }))
  designer.write(null)
}

function texts(designer: Designer): string[] {
  return textsOf(saveDoc(designer.store.getState().doc))
}
