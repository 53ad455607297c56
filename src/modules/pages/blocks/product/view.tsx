import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { Picture } from '#modules/files/site/parts.tsx'
import { blockMessages } from '../messages.ts'
import { pictureSizes } from '../picture-sizes.ts'
import { Price } from '../product-list/product-cards.tsx'
import type { productBlock } from './block.ts'

export function ProductBlockView({ props, data, lang, share }: PropsOf<typeof productBlock>) {
  if (!data) return null
  const t = translator(blockMessages, lang)
  const { href, title, summary, picture, price } = data.product
  const words = props.text || summary
  return (
    <section className="product-feature" aria-label={title}>
      {picture && (
        <Picture file={picture} sizes={pictureSizes(share, { of: { md: 1 / 2, lg: 1 / 2 } })} />
      )}
      <div className="product-feature-words">
        <h2>{title}</h2>
        {words && <p>{words}</p>}
        <Price price={price} notes={data.notes} lang={lang} />
        <p>
          <a className="button" href={href}>
            {props.label || t('products.open')}
          </a>
        </p>
      </div>
    </section>
  )
}
