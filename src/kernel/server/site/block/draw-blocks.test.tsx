import pino from 'pino'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { NO_BLOCK_DATA } from '#kernel/site/block/block-data.ts'
import { blockType, blockTypes } from '#kernel/site/block/block-type.ts'
import { blockView, blockViews } from '#kernel/site/block/block-view.ts'
import { slot } from '#kernel/site/block/field-marks.ts'
import type { Context } from '../../context.ts'
import { blockLoadersOf, linkLoaderOf } from './block-loader.ts'
import { drawRegions } from './draw-blocks.tsx'
import { loadBlockData } from './load-block-data.ts'

const base = { v: 1, group: 'text', icon: 'x', caps: { resizable: true, hasInline: true } } as const
const label = { de: 'x', en: 'x' }
const word = blockType({
  ...base,
  name: 'word',
  label,
  schema: z.object({ word: z.string() }),
  defaults: () => ({ word: '' }),
})
const box = blockType({
  ...base,
  name: 'box',
  label,
  schema: z.object({ blocks: slot() }),
  defaults: () => ({ blocks: [] }),
  slots: ['blocks'],
})
const shared = blockType({
  ...base,
  name: 'shared',
  label,
  schema: z.object({ words: z.string() }),
  defaults: () => ({ words: '' }),
})

function Deep({ word }: { word: string }) {
  if (word === 'late') throw new Error('a part inside the view')
  return <b>{word}</b>
}
const views = blockViews([
  blockView(word, ({ props }) => {
    if (props.word === 'soon') throw new Error('the view itself')
    return <Deep word={props.word} />
  }),
  blockView(box, ({ slots }) => <div>{slots.blocks}</div>),
  blockView(shared, ({ slots }) => slots.blocks),
])
const say = (word: string, id = word) => ({ id, type: 'word', props: { word } })

const loadShared = blockLoadersOf<never>()([shared], async (_, blocks) => ({
  embedded: new Map(blocks.map(({ id, props }) => [id, [say(props.words, 'same')]])),
  tags: ['shared:1'],
}))
const parts = { types: blockTypes([word, box, shared]), loaders: [loadShared], links: [] }

test('one block that fails takes neither its neighbours nor the page down', () => {
  const logged: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) })
  const main = [
    say('one'),
    say('soon'),
    { id: 'box', type: 'box', props: { blocks: [say('late'), say('two')] } },
  ]
  const easel = { parts, views, data: NO_BLOCK_DATA, lang: 'de', log } as const
  const plain = drawRegions({ ...easel, isCareful: false }, { main })
  expect(() => renderToStaticMarkup(<main>{plain.main}</main>)).toThrow('a part inside')
  const careful = drawRegions({ ...easel, isCareful: true }, { main })
  const html = renderToStaticMarkup(<main>{careful.main}</main>)
  expect([...html.matchAll(/<b>(\w+)/g)].map(([, found]) => found)).toEqual(['one', 'two'])
  expect(logged.map((line) => JSON.parse(line).block)).toEqual(['soon', 'soon', 'late'])
})

test('what stands in for a block is drawn in its place, each place by itself', async () => {
  const main = [
    { id: 'a', type: 'shared', props: { words: 'eins' } },
    { id: 'b', type: 'shared', props: { words: 'zwei' } },
  ]
  const context = {} as Context<never>
  const { data, tags } = await loadBlockData(parts, context, main)
  expect(tags).toEqual(['shared:1'])
  const easel = { parts, views, data, lang: 'de', log: pino({ level: 'silent' }) } as const
  const html = renderToStaticMarkup(drawRegions({ ...easel, isCareful: false }, { main }).main)
  expect(html).toMatch(/eins.*zwei/s)
  expect(Object.values(data.embedded).map(([inner]) => inner?.id)).toEqual(['a_same', 'b_same'])
})

test('a global block inside itself ends', async () => {
  const loop = blockLoadersOf<never>()([shared], async (_, blocks) => ({
    embedded: new Map(
      blocks.map(({ id }) => [id, [{ id: 'in', type: 'shared', props: { words: '' } }]]),
    ),
    tags: [],
  }))
  const links = [linkLoaderOf<never>()('page', async () => ({ targets: new Map(), tags: [] }))]
  const first = { id: 'a', type: 'shared', props: { words: '' } }
  const looping = { ...parts, loaders: [loop], links }
  const { data } = await loadBlockData(looping, {} as Context<never>, [first])
  expect(Object.keys(data.embedded)).toHaveLength(3)
})
