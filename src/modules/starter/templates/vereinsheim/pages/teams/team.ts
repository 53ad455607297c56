import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, lead, prose, section, toPage } from '../../../../compose-blocks.ts'
import type { Refs } from '../../../../site-template.ts'

/** Words of one team's page. */
export type TeamWords = {
  title: string
  slug: string
  description: string
  eyebrow: string
  lead: string
  training: { title: string; text: string; more: string }
  squad: { title: string; caption: string; rows: string[][] }
  quote: { text: string; author: string; role: string }
  away: { title: string; text: string }
}

export function menBlocks(words: TeamWords, refs: Refs): Block[] {
  return [
    opening(words, { file: refs.picture('flutlichtspiel'), layout: 'over' }),
    section('plain', [squad(words, { lg: 8 }), column([training(words, refs)], { lg: 4 })]),
    section('accent', [
      block('quote', { ...words.quote, portrait: refs.picture('torsten-wiechmann') }),
    ]),
    section('plain', [
      column([heading(words.away.title), prose(words.away.text)], { md: 5, lg: 5 }, 'center'),
      block('image', { file: refs.picture('vereinsbus'), ratio: '3-2' }, { md: 7, lg: 7 }),
    ]),
  ]
}

export function womenBlocks(words: TeamWords, refs: Refs): Block[] {
  return [
    opening(words, { file: refs.picture('torjubel'), layout: 'beside' }),
    section('raised', [
      column([training(words, refs)], { md: 5, lg: 5 }, 'center'),
      block('quote', { ...words.quote, portrait: refs.picture('jana-dierks') }, { md: 7, lg: 7 }),
    ]),
    squad(words),
    section('plain', [
      block('image', { file: refs.picture('ball-im-nassen-gras'), ratio: '3-2' }, { md: 6, lg: 6 }),
      column([heading(words.away.title), prose(words.away.text)], { md: 6, lg: 6 }, 'center'),
    ]),
  ]
}

function opening({ title, eyebrow, lead: text }: TeamWords, look: Block['props']): Block {
  return block('hero', { title, eyebrow, text, ...look })
}

function squad({ squad: { title, ...table } }: TeamWords, width = { lg: 12 }): Block {
  return column([heading(title), block('table', { ...table, hasNumbers: true })], width)
}

/** In a frame of its own, so that it is found at once. */
function training({ training: { title, text, more } }: TeamWords, refs: Refs): Block {
  const blocks = [
    heading(title, { level: 2 }),
    lead(text),
    block('button', { buttons: [{ label: more, link: toPage(refs.page('training')) }] }),
  ]
  return block('column', { blocks, isFramed: true })
}
