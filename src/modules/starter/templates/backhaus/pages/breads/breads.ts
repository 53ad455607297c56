import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { block, column, heading, lead, prose, section } from '../../../../compose-blocks.ts'
import type { Refs, TemplatePage } from '../../../../site-template.ts'
import { askToOrder, beside } from '../parts.ts'
import { breadsDe } from './breads.de.ts'
import { breadsEn } from './breads.en.ts'

export const breads: TemplatePage['words'] = {
  de: { ...breadsDe.page, blocks: (refs) => lay(breadsDe, refs) },
  en: { ...breadsEn.page, blocks: (refs) => lay(breadsEn, refs) },
}

type Words = typeof breadsDe

/** Side by side under the table, one above the other next to it. */
const BESIDE_ROLLS = { md: 6, lg: 12 }

function lay({ opening, loaves, rolls, days, ...words }: Words, refs: Refs): Block[] {
  return [
    column(
      [heading(opening.heading, { level: 1, eyebrow: opening.eyebrow }), lead(opening.lead)],
      { lg: 5 },
      'center',
    ),
    block('image', { file: refs.picture('backhaus-brotregal'), ratio: '3-2' }, { lg: 7 }),
    heading(loaves.heading),
    block('table', { caption: loaves.caption, rows: pricesFirst(loaves.rows) }),
    section('raised', [
      heading(days.heading, {}, { lg: 4 }),
      block('tabs', { items: days.items.map(said) }, { lg: 8 }),
    ]),
    heading(rolls.heading),
    block('table', { caption: rolls.caption, rows: pricesFirst(rolls.rows) }, { lg: 8 }),
    column(
      [
        block('image', { file: refs.picture('backhaus-croissants'), ratio: '1-1' }, BESIDE_ROLLS),
        block('image', { file: refs.picture('backhaus-brezeln'), ratio: '1-1' }, BESIDE_ROLLS),
      ],
      { md: 12, lg: 4 },
    ),
    ...beside('left', { picture: refs.picture('backhaus-korn'), words: words.flour }),
    section(
      'raised',
      [
        heading(words.allergies.heading, { level: 3 }, { lg: 4 }),
        prose(words.allergies.text, { lg: 8 }),
      ],
      's',
    ),
    askToOrder(words.call, refs),
  ]
}

function said({ title, text }: Words['days']['items'][number]) {
  return { title, text: composeText(text) }
}

/** On a phone what one asks first stands beside the name; the rest is a swipe away. */
function pricesFirst(rows: readonly string[][]): string[][] {
  return rows.map(([name = '', ...facts]) => [
    name,
    ...facts.slice(2).toReversed(),
    ...facts.slice(0, 2),
  ])
}
