import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, heading, lead, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'
import { askToTalk } from '../parts.ts'
import type { servicesDe } from './services.de.ts'

type Words = typeof servicesDe

export function servicesBlocks(words: Words, refs: Refs): Block[] {
  const { prices, questions } = words
  const answers = questions.items.map(({ title, text }) => ({ title, text: composeText(text) }))
  return [
    heading(words.heading.text, { level: 1, eyebrow: words.heading.eyebrow }),
    lead(words.lead, { lg: 8 }),
    heading(words.built),
    block('cards', { items: cardsOf(words.cards, refs), columns: 3, look: 'plain' }),
    section('raised', [
      heading(prices.title, {}, { lg: 4 }),
      block('table', { caption: prices.caption, rows: prices.rows, hasNumbers: true }, { lg: 8 }),
    ]),
    heading(questions.title, {}, { lg: 4 }),
    block('accordion', { items: answers, isFirstOpen: true }, { lg: 8 }),
    askToTalk(words.call, refs),
  ]
}

function cardsOf({ furniture, interiors, doors }: Words['cards'], refs: Refs) {
  const leadingTo = (page: string, picture: string) => ({
    file: refs.picture(picture),
    link: toPage(refs.page(page)),
  })
  return [
    { ...furniture, ...leadingTo('furniture', 'esstisch-eiche') },
    { ...interiors, ...leadingTo('interiors', 'buecherwand') },
    { ...doors, ...leadingTo('doors', 'haustuer-1911') },
  ]
}
