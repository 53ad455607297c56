import { uuidv7 } from 'uuidv7'
import { expect, test } from 'vitest'
import { drawMail } from '#kernel/mail-view/draw-mail.tsx'
import type { MailTheme } from '#kernel/mail-view/mail-theme.ts'
import { mailViews } from '#kernel/mail-view/mail-view.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { NO_BLOCK_DATA } from '#kernel/site/block/block-data.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { HOSTILE_TEXTS } from '#kernel/site/block/test-hostile-texts.ts'
import { pageMailViews } from './all-mail-views.ts'
import { pageBlockTypes } from './all-types.ts'
import type { BlockFile } from './block-files.ts'

const FILE = '019a0000-0000-7000-8000-000000000002'
const colours = {
  page: '#f7f4ef',
  card: '#ffffff',
  text: '#221d18',
  muted: '#635a50',
  line: '#ddd5ca',
  accent: '#8a3b22',
  accentText: '#ffffff',
}
const theme: MailTheme = {
  light: colours,
  dark: { ...colours, card: '#171b22', text: '#e6e8ec' },
  headingFont: 'Georgia,serif',
  bodyFont: 'Arial,sans-serif',
  radius: 6,
}
const picture: BlockFile = {
  href: '/download/f',
  name: 'brot.jpg',
  ext: 'jpg',
  type: 'image/jpeg',
  size: 1,
  picture: {
    id: FILE,
    name: 'brot.jpg',
    alt: 'Ein Brot',
    width: 1600,
    height: 800,
    focal: null,
    preview: '',
    src: '/download/f/1600',
    large: '/download/f/1600',
    sources: [
      { type: 'image/avif', srcset: '/download/f/320a 320w' },
      { type: 'image/jpeg', srcset: '/download/f/320 320w, /download/f/960 960w' },
    ],
  },
}

function draw(blocks: Block[], scheme: 'auto' | 'dark' = 'auto') {
  return drawMail(
    {
      blocks,
      types: blockTypes(pageBlockTypes),
      views: mailViews(pageMailViews),
      data: { ...NO_BLOCK_DATA, blocks: { picture: { [FILE]: picture } } },
      lang: 'de',
      theme,
      addressOf: (path) => `https://sonne.example${path}`,
    },
    {
      subject: 'Neues',
      preheader: 'Kurz gesagt',
      sender: { label: 'Café Sonne', href: 'https://sonne.example/' },
      footer: ['Verantwortlich: Café Sonne'],
      links: [{ label: 'Abmelden', href: 'https://sonne.example/weg' }],
      scheme,
    },
  )
}

const block = (type: string, props: Record<string, unknown>, md = 12): Block => ({
  id: type === 'image' ? 'picture' : uuidv7(),
  type,
  props,
  attrs: { size: { xs: 12, md } },
})
const link = (url: string) => ({ to: 'url', url })

test('a mail is tables with inline styles, and says the same as plain text', () => {
  const { html, text } = draw([
    block('heading', { text: 'Frisch & warm', level: 1, eyebrow: 'Heute', align: 'end' }),
    block('text', { text: composeText('Guten Morgen.\n\n- Brot\n- Salz') }),
    block('button', { buttons: [{ label: 'Ansehen', link: link('/brot') }] }),
    block('quote', { text: 'Lecker', author: 'Ada' }),
    block('hr', {}),
    block('spacer', { size: 'l' }),
  ])
  expect(html).not.toMatch(/<div[^>]*(?:flex|grid)|<script|<link|class="(?!m-)/)
  expect(html).toContain('Frisch &amp; warm</h1>')
  // Words that every mail program knows.
  expect(html).not.toMatch(/text-align:(?:start|end)/)
  expect(html).toContain('text-align:right')
  expect(html).toMatch(/<a href="https:\/\/sonne\.example\/brot" style="[^"]+">Ansehen<\/a>/)
  expect(text).toBe(
    [
      'Café Sonne',
      'Heute\nFrisch & warm',
      'Guten Morgen.\n\n- Brot\n- Salz',
      'Ansehen: https://sonne.example/brot',
      '„Lecker“\n– Ada',
      '* * *',
      '-- \nVerantwortlich: Café Sonne',
      'Abmelden: https://sonne.example/weg\n',
    ].join('\n\n'),
  )
})

test('who is responsible and the way out stand in an empty mail too', () => {
  const { html, text } = draw([])
  for (const drawn of [html, text]) {
    expect(drawn).toContain('Verantwortlich: Café Sonne')
    expect(drawn).toContain('https://sonne.example/weg')
  }
})

test('a picture comes in a classic form, with its size, its words and a whole address', () => {
  const { html, text } = draw([block('image', { file: FILE, caption: 'Von heute' })])
  expect(html).toMatch(
    /<img src="https:\/\/sonne\.example\/download\/f\/960" width="536" height="268" alt="Ein Brot"/,
  )
  expect(html).not.toContain('320a')
  expect(text).toContain('[Ein Brot]\nVon heute')
  expect(draw([block('image', { file: null })]).html).not.toContain('<img')
})

test('what fits beside each other does so, and stacks on a phone', () => {
  const half = (words: string) =>
    block('column', { blocks: [block('heading', { text: words })] }, 6)
  const { html } = draw([half('Links'), half('Rechts'), half('Darunter')])
  const cells = html.split('class="m-col" width="50%"')
  expect(cells.map((cell) => /Links|Rechts|Darunter/.exec(cell)?.[0])).toEqual([
    undefined,
    'Links',
    'Rechts',
    'Darunter',
  ])
  // The first two stand in one row, the third begins another.
  expect(cells.map((cell) => cell.endsWith('</td><td '))).toEqual([false, true, false, false])
  expect(html).toContain('.m-col { display: block !important; width: 100% !important')
})

test('blocks that mails do not know, and those that are hidden, draw nothing', () => {
  const hidden = { ...block('heading', { text: 'Weg' }), attrs: { visible: { xs: false } } }
  const onlyWide = {
    ...block('heading', { text: 'Breit' }),
    attrs: { visible: { xs: false, md: true } },
  }
  const { html, text } = draw([hidden, onlyWide, block('accordion', {}), block('unheard', {})])
  expect(html).not.toContain('Weg')
  expect(text).not.toContain('Weg')
  expect(html).toMatch(/<td class="m-not-phone"[^>]*><h2[^>]*>Breit/)
})

test('dark colours follow the device, or are shown at once for a preview', () => {
  expect(draw([]).html).toContain('@media (prefers-color-scheme: dark) {\n  .m-page')
  expect(draw([], 'dark').html).toContain('@media all {\n  .m-page')
})

test('no text becomes markup, and no link leads to a script', () => {
  for (const words of HOSTILE_TEXTS) {
    const { html } = draw([
      block('heading', { text: words.slice(0, 300), eyebrow: words.slice(0, 120) }),
      block('text', { text: composeText(words) }),
      block('quote', { text: words, author: words.slice(0, 120) }),
    ])
    expect(html).not.toMatch(/<(?:script|img|svg|iframe|object|embed|form|input|base)\b/i)
    expect(html).not.toMatch(/<[^>]+\son\w+=/i)
  }
})
