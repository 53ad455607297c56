import { uuidv7 } from 'uuidv7'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { de } from './messages-ready.de.ts'
import { en } from './messages-ready.en.ts'

export const READY_MADE = [
  'news',
  'offer',
  'invitation',
  'welcome',
  'launch',
  'guide',
  'thanks',
  'closing',
  'empty',
] as const
type ReadyMade = (typeof READY_MADE)[number]

const WORDS = { de, en } as const
const HOME = { de: '/', en: '/en' } as const
const HALF = { size: { xs: 12, md: 6 } }

/** What a new template starts with; its blocks get ids when they are opened. */
export function readyMade(kind: ReadyMade, lang: Lang) {
  const { label, subject, preheader } = WORDS[lang][kind]
  return { name: label, lang, subject, preheader, modules: BLOCKS[kind](lang) }
}

const BLOCKS: Readonly<Record<ReadyMade, (lang: Lang) => Block[]>> = {
  welcome: (lang) => {
    const w = WORDS[lang].welcome
    return [
      heading(w.heading, { level: 1, eyebrow: w.eyebrow }),
      text(w.text, 'lead'),
      image(),
      column([heading(w.what, { level: 3 }), text(w.whatText)]),
      column([heading(w.how, { level: 3 }), text(w.howText)]),
      button(w.action, lang),
      block('hr', {}),
      text(w.bye),
    ]
  },
  launch: (lang) => {
    const w = WORDS[lang].launch
    return [
      image(),
      heading(w.heading, { level: 1, eyebrow: w.eyebrow }),
      text(w.lead, 'lead'),
      button(w.action, lang),
      block('spacer', { size: 's' }),
      ...w.reasons.map(({ title, words }) =>
        column([heading(title, { level: 3 }), text(words)], true),
      ),
      block('quote', { text: w.quote, author: w.author }),
      button(w.again, lang, 'center'),
    ]
  },
  guide: (lang) => {
    const w = WORDS[lang].guide
    return [
      heading(w.heading, { level: 1, eyebrow: w.eyebrow }),
      text(w.lead),
      image(),
      ...w.steps.flatMap(({ title, words }) => [heading(title, { level: 3 }), text(words)]),
      block('hr', {}),
      text(w.question),
      button(w.action, lang),
    ]
  },
  thanks: (lang) => {
    const w = WORDS[lang].thanks
    return [
      heading(w.heading, { level: 1, align: 'center' }),
      text(w.text, 'lead'),
      block('quote', { text: w.quote, author: w.author }),
      heading(w.ask, { level: 2, align: 'center' }),
      text(w.askText),
      button(w.action, lang, 'center'),
      text(w.small, 'small'),
    ]
  },
  closing: (lang) => {
    const w = WORDS[lang].closing
    return [
      image(),
      heading(w.heading, { level: 1, align: 'center' }),
      text(w.text),
      column([heading(w.closed, { level: 3 }), text(w.closedText)], true),
      column([heading(w.open, { level: 3 }), text(w.openText)], true),
      text(w.urgent, 'small'),
      text(w.bye),
    ]
  },
  empty: (lang) => {
    const w = WORDS[lang].empty
    return [heading(w.heading, { level: 1 }), text(w.text)]
  },
  news: (lang) => {
    const w = WORDS[lang].news
    return [
      heading(w.heading, { level: 1 }),
      text(w.lead),
      image(),
      heading(w.first),
      text(w.firstText),
      button(w.more, lang),
      block('hr', {}),
      column([heading(w.left, { level: 3 }), text(w.leftText)]),
      column([heading(w.right, { level: 3 }), text(w.rightText)]),
      text(w.bye),
    ]
  },
  offer: (lang) => {
    const w = WORDS[lang].offer
    return [
      image(),
      heading(w.heading, { level: 1, eyebrow: w.eyebrow, align: 'center' }),
      text(w.text, 'lead'),
      button(w.action, lang, 'center'),
      block('spacer', { size: 's' }),
      block('quote', { text: w.quote, author: w.author }),
      text(w.small, 'small'),
    ]
  },
  invitation: (lang) => {
    const w = WORDS[lang].invitation
    return [
      heading(w.heading, { level: 1, eyebrow: w.eyebrow, align: 'center' }),
      image(),
      text(w.text),
      column([heading(w.when, { level: 3 }), text(w.whenText)], true),
      column([heading(w.where, { level: 3 }), text(w.whereText)], true),
      button(w.action, lang, 'center'),
    ]
  },
}

function block(type: string, props: Record<string, unknown>): Block {
  return { id: uuidv7(), type, v: 1, props }
}

function heading(words: string, look: Record<string, unknown> = {}): Block {
  return block('heading', { text: words, level: 2, ...look })
}

function text(words: string, look = 'body'): Block {
  return block('text', { text: composeText(words), look })
}

/** The place of a picture; it shows nothing until one is chosen. */
function image(): Block {
  return block('image', { file: null })
}

function button(label: string, lang: Lang, align = 'start'): Block {
  return block('button', { align, buttons: [{ label, link: { to: 'url', url: HOME[lang] } }] })
}

function column(blocks: Block[], isFramed = false): Block {
  return { ...block('column', { blocks, isFramed }), attrs: HALF }
}
