import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { cardsText, MailCards, MailTitle } from '../mail-cards.tsx'
import { productList } from './block.ts'
import { MailPrice, MailPriceNotes, priceNotesText, priceText } from './mail-price.tsx'

const COLUMNS = 3

/** As they are when the mail is made; its archive shows the same. */
function ProductListMail(block: MailPropsOf<typeof productList>) {
  const { props, data, theme, width, lang, addressOf } = block
  if (!data || data.products.length === 0) return null
  const { products, notes } = data
  const cards = products.map(({ href, title, picture, price }) => ({
    ...{ picture, title, href: addressOf(href) },
    children: props.hasPrices && <MailPrice price={price} theme={theme} lang={lang} />,
  }))
  const shipping = addressOf(notes.shipping.href)
  return (
    <>
      <MailTitle title={props.title} theme={theme} />
      <MailCards cards={cards} columns={COLUMNS} {...{ theme, width, addressOf }} />
      {props.hasPrices && <MailPriceNotes {...{ notes, shipping, products, theme, lang }} />}
    </>
  )
}

export const productListMail = mailView(
  productList,
  ProductListMail,
  ({ props, data, lang, addressOf }) => {
    if (!data || data.products.length === 0) return ''
    const { products, notes } = data
    const { hasPrices } = props
    const cards = products.map(({ href, title, price }) => ({
      ...{ title, href: addressOf(href), price: hasPrices ? priceText(price, lang) : '' },
    }))
    const shipping = addressOf(notes.shipping.href)
    const below = hasPrices && priceNotesText({ notes, shipping, products, lang })
    return [props.title, cardsText(cards), below].filter(Boolean).join('\n\n')
  },
)
