import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, heading, section } from '../../../../compose-blocks.ts'
import type { Refs, TemplatePage } from '../../../../site-template.ts'
import { askToOrder, beside, ORDER_PLACE } from '../parts.ts'
import { cakesDe } from './cakes.de.ts'
import { cakesEn } from './cakes.en.ts'

export const cakes: TemplatePage['words'] = {
  de: { ...cakesDe.page, blocks: (refs) => lay(cakesDe, refs) },
  en: { ...cakesEn.page, blocks: (refs) => lay(cakesEn, refs) },
}

type Words = typeof cakesDe

function lay({ opening, counter, rules, questions, ...words }: Words, refs: Refs): Block[] {
  const { order, ...said } = opening
  const link = { to: 'page', page: refs.page('contact'), anchor: ORDER_PLACE }
  return [
    block('hero', {
      ...said,
      file: refs.picture('backhaus-theke'),
      layout: 'beside',
      buttons: [{ label: order, link }],
    }),
    heading(counter.heading),
    block('cards', { items: counter.items, columns: 3, look: 'framed' }),
    section('raised', [
      ...beside('right', {
        picture: refs.picture('backhaus-torte'),
        words: words.wedding,
        isTall: true,
      }),
    ]),
    heading(rules.heading, { anchor: 'fristen' }, { lg: 4 }),
    block('table', { caption: rules.caption, rows: rules.rows, hasNumbers: true }, { lg: 8 }),
    block('hr', { look: 'short' }),
    heading(questions.heading, {}, { lg: 4 }),
    block('accordion', { items: questions.items.map(answered), isFirstOpen: true }, { lg: 8 }),
    askToOrder(words.call, refs),
  ]
}

function answered({ title, text }: Words['questions']['items'][number]) {
  return { title, text: composeText(text) }
}
