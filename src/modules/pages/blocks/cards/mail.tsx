import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import type { LinkTo } from '#kernel/site/block/link.ts'
import { type BlockFiles, pictureIn } from '../block-files.ts'
import { cardsText, MailCards } from '../mail-cards.tsx'
import { cards } from './block.ts'

type Props = MailPropsOf<typeof cards>['props']

function CardsMail({ props, data, theme, width, linkTo, addressOf }: MailPropsOf<typeof cards>) {
  const shown = shownIn(props, data, linkTo)
  if (shown.length === 0) return null
  return <MailCards cards={shown} columns={props.columns} {...{ theme, width, addressOf }} />
}

function shownIn({ items }: Props, data: BlockFiles | undefined, linkTo: LinkTo) {
  return items
    .filter(({ title, text, file }) => title || text || file)
    .map(({ title, text, file, alt, isDecorative, link, linkLabel }) => {
      const found = pictureIn(data, file, alt)
      const picture = found && isDecorative ? { ...found, alt: '' } : found
      return { picture, title, text, href: linkTo(link)?.href, more: linkLabel }
    })
}

export const cardsMail = mailView(cards, CardsMail, ({ props, data, linkTo }) =>
  cardsText(shownIn(props, data, linkTo)),
)
