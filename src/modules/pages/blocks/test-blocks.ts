import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import type { BlockData } from '#kernel/site/block/block-data.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import type { GalleryData, PictureData } from '#modules/files/picture.ts'
import { pageBlockTypes } from './all-types.ts'
import type { BlockFile } from './block-files.ts'
import type { ContactForm } from './contact-form/block.ts'
import type { EntryTeaser } from './entry-list/block.ts'
import { sampleButtons } from './links/buttons.ts'
import type { ArchivedMails } from './newsletter-archive/block.ts'
import type { SignUpForm } from './newsletter-form/block.ts'
import type { BusinessHours } from './opening-hours/block.ts'
import type { PriceNotes, ProductCard } from './product-list/block.ts'

/** Ids of invented things that sample blocks point to. */
export const SAMPLE = {
  picture: '019a0000-0000-7000-8000-000000000001',
  paper: '019a0000-0000-7000-8000-000000000002',
  film: '019a0000-0000-7000-8000-000000000003',
  gallery: '019a0000-0000-7000-8000-000000000004',
  global: '019a0000-0000-7000-8000-000000000005',
  page: '019a0000-0000-7000-8000-000000000006',
} as const

/** A new block of every type, as it comes out of the palette. */
export function newBlocks(lang: Lang): Block[] {
  return pageBlockTypes.map(({ name, defaults }) => ({
    id: `new-${name}`,
    type: name,
    props: defaults(lang),
  }))
}

/** Blocks that show something stored, each pointing to it, and some that lie on a coloured ground. */
export function filledBlocks(lang: Lang): Block[] {
  return [...pictureBlocks(), ...fileBlocks(), ...linkBlocks(lang)].map(([type, props, id]) => {
    const known = pageBlockTypes.find(({ name }) => name === type)
    return { id: id ?? `full-${type}`, type, props: { ...known?.defaults(lang), ...props } }
  })
}

type Filled = [type: string, props: object, id?: string]

const TO_PAGE = { to: 'page', page: SAMPLE.page }
const PROSE = composeText('## Anfahrt\n\nMit dem Rad am Hafen entlang.\n\n- Bus 4\n- Bahn')

function pictureBlocks(): Filled[] {
  const { picture, gallery } = SAMPLE
  return [
    ['hero', { file: picture, layout: 'over', level: 2, alt: 'Werkstatt' }],
    ['image', { file: picture, alt: 'Eichentisch', ratio: '16-9', link: TO_PAGE }],
    ['gallery', { gallery }],
    ['video', { url: 'https://video.example/watch?v=1', poster: picture }],
    ['embed', { url: 'https://maps.example/hafen', poster: picture }],
    ['quote', { portrait: picture }],
    ['logos', { items: [{ file: picture, name: 'Holm', link: TO_PAGE }] }],
    [
      'cards',
      {
        items: [
          { title: 'Tische', text: 'Nach Maß.', file: picture, alt: 'Ein Tisch', link: TO_PAGE },
          { title: 'Türen', text: 'Neu und alt.', link: TO_PAGE, linkLabel: 'Mehr' },
        ],
      },
    ],
  ]
}

function fileBlocks(): Filled[] {
  const { picture, paper, film, global } = SAMPLE
  return [
    ['video', { file: film, caption: 'Mit Ton' }, 'full-film'],
    ['download', { file: paper }],
    ['file-list', { files: [paper, picture] }],
    ['global', { global }],
  ]
}

function linkBlocks(lang: Lang): Filled[] {
  const { page, paper } = SAMPLE
  const mail = { to: 'mail', mail: 'a@b.example', subject: 'Hallo' }
  const buttons = [
    { label: 'Seite', link: { to: 'page', page, anchor: 'team' } },
    { label: 'Datei', link: { to: 'file', file: paper } },
    { label: 'Mail', link: mail, look: 'text' },
    { label: 'Telefon', link: { to: 'phone', phone: '04642 1234' } },
  ]
  const coloured = [
    { type: 'heading', props: { text: 'Auf farbigem Grund', eyebrow: 'Immer lesbar' } },
    { type: 'text', props: { text: PROSE, look: 'small' } },
    { type: 'button', props: { buttons: sampleButtons(lang) } },
    { type: 'accordion', props: { items: [{ title: 'Frage', text: PROSE }], isFirstOpen: true } },
  ]
  return [
    ['text', { text: PROSE }],
    ['button', { buttons }],
    ['section', { tone: 'accent', blocks: coloured }],
  ]
}

/** What the loaders would bring for these blocks; `src` is the address of the one picture. */
export function sampleData(blocks: readonly Block[], src = '/picture.svg'): BlockData {
  const files = sampleFiles(src)
  const special: Record<string, unknown> = {
    gallery: sampleGallery(src),
    'entry-list': [1, 2].map((day) => sampleEntry(day, src)),
    'opening-hours': SAMPLE_HOURS,
    video: { files, place: null },
    embed: { files, place: null },
    html: { place: { src: '/embed/html/muster', services: [] } },
    'contact-form': SAMPLE_FORM,
    'newsletter-form': SAMPLE_SIGN_UP,
    'newsletter-archive': SAMPLE_ARCHIVE,
    'open-positions': {
      positions: [{ id: 'one', href: '/stellen/geselle', title: 'Geselle', facts: 'Vollzeit' }],
      apply: '/bewerbung',
    },
    'product-list': { products: [sampleProduct(src)], notes: NOTES },
    product: { product: sampleProduct(src), notes: NOTES },
    'product-groups': [
      { id: 'tables', href: '/shop/tische', label: 'Tische', picture: pictureAt(src) },
    ],
    'social-links': { links: [{ label: 'Instagram', href: 'https://social.example/holm' }] },
  }
  const inner = { id: 'inner', type: 'text', props: { text: composeText('Überall gleich') } }
  return {
    links: {
      pages: { [SAMPLE.page]: { href: '/ueber-uns', label: 'Über uns' } },
      files: { [SAMPLE.paper]: { href: `/download/${SAMPLE.paper}`, label: 'Preisliste' } },
      things: {},
    },
    blocks: Object.fromEntries(blocks.map(({ id = '', type }) => [id, special[type] ?? files])),
    embedded: { 'full-global': [inner] },
  }
}

const NOTES: PriceNotes = {
  vat: 'inkl. MwSt.',
  shipping: { label: 'zzgl. Versand', href: '/Versandkosten' },
}

function sampleProduct(src: string): ProductCard {
  return {
    id: 'stool',
    href: '/shop/p/hocker',
    title: 'Hocker',
    summary: 'Aus geölter Esche',
    picture: pictureAt(src),
    price: {
      amount: '89,00\u00a0€',
      isFrom: true,
      strike: { amount: '99,00\u00a0€', percent: 10 },
      base: null,
    },
  }
}

const SAMPLE_SIGN_UP: SignUpForm = {
  action: '/Newsletter/subscribe',
  tracking: 'Ich bin einverstanden, dass Öffnen gezählt wird.',
  lists: [
    { id: SAMPLE.page, name: 'Post', description: 'Monatlich', wording: 'Ich möchte die Post.' },
    { id: SAMPLE.paper, name: 'Angebote', description: '', wording: 'Ich möchte Angebote.' },
  ],
}

const SAMPLE_ARCHIVE: ArchivedMails = {
  archive: '/Newsletter/archive',
  mails: [
    {
      subject: 'Neues aus der Werkstatt',
      preheader: 'Drei Tische und ein Fest',
      sentAt: '2026-11-02T08:00:00.000Z',
      href: '/Newsletter/webview/muster',
    },
  ],
}

const SAMPLE_FORM: ContactForm = {
  action: '/nachricht',
  fields: [
    { name: 'name', label: 'Name', type: 'text', options: [], required: true },
    { name: 'topic', label: 'Anliegen', type: 'choice', options: ['Angebot'], required: false },
    { name: 'message', label: 'Nachricht', type: 'multiline', options: [], required: true },
  ],
}

const SAMPLE_HOURS: BusinessHours = {
  lines: [
    { days: 'Montag bis Donnerstag', times: '7:00–16:30\u00a0Uhr' },
    { days: 'Freitag', times: '7:00–13:00\u00a0Uhr' },
  ],
  closures: [{ title: 'Betriebsferien', days: '24.12.2026 bis 06.01.2027' }],
  address: ['Holm & Tochter', 'Hobelgang 4', '24376 Kappeln'],
  phone: { label: '+49 171 39200 42', href: 'tel:+491713920042' },
  email: { label: 'werkstatt@holm.example', href: 'mailto:werkstatt@holm.example' },
}

function sampleGallery(src: string): GalleryData {
  const captions = ['Esstisch', 'Bücherwand', '']
  return {
    id: SAMPLE.gallery,
    title: 'Arbeiten',
    layout: 'grid',
    isDownloadable: false,
    items: captions.map((caption) => ({ picture: pictureAt(src), caption })),
  }
}

function sampleEntry(day: number, src: string): EntryTeaser {
  return {
    id: `entry-${day}`,
    href: `/aktuelles/${day}`,
    title: 'Neue Lehrstelle ab August',
    date: `2026-11-0${day}T08:00:00.000Z`,
    excerpt: 'Wir suchen jemanden, der gern mit Holz arbeitet und genau hinsieht.',
    picture: pictureAt(src),
  }
}

function sampleFiles(src: string): Record<string, BlockFile> {
  const at = (id: string) => `/download/${id}`
  const paper = {
    name: 'Preisliste 2026.pdf',
    ext: 'pdf',
    type: 'application/pdf',
    size: 1_240_000,
  }
  const film = { name: 'Rundgang.mp4', ext: 'mp4', type: 'video/mp4', size: 24_000_000 }
  const drawn = { name: 'tisch.svg', ext: 'svg', type: 'image/svg+xml', size: 18_000 }
  return {
    [SAMPLE.picture]: { ...drawn, href: at(SAMPLE.picture), picture: pictureAt(src) },
    [SAMPLE.paper]: { ...paper, href: at(SAMPLE.paper), picture: null },
    [SAMPLE.film]: { ...film, href: at(SAMPLE.film), picture: null },
  }
}

function pictureAt(src: string): PictureData {
  return {
    id: SAMPLE.picture,
    name: 'tisch.svg',
    alt: 'Langer Eichentisch vor einem Fenster',
    width: 1400,
    height: 1000,
    focal: null,
    preview: '',
    src,
    large: src,
    sources: [],
  }
}
