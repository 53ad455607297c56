import { translator } from '#kernel/i18n/messages.ts'
import type { PropsOf } from '#kernel/site/block/block-view.ts'
import { blockMessages } from '../messages.ts'
import type { productList } from './block.ts'
import { PricesNote, ProductCards } from './product-cards.tsx'

export function ProductListView({ props, data, lang }: PropsOf<typeof productList>) {
  if (!data) return null
  const t = translator(blockMessages, lang)
  const { title, hasPrices } = props
  const { products, notes } = data
  return (
    <section className="products" aria-label={title || undefined}>
      {title && <h2>{title}</h2>}
      {products.length === 0 && <p className="quiet-words">{t('products.empty')}</p>}
      {products.length > 0 && (
        <ProductCards {...{ products, lang, hasPrices }} heading={title ? 'h3' : 'h2'} />
      )}
      {hasPrices && products.some(({ price }) => price) && (
        <PricesNote {...{ products, notes, lang }} />
      )}
    </section>
  )
}
