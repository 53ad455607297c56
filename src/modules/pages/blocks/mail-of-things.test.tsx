import { expect, test } from 'vitest'
import { drawMail } from '#kernel/mail-view/draw-mail.tsx'
import type { MailTheme } from '#kernel/mail-view/mail-theme.ts'
import { mailViews } from '#kernel/mail-view/mail-view.ts'
import { NO_BLOCK_DATA } from '#kernel/site/block/block-data.ts'
import { blockTypes } from '#kernel/site/block/block-type.ts'
import { HOSTILE_TEXTS } from '#kernel/site/block/test-hostile-texts.ts'
import { pageMailViews } from './all-mail-views.ts'
import { pageBlockTypes } from './all-types.ts'
import type { BlockFile } from './block-files.ts'

const SITE = 'https://sonne.example'
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
  dark: colours,
  headingFont: 'Georgia,serif',
  bodyFont: 'Arial,sans-serif',
  radius: 6,
}
const picture = {
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
}
const stored = (ext: string, type: string): BlockFile => ({
  ...{ href: `/download/${ext}`, name: `brot.${ext}`, ext, type, size: 1_240_000 },
  picture: type.startsWith('image/') ? picture : null,
})
const FILM = '019a0000-0000-7000-8000-000000000003'
const POSTER = { [FILE]: stored('jpg', 'image/jpeg') }

type Drawn = { html: string; text: string }

function draw(type: string, props: Record<string, unknown>, data?: unknown): Drawn {
  const { html, text } = drawMail(
    {
      blocks: [{ id: 'one', type, props }],
      types: blockTypes(pageBlockTypes),
      views: mailViews(pageMailViews),
      data: { ...NO_BLOCK_DATA, blocks: { one: data } },
      lang: 'de',
      theme,
      addressOf: (path) => SITE + path,
    },
    {
      subject: 'Neues',
      preheader: '',
      sender: { label: 'Café Sonne', href: `${SITE}/` },
      footer: [],
      links: [],
    },
  )
  const [, body = ''] = html.split('class="m-card')
  return { html: body.slice(0, body.lastIndexOf('</table>')), text: text.split('\n\n-- ')[0] ?? '' }
}

const notes = { vat: 'inkl. MwSt.', shipping: { label: 'zzgl. Versand', href: '/Versandkosten' } }
const price = {
  amount: '8,00 €',
  isFrom: true,
  strike: { amount: '10,00 €', percent: 20 },
  base: '16,00 € / kg',
}
const bread = { id: 'p', href: '/shop/p/brot', title: 'Brot', summary: 'Frisch', picture, price }

test.each([
  ['product', {}, { product: bread, notes }],
  ['product-list', { title: 'Neu' }, { products: [bread], notes }],
])('%s says in a mail what the law wants beside a price', (type, props, data) => {
  const { html, text } = draw(type, props, data)
  expect(html).toContain(`href="${SITE}/shop/p/brot"`)
  expect(html).toContain(`src="${SITE}/download/f/`)
  expect(html).toMatch(/<s [^>]*>10,00 €<\/s>/)
  for (const said of [html, text])
    for (const words of [
      'ab 8,00 €',
      '16,00 € / kg',
      'inkl. MwSt.',
      `${SITE}/Versandkosten`,
      'der letzten 30 Tage',
    ])
      expect(said).toContain(words)
  expect(text).toContain('statt 10,00 €')
})

test('prices that a list hides are in no mail of it, and what is on request says so', () => {
  const hidden = draw('product-list', { hasPrices: false }, { products: [bread], notes })
  expect(hidden.html + hidden.text).not.toMatch(/8,00|MwSt/)
  const asked = draw('product', {}, { product: { ...bread, price: null }, notes })
  expect(asked.text).toContain('Preis auf Anfrage')
})

test('cards stand beside each other, lead where they lead, and say the same as text', () => {
  const items = ['Eins', 'Zwei', 'Drei', 'Vier'].map((title) => ({
    ...{ title, text: `${title}!`, file: FILE, link: { to: 'url', url: '/brot' } },
  }))
  const { html, text } = draw('cards', { items, columns: 4 }, POSTER)
  // Four would be too narrow for the width of a mail.
  expect(html.match(/class="m-col" width="33%"/g)).toHaveLength(4)
  expect(html).toMatch(/<a href="https:\/\/sonne\.example\/brot"[^>]*>Eins<\/a>/)
  expect(text).toContain('Vier\nVier!\nhttps://sonne.example/brot')
})

test('a film is its poster and a link: one of ours by name, another one by its host', () => {
  const props = { poster: FILE, title: 'So backen wir' }
  const files = { ...POSTER, [FILM]: stored('mp4', 'video/mp4') }
  const own = draw('video', { ...props, file: FILM }, { files, place: null })
  expect(own.html).toContain(`<a href="${SITE}/download/mp4"><img`)
  expect(own.html).not.toContain('<video')
  const url = 'https://www.youtube.com/watch?v=x'
  const other = draw('video', { ...props, url }, { files, place: null })
  expect(other.text).toContain(`Video bei youtube.com ansehen: ${url}`)
})

test('a download names kind and size, news their day, hours their lines, networks their address', () => {
  const file = { [FILE]: stored('pdf', 'application/pdf') }
  expect(draw('download', { file: FILE, label: 'Preise' }, file).text).toContain(
    `Preise (PDF, 1,2\u202fMB): ${SITE}/download/pdf`,
  )
  const entry = {
    id: 'e',
    href: '/neues/fest',
    title: 'Fest',
    date: '2026-11-18',
    excerpt: 'Kommt!',
    picture,
  }
  const news = draw('entry-list', { title: 'Neues' }, [entry])
  expect(news.text).toMatch(
    /Neues\n\n18\.11\.2026\nFest\nKommt!\nhttps:\/\/sonne.example\/neues\/fest/,
  )
  expect(news.html).toContain('alt="Ein Brot"')
  const hours = {
    lines: [{ days: 'Mo–Fr', times: '7–18 Uhr' }],
    closures: [{ title: 'Urlaub', days: '24.12.' }],
    ...{
      address: ['Ring 1', '04109 Leipzig'],
      phone: { label: '0341 1', href: 'tel:1' },
      email: null,
    },
  }
  expect(draw('opening-hours', {}, hours).text).toContain(
    'Öffnungszeiten\nMo–Fr: 7–18 Uhr\nUrlaub: 24.12.\nRing 1, 04109 Leipzig\n0341 1',
  )
  const links = [{ label: 'Instagram', href: 'https://instagram.com/sonne' }]
  expect(draw('social-links', {}, { links }).text).toContain(
    'Instagram: https://instagram.com/sonne',
  )
})

test('a table keeps its headings, and its numbers stand right', () => {
  const rows = [
    ['', 'Preis'],
    ['Brot', '4 €'],
  ]
  const { html, text } = draw('table', { rows, hasNumbers: true, caption: 'Preise' })
  expect(html).toMatch(/<td [^>]*><\/td><th [^>]*scope="col"[^>]*>Preis<\/th>/)
  expect(html).toMatch(
    /<th [^>]*scope="row"[^>]*>Brot<\/th><td [^>]*text-align:right[^>]*>4 €<\/td>/,
  )
  expect(text).toContain('Preise\n | Preis\nBrot | 4 €')
})

test('words stand beside their picture where there is room, and pictures of a gallery in rows', () => {
  const props = { title: 'Willkommen', text: 'Schön!', file: FILE, layout: 'beside' }
  const beside = draw('hero', props, POSTER)
  expect(beside.html.match(/class="m-col" width="50%"/g)).toHaveLength(2)
  expect(draw('hero', { ...props, layout: 'above' }, POSTER).html).not.toContain('m-col')
  const items = Array.from({ length: 14 }, () => ({ picture, caption: 'Ofen' }))
  expect(draw('gallery', {}, { items }).html.match(/<img/g)).toHaveLength(12)
})

const EMPTY = [
  'product',
  'product-list',
  'cards',
  'gallery',
  'video',
  'download',
  'entry-list',
  'hero',
  'table',
]

test.each([...EMPTY, 'opening-hours', 'social-links'])(
  '%s without anything draws nothing',
  (type) => {
    const { html, text } = draw(type, {})
    expect(html).not.toMatch(/<(?:img|h[1-6]|th|td [^>]*padding-bottom)/)
    expect(text).toBe('Café Sonne')
  },
)

test('no text becomes markup, and no link leads to a script', () => {
  for (const words of HOSTILE_TEXTS) {
    const short = words.slice(0, 150)
    const link = { to: 'url', url: 'javascript:alert(1)' }
    const products = [{ ...bread, picture: null, title: short, summary: short }]
    const drawn = [
      draw('cards', { items: [{ title: short, text: short, link, linkLabel: 'x' }] }),
      draw('product-list', { title: short }, { products, notes }),
      draw('table', { rows: [[short]], caption: short }),
      draw('hero', { title: short, text: short, buttons: [{ label: 'x', link }] }),
      draw('video', { url: words, title: short }),
      draw(
        'social-links',
        { title: short },
        { links: [{ label: short, href: 'https://a.example' }] },
      ),
    ]
    for (const { html } of drawn) {
      expect(html).not.toMatch(/<(?:script|img|svg|iframe|object|embed|form|input|base)\b/i)
      expect(html).not.toMatch(/<[^>]+\son\w+=|href="javascript/i)
    }
  }
})
