import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-inspector.de.ts'

export const en: SameShape<typeof de> = {
  common: {
    fields: {
      title: 'Heading',
      text: 'Text',
      align: 'Alignment',
      look: 'Look',
      caption: 'Caption',
      anchor: 'Anchor',
      alt: 'What the picture shows',
      file: 'Picture',
      eyebrow: 'Small line above',
      level: 'Heading level',
      columns: 'Side by side on large screens',
      link: 'Leads to',
      items: 'Entries',
      'items.title': 'Title',
      'items.text': 'Text',
      'items.file': 'Picture',
      'items.link': 'Leads to',
      buttons: 'Buttons',
      'buttons.label': 'Label',
      'buttons.link': 'Leads to',
      'buttons.look': 'Look',
    },
    hints: {
      anchor: 'One word, so that links can point here.',
      alt: 'For everyone who cannot see it. Leave empty to use the file’s text.',
    },
    choices: {
      align: { start: 'Left', center: 'Centre', end: 'Right' },
      level: {
        '1': '1: title of the page',
        '2': '2: section',
        '3': '3: subsection',
        '4': '4: small heading',
      },
      'buttons.look': { solid: 'Strong', quiet: 'Subtle', text: 'Text only' },
    },
  },
  spacer: {
    fields: { size: 'Height' },
    choices: { size: { s: 'Small', m: 'Medium', l: 'Large', xl: 'Extra large' } },
  },
  text: { choices: { look: { body: 'Running text', lead: 'Introduction', small: 'Small' } } },
  hr: { choices: { look: { line: 'Line', short: 'Short line', dots: 'Dots' } } },
  download: {
    fields: { file: 'File', label: 'Label' },
    hints: { label: 'Leave empty to use the file name.' },
  },
  heading: { fields: { text: 'Heading' } },
  quote: {
    fields: {
      text: 'Quote',
      author: 'By whom',
      role: 'Their role',
      portrait: 'Portrait',
      isDecorative: 'Decoration only',
    },
    hints: {
      text: 'Without quotation marks; they are added for you.',
      portrait: 'Screen readers read out the person’s name for the portrait.',
      isDecorative: 'Screen readers skip it.',
    },
  },
  table: {
    fields: {
      caption: 'Table caption',
      rows: 'Rows',
      hasHeadRow: 'First row is a header',
      hasHeadColumn: 'First column is a header',
      hasNumbers: 'Last column contains prices or numbers',
    },
  },
  accordion: {
    fields: { isFirstOpen: 'The first entry is open', isExclusive: 'Only one entry is open' },
  },
  image: {
    fields: { isDecorative: 'Decoration only', ratio: 'Crop' },
    hints: { isDecorative: 'Screen readers skip it.' },
    choices: {
      ratio: {
        original: 'Same as the file',
        '1-1': 'Square',
        '4-5': '4:5 upright',
        '4-3': '4:3',
        '3-2': '3:2',
        '16-9': '16:9',
        '21-9': '21:9',
      },
    },
  },
  gallery: { fields: { gallery: 'Gallery' } },
  video: {
    fields: {
      file: 'Video file',
      url: 'Address of the video',
      poster: 'Preview picture',
      title: 'Title',
      caption: 'Description',
    },
    hints: { url: 'Only if you do not have it as a file.' },
  },
  embed: {
    fields: {
      url: 'Address of the content',
      place: 'Place',
      poster: 'Preview picture',
      title: 'Title',
      caption: 'Description',
      height: 'Height in pixels',
    },
    hints: {
      url: 'A post, a map or a page of a service that is switched on under Settings, Privacy.',
      place: 'Address or name of a place. It is shown on a map when no address is given above.',
    },
  },
  logos: {
    fields: {
      'items.file': 'Logo',
      'items.name': 'Whose logo it is',
      'items.isDecorative': 'Decoration only',
      isMuted: 'Muted, in one colour',
    },
    hints: { 'items.isDecorative': 'Screen readers skip it.' },
  },
  'file-list': { fields: { files: 'Files' } },
  hero: {
    fields: { layout: 'Layout', isDecorative: 'Decoration only' },
    hints: { isDecorative: 'Screen readers pass over it.' },
    choices: {
      layout: {
        above: 'Text above the picture',
        beside: 'Text beside the picture',
        over: 'Text on the picture',
      },
    },
  },
  section: {
    fields: {
      tone: 'Background',
      isFullWidth: 'To the edge of the screen',
      space: 'Inner spacing',
    },
    choices: {
      tone: { plain: 'Plain', raised: 'Highlighted', accent: 'In the accent colour' },
      space: { none: 'None', s: 'Small', m: 'Medium', l: 'Large' },
    },
  },
  column: {
    fields: { align: 'Alignment next to taller columns', isFramed: 'With a frame' },
    choices: { align: { start: 'Top', center: 'Middle', end: 'Bottom' } },
  },
  cards: {
    fields: {
      items: 'Cards',
      'items.alt': 'Picture description',
      'items.isDecorative': 'Decoration only',
      'items.linkLabel': 'Text of the link',
    },
    hints: {
      'items.alt': 'Leave empty to use the description of the file.',
      'items.isDecorative': 'Screen readers skip it.',
      'items.linkLabel': 'Leave empty to link the title.',
    },
    choices: { look: { plain: 'Plain', framed: 'Framed', ruled: 'With a rule' } },
  },
  'opening-hours': {
    fields: { hasAddress: 'Show the address', hasContact: 'Show phone and email' },
    hints: { title: 'Leave empty for the usual text.' },
  },
  'contact-form': {
    fields: { lead: 'Text below', submit: 'Text of the button' },
    hints: {
      title: 'Leave empty for the usual text.',
      submit: 'Leave empty for the usual text. The fields are set under Messages → Settings.',
    },
  },
  'newsletter-form': {
    fields: { lead: 'Text below', submit: 'Text of the button' },
    hints: {
      title: 'Leave empty for the usual text.',
      submit: 'Leave empty for the usual text. The lists are set under Newsletter → Lists.',
    },
  },
  'newsletter-archive': {
    fields: { count: 'How many issues' },
    hints: { title: 'Leave empty for the usual text.' },
  },
  'open-positions': {
    fields: { lead: 'Text below' },
    hints: {
      title: 'Leave empty for the usual text. The positions are under Applications → Positions.',
    },
  },
  'social-links': { hints: { title: 'Leave empty for the usual text.' } },
  'entry-list': {
    fields: {
      count: 'How many entries',
      order: 'Order',
      tags: 'Only with these tags',
      hasPictures: 'With pictures',
    },
    choices: { order: { newest: 'Newest first', oldest: 'Oldest first', title: 'By title' } },
  },
  'product-list': {
    fields: {
      source: 'Which products',
      group: 'Product group',
      products: 'Chosen products',
      count: 'How many products',
      hasPrices: 'With prices',
    },
    hints: {
      group: 'Counts for “From a product group”. Groups below it are included.',
      products: 'Counts for “Chosen by hand”, in this order.',
      count: 'Does not count for products chosen by hand.',
    },
    choices: {
      source: {
        newest: 'The newest',
        group: 'From a product group',
        chosen: 'Chosen by hand',
      },
    },
  },
  product: {
    fields: { product: 'Product', label: 'Words on the button' },
    hints: {
      text: 'Leave empty for the short text of the product.',
      label: 'Leave empty for the usual words.',
    },
  },
  'product-groups': {
    fields: { group: 'Below this product group' },
    hints: {
      group: 'Leave empty for the uppermost ones. Only groups with products in them appear.',
    },
  },
  global: { fields: { global: 'Global block' } },
  html: {
    fields: { html: 'HTML', height: 'Height in pixels', title: 'What it contains' },
    hints: {
      title: 'For screen readers.',
      html: 'What comes from other providers loads only after the visitor agrees. The service must be listed under Settings, Privacy.',
    },
  },
}
