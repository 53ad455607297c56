import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { LANGS, type Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { NO_BLOCK_DATA } from '#kernel/site/block/block-data.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { blockViews } from '#kernel/site/block/block-view.ts'
import { BREAKPOINTS } from '#kernel/site/block/breakpoints.ts'
import { renderBlocks } from '#kernel/site/block/render-blocks.tsx'
import { checkBlocks } from '#kernel/site/block/tree/check-blocks.ts'
import { refsIn } from '#kernel/site/block/values/refs-in.ts'
import { DEFAULT_PALETTE, pageBlockTypes } from './all-types.ts'
import { pageBlockViews } from './all-views.ts'
import { applyOverrides } from './global/apply-overrides.ts'
import { hasMainHeading } from './main-heading.ts'
import { filledBlocks, newBlocks, SAMPLE, sampleData } from './test-blocks.ts'

const types = blockTypes(pageBlockTypes)
const views = blockViews(pageBlockViews)

function draw(blocks: readonly Block[], lang: Lang = 'de', data = sampleData(blocks)): string {
  const onFault = (_: Block, error: unknown) => {
    throw error
  }
  return renderToStaticMarkup(renderBlocks({ blocks, types, views, data, lang, onFault }))
}

/** These say nothing until something is chosen for them. */
const EMPTY_WHEN_NEW = ['download', 'image', 'video', 'embed', 'logos', 'file-list', 'global']

describe('every kind of block', () => {
  test('has a view, and the palette begins as specified', () => {
    expect([...views.keys()].sort()).toEqual([...types.keys()].sort())
    expect(pageBlockTypes.slice(0, 4).map(({ name }) => name)).toEqual([...DEFAULT_PALETTE])
  })

  test.each(LANGS)('comes with content that is right and can be shown (%s)', (lang) => {
    for (const block of newBlocks(lang)) {
      expect(checkBlocks(types, [block], lang).faults, block.type).toEqual([])
      const html = draw([block], lang)
      expect(html === '', block.type).toBe(EMPTY_WHEN_NEW.includes(block.type))
    }
  })

  test('shows what it points to', () => {
    for (const block of filledBlocks('de')) {
      expect(checkBlocks(types, [block]).faults, block.type).toEqual([])
      expect(draw([block]), block.type).toMatch(/class="block block-/)
      expect(draw([block], 'de', NO_BLOCK_DATA), block.type).not.toContain('/picture.svg')
    }
    const refs = refsIn(types, filledBlocks('de'))
    expect(refs.pages).toEqual([SAMPLE.page])
    expect(refs.files.toSorted()).toEqual([SAMPLE.picture, SAMPLE.paper, SAMPLE.film])
    expect([...refs.galleries, ...refs.globals]).toEqual([SAMPLE.gallery, SAMPLE.global])
  })

  test('leaves out props it does not know', () => {
    const odd = { type: 'heading', props: { text: 'Hallo', onclick: 'x()', className: 'böse' } }
    expect(draw([odd])).toBe(
      '<div class="blocks"><div class="block block-heading">' +
        '<div class="heading heading-2 to-start"><h2>Hallo</h2></div></div></div>',
    )
  })
})

describe('the grid', () => {
  const spacer = (attrs?: Block['attrs']): Block => ({ type: 'spacer', props: {}, attrs })

  test('says only what differs from full width everywhere', () => {
    const html = draw([
      spacer(),
      spacer({ size: { xs: 12, md: 6, lg: 4 } }),
      spacer({ visible: { xs: false, md: true } }),
      spacer({ visible: { xs: false } }),
      { type: 'future', props: {} },
    ])
    expect([...html.matchAll(/<div class="block [^>]*>/g)].map(([tag]) => tag)).toEqual([
      '<div class="block block-spacer">',
      '<div class="block block-spacer" style="--xs:12;--md:6;--lg:4">',
      '<div class="block block-spacer hide-xs">',
    ])
  })

  test('has the same widths in the style sheet', () => {
    const css = readFileSync(join(import.meta.dirname, '../site/blocks/grid.css'), 'utf8')
    const widths = [...css.matchAll(/(\d+)px/g)].map(([, px]) => Number(px))
    const [, md, lg] = BREAKPOINTS
    expect(widths).toEqual([md.from, md.from, lg.from, lg.from])
  })

  test('only a picture near the top that shows at every width is fetched first', () => {
    const image = (id: string, attrs?: Block['attrs']): Block => ({
      id,
      type: 'image',
      props: { file: SAMPLE.picture },
      attrs,
    })
    const html = draw([image('a'), image('b', { visible: { xs: false, md: true } }), image('c')])
    expect([...html.matchAll(/loading="(\w+)"/g)].map(([, how]) => how)).toEqual([
      'eager',
      'lazy',
      'lazy',
    ])
  })
})

test('a page writes its own title unless a block brings the main heading', () => {
  const heading = { type: 'heading', props: { text: 'Wir', level: 1 } }
  expect(hasMainHeading([{ type: 'section', props: { blocks: [heading] } }])).toBe(true)
  expect(hasMainHeading([{ type: 'hero', props: { title: 'Wir' } }])).toBe(true)
  expect(hasMainHeading([{ type: 'hero', props: { title: 'Wir', level: 2 } }])).toBe(false)
  expect(hasMainHeading([{ ...heading, attrs: { visible: { xs: false } } }])).toBe(false)
  expect(hasMainHeading([{ type: 'future', props: {} }])).toBe(false)
})

test('a global block says other words in one place, its structure stays', () => {
  const inner = { id: 'h', type: 'heading', props: { text: 'Überall', level: 3 } }
  const blocks = [{ id: 's', type: 'section', props: { blocks: [inner] } }]
  const here = applyOverrides(types, blocks, { h: { text: 'Hier' }, s: { blocks: [] } })
  expect(draw(here)).toContain('<h3>Hier</h3>')
  expect(draw(blocks)).toContain('<h3>Überall</h3>')
})
