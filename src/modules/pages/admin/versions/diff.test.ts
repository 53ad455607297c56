import { describe, expect, test } from 'vitest'
import type { Block } from '#kernel/site/block/block.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { pageBlockTypes } from '../../blocks/all-types.ts'
import { diffBlocks } from './diff-blocks.ts'
import { diffWords } from './diff-words.ts'

const TYPES = blockTypes(pageBlockTypes)
const text = (id: string, words: string): Block => ({
  id,
  type: 'text',
  props: { text: composeText(words) },
})
const kinds = (before: Block[], after: Block[]) =>
  diffBlocks(TYPES, before, after).map(({ id, kind }) => `${id} ${kind}`)

describe('comparing two states of a page', () => {
  test('names what is new, gone, changed and moved, also inside other blocks', () => {
    const section = (...blocks: Block[]): Block => ({ id: 's', type: 'section', props: { blocks } })
    const before = [text('a', 'Eins'), section(text('b', 'Zwei'), text('c', 'Drei'))]
    const after = [section(text('b', 'Zwei!'), text('d', 'Neu')), text('a', 'Eins')]
    expect(kinds(before, after)).toEqual([
      's moved',
      'b changed',
      'd added',
      'a moved',
      'c removed',
    ])
    expect(kinds(before, structuredClone(before))).toEqual([])
  })

  test('says which field differs, in words', () => {
    const [change] = diffBlocks(TYPES, [text('a', 'Der alte Satz')], [text('a', 'Der neue Satz')])
    expect(change?.props).toEqual([
      { name: 'text', before: 'Der alte Satz', after: 'Der neue Satz' },
    ])
  })

  test('a width is a change too', () => {
    const wide = { ...text('a', 'x'), attrs: { size: { xs: 12 } } }
    expect(diffBlocks(TYPES, [text('a', 'x')], [wide])[0]).toMatchObject({
      kind: 'changed',
      isResized: true,
      props: [],
    })
  })

  test('goes word by word', () => {
    expect(diffWords('Der alte Satz', 'Der neue Satz hier')).toEqual([
      { kind: 'same', text: 'Der ' },
      { kind: 'removed', text: 'alte' },
      { kind: 'added', text: 'neue' },
      { kind: 'same', text: ' Satz' },
      { kind: 'added', text: ' hier' },
    ])
    expect(diffWords('', 'neu')).toEqual([{ kind: 'added', text: 'neu' }])
    expect(diffWords('weg', '')).toEqual([{ kind: 'removed', text: 'weg' }])
  })

  test('both sides can be read back from the parts', () => {
    const [one, other] = ['a b c d a b', 'b c x a b  y']
    const parts = diffWords(one, other)
    const read = (kind: string) =>
      parts
        .filter((part) => part.kind !== kind)
        .map((part) => part.text)
        .join('')
    expect(read('added')).toBe(one)
    expect(read('removed')).toBe(other)
  })
})
