import { describe, expect, test } from 'vitest'
import type { Block } from '#kernel/site/block/block.ts'
import { NO_FIELDS } from '../../../contract-values.ts'
import type { Content } from './draft-content.ts'
import { conflictsBetween, mergeDrafts } from './merge-drafts.ts'

const block = (id: string, text: string): Block => ({ id, type: 'heading', props: { text } })
const content = (title: string, ...blocks: Block[]): Content => ({
  fields: { ...NO_FIELDS, title },
  blocks,
})
const MINE = content('Meins', block('a', 'Meins'), block('b', 'Gleich'), block('neu', 'Neu'))
const THEIRS = content('Ihrs', block('b', 'Gleich'), block('a', 'Ihrs'), block('alt', 'Alt'))
const said = ({ blocks }: Content) => blocks.map(({ props }) => props.text)

describe('two drafts of one page', () => {
  test('differ in the blocks that were written, added or removed, not in those that were moved', () => {
    expect(conflictsBetween(MINE, THEIRS)).toEqual(['a', 'alt', 'neu'])
    expect(conflictsBetween(MINE, MINE)).toEqual([])
  })

  test('become one by choosing block by block', () => {
    const all = mergeDrafts(MINE, THEIRS, {
      fields: 'theirs',
      a: 'mine',
      alt: 'theirs',
      neu: 'mine',
    })
    expect(said(all)).toEqual(['Gleich', 'Meins', 'Alt', 'Neu'])
    expect(all.fields.title).toBe('Ihrs')
    const theirs = mergeDrafts(MINE, THEIRS, { a: 'theirs', alt: 'theirs', neu: 'theirs' })
    expect(said(theirs)).toEqual(['Gleich', 'Ihrs', 'Alt'])
    expect(theirs.fields.title).toBe('Meins')
  })
})
