import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type MailGuard, renderMailBlocks } from '#kernel/mail-view/mail-blocks.tsx'
import { mailViews } from '#kernel/mail-view/mail-view.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { NO_BLOCK_DATA } from '#kernel/site/block/block-data.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { pageMailViews } from '#modules/pages/blocks/all-mail-views.ts'
import { pageBlockTypes } from '#modules/pages/blocks/all-types.ts'
import { mailSurface } from './mail-surface.ts'

const TYPES = blockTypes(pageBlockTypes)
const COLOURS = {
  page: '#eeeeee',
  card: '#ffffff',
  text: '#111111',
  muted: '#555555',
  line: '#cccccc',
  accent: '#0044aa',
  accentText: '#ffffff',
}
const THEME = { light: COLOURS, dark: COLOURS, headingFont: 'serif', bodyFont: 'serif', radius: 4 }

const surface = mailSurface(
  {
    id: 'a',
    lang: 'de',
    frame: '/frame',
    readFrame: async () => '',
    readData: async () => ({ ...NO_BLOCK_DATA, tokens: {}, theme: THEME }),
  },
  TYPES,
)
const heading = (id: string, text: string, more = {}): Block => ({
  id,
  type: 'heading',
  props: { text },
  ...more,
})
const half = { attrs: { size: { xs: 12, md: 6 } } }
const column: Block = {
  id: 'in',
  type: 'column',
  props: { blocks: [heading('c', 'Drei')] },
  ...half,
}
const BLOCKS = [heading('a', 'Eins'), heading('b', 'Zwei', half), column]

function drawn(blocks: Block[], guard?: MailGuard): string {
  const views = mailViews(pageMailViews)
  const addressOf = (path: string) => path
  const drawing = { types: TYPES, views, data: NO_BLOCK_DATA, lang: 'de' as const, theme: THEME }
  return renderToStaticMarkup(renderMailBlocks({ ...drawing, blocks, addressOf, guard }))
}

test('only kinds that mails can show are offered, and no others are pasted', () => {
  const offered = surface.offered.map(({ name }) => name)
  expect(offered).toEqual([...new Set(pageMailViews.map(({ type }) => type))])
  expect(offered).not.toContain('accordion')
  expect(surface.mayTake(BLOCKS)).toBe(true)
  expect(
    surface.mayTake([{ type: 'column', props: { blocks: [{ type: 'accordion', props: {} }] } }]),
  ).toBe(false)
})

test('what is drawn on the canvas is the mail that is sent', () => {
  const guard: MailGuard = { block: (shown) => shown, list: (shown) => shown }
  expect(drawn(BLOCKS, guard)).toBe(drawn(BLOCKS))
})

test('on the canvas every block has its place, also one that no mail shows', () => {
  const seen: string[] = []
  const guard: MailGuard = {
    block: (shown, { id = '' }) => {
      seen.push(`${id} ${shown === null ? 'nothing' : 'drawn'}`)
      return shown ?? <p>{id}</p>
    },
    list: (shown, { parent }) => shown ?? <p>empty {parent?.id}</p>,
  }
  const hidden = heading('h', 'Nur hier', { attrs: { visible: { md: false } } })
  const blocks = [hidden, { id: 'x', type: 'from-tomorrow', props: {} }]
  expect(drawn(blocks)).toBe('')
  expect(drawn(blocks, guard)).toContain('Nur hier')
  expect(seen).toEqual(['h drawn', 'x nothing'])
  const empty = { id: 'e', type: 'column', props: { blocks: [] } }
  expect(drawn([empty], guard)).toContain('empty e')
})
