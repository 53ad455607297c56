import { translator } from '#kernel/i18n/messages.ts'
import { failures } from '#kernel/server/app-error.ts'
import { messages } from '../../messages.ts'
import type { CatalogChange } from '../../server/unit-of-work.ts'
import type { NewProduct, Product } from '../product.ts'
import { productResource } from './product.resource.ts'

/** A draft with everything that is not the product's own: numbers, address, sales and time. */
export async function copyProduct(change: CatalogChange, id: string): Promise<Product> {
  const [original] = await productResource.read(change.db, [id])
  if (!original) throw failures.notFound()
  const t = translator(messages, 'de')
  const title = t('copy', { title: original.title }).slice(0, 160)
  return productResource.create(change, { ...copied(original), title })
}

function copied({ variants, ...original }: Product): Omit<NewProduct, 'title'> {
  const { summary, description, meta_description, en, images, axes, groups, vat_group } = original
  const { shipping_group, unit, content, size, order_quantity, delivery_days, maker } = original
  const { warnings, guarantee_label, is_adult, is_on_request, withdrawal } = original
  const { item_fields, tags, related } = original
  return {
    ...{ summary, description, meta_description, en, images, axes, groups, vat_group },
    ...{ shipping_group, unit, content, size, order_quantity, delivery_days, maker, warnings },
    ...{ guarantee_label, is_adult, is_on_request, withdrawal, item_fields, tags, related },
    state: 'draft',
    variants: variants.map(({ _id, ...variant }) => ({
      ...variant,
      sku: '',
      gtin: '',
      sale: null,
    })),
  }
}
