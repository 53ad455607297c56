import { expect, test } from 'vitest'
import type { Block } from '#kernel/site/block/block.ts'
import { changesBetween } from '../../merge/changes-between.ts'
import { sentBlocks } from '../../merge/sent-blocks.ts'
import { sectionBlock, textBlock, textsOf, types } from '../../merge/test-editors.ts'
import { openCopy } from './use-left-copies.ts'

const base = [textBlock('a', 'a'), textBlock('b', 'b')]

test('a copy comes on top of what others saved since, and takes none of it back', () => {
  const mine = [textBlock('a', 'mine'), textBlock('b', 'b'), textBlock('new', 'added')]
  const theirs = [textBlock('a', 'a'), textBlock('b', 'theirs')]
  const { blocks, clashes } = open(theirs, mine)
  expect(textsOf(blocks)).toEqual(['mine', 'theirs', 'added'])
  expect(clashes).toEqual([])
})

test('a block both have changed is theirs, or by choice mine', () => {
  const mine = [textBlock('a', 'mine'), textBlock('b', 'also mine')]
  const theirs = [textBlock('a', 'theirs'), textBlock('b', 'b')]
  const { blocks, clashes, whole } = open(theirs, mine)
  expect(clashes).toEqual(['a'])
  expect(textsOf(blocks)).toEqual(['theirs', 'also mine'])
  expect(textsOf(whole)).toEqual(['mine', 'also mine'])
})

test('what was written in a section that is gone is still to be had', () => {
  const before = [sectionBlock('s', [textBlock('in', 'in')]), textBlock('b', 'b')]
  const mine = [
    sectionBlock('s', [textBlock('in', 'mine'), textBlock('new', 'added')]),
    textBlock('b', 'b'),
  ]
  const { clashes, whole } = open([textBlock('b', 'b')], mine, { before })
  expect(clashes).toContain('in')
  expect(textsOf(whole).sort()).toEqual(['added', 'b', 'mine'])
})

test('own words that arrived without an answer are no reason to ask', () => {
  const mine = [textBlock('a', 'more and more'), textBlock('b', 'b')]
  const arrived = [textBlock('a', 'more'), textBlock('b', 'b')]
  const { blocks, clashes } = open(arrived, mine, { saves: [arrived] })
  expect(clashes).toEqual([])
  expect(textsOf(blocks)).toEqual(['more and more', 'b'])
  expect(open(arrived, mine).clashes).toEqual(['a'])
})

test('a copy of what is stored already says nothing new', () => {
  const mine = [textBlock('a', 'mine'), textBlock('b', 'b')]
  expect(open(mine, mine)).toEqual({ blocks: mine, clashes: [], whole: mine })
})

type Past = { before?: readonly Block[]; saves?: readonly (readonly Block[])[] }

function open(now: readonly Block[], mine: readonly Block[], past: Past = {}) {
  const { before = base, saves = [] } = past
  const kept = {
    changes: changesBetween(types, before, mine),
    sent: sentBlocks(types, before, saves),
  }
  return openCopy(types, now, kept)
}
