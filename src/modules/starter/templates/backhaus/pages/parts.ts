import type { Block } from '#kernel/site/block/block.ts'
import { block, column, heading, prose, section, toPage } from '../../../compose-blocks.ts'
import type { Refs } from '../../../site-template.ts'

/** A quiet link that leads on. */
export function way(label: string, page: string): Block {
  return block('button', { buttons: [{ label, link: toPage(page), look: 'text' }] })
}

type Beside = {
  picture: string
  words: { eyebrow: string; heading: string; text: string; more?: string }
  /** Where `more` leads. */
  to?: string
  /** A tall picture takes less of the row. */
  isTall?: boolean
}

/** A picture with words beside it, two blocks of one row. */
export function beside(side: 'left' | 'right', { picture, words, ...more }: Beside): Block[] {
  const ratio = more.isTall ? '4-5' : '4-3'
  const share = more.isTall ? 5 : 7
  const image = block('image', { file: picture, ratio }, { md: 6, lg: share })
  const said = column(
    [
      heading(words.heading, { eyebrow: words.eyebrow }),
      prose(words.text),
      ...(words.more && more.to ? [way(words.more, more.to)] : []),
    ],
    { md: 6, lg: 12 - share },
    'center',
  )
  return side === 'left' ? [image, said] : [said, image]
}

type Call = { heading: string; text: string; button: string }

/** The end of most pages: how to get a loaf for tomorrow. */
export function askToOrder({ heading: title, text, button }: Call, refs: Refs): Block {
  const link = { to: 'page', page: refs.page('contact'), anchor: ORDER_PLACE }
  return section('accent', [
    heading(title, {}, { lg: 6 }),
    column([prose(text), block('button', { buttons: [{ label: button, link }] })], { lg: 6 }),
  ])
}

/** Where the contact page says how to order. */
export const ORDER_PLACE = 'order'

/** The products of a group in the shop. */
export function toGroup(thing: string): { to: 'thing'; noun: string; thing: string } {
  return { to: 'thing', noun: 'product-group', thing }
}
