import { translator } from '#kernel/i18n/messages.ts'
import { bodyFont, headingFont, MailButton } from '#kernel/mail-view/mail-parts.tsx'
import { type MailPropsOf, mailView } from '#kernel/mail-view/mail-view.ts'
import { MailImage } from '../mail-cards.tsx'
import { blockMessages } from '../messages.ts'
import {
  MailPrice,
  MailPriceNotes,
  priceNotesText,
  priceText,
} from '../product-list/mail-price.tsx'
import { productBlock } from './block.ts'

/** As it is when the mail is made; its archive shows the same. */
function ProductMail(block: MailPropsOf<typeof productBlock>) {
  const { props, data, theme, width, lang, addressOf } = block
  if (!data) return null
  const { title, summary, picture, price } = data.product
  const href = addressOf(data.product.href)
  const words = props.text || summary
  const { text: color } = theme.light
  const notes = { notes: data.notes, shipping: addressOf(data.notes.shipping.href) }
  const label = props.label || translator(blockMessages, lang)('products.open')
  return (
    <>
      {picture && <MailImage {...{ picture, width, href, theme, addressOf }} />}
      <h2 className="m-text" style={{ ...headingFont(theme, 3), color, margin: '12px 0 8px' }}>
        {title}
      </h2>
      {words && (
        <p className="m-text" style={{ ...bodyFont(theme), color, margin: '0 0 8px' }}>
          {words}
        </p>
      )}
      <MailPrice price={price} theme={theme} lang={lang} />
      <div style={{ margin: '8px 0' }}>
        <MailButton href={href} label={label} look="solid" theme={theme} />
      </div>
      <MailPriceNotes {...notes} products={[data.product]} theme={theme} lang={lang} />
    </>
  )
}

export const productMail = mailView(
  productBlock,
  ProductMail,
  ({ props, data, lang, addressOf }) => {
    if (!data) return ''
    const { product, notes } = data
    const { title, summary, price, href } = product
    const shipping = addressOf(notes.shipping.href)
    const said = [title, props.text || summary, priceText(price, lang), addressOf(href)]
    const below = priceNotesText({ notes, shipping, products: [product], lang })
    return [...said, below].filter(Boolean).join('\n')
  },
)
