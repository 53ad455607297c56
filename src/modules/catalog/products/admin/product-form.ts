import type { z } from 'zod'
import type { SaveAsk } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import type { ContentUnit } from '#modules/pricing/base-price/base-price.ts'
import type { Content } from '../content.ts'
import { type NewProduct, type Product, product } from '../product.ts'
import type { Offer } from './offer/offer.ts'
import { NO_SIZE, type WrittenSize, writtenSize } from './size-field.tsx'

/** What is together in the form, and what there may be none of. */
type Special = {
  offer: Offer
  content: { amount: string; unit: ContentUnit | null }
  delivery_days: { min: number | null; max: number | null }
  size: WrittenSize
}

/** `href` is only looked at: its place in the form is that of the preview. */
export type ProductForm = Omit<Required<NewProduct>, 'variants' | 'axes' | keyof Special> &
  Special & { href?: string }
export type SomeProduct = Omit<Product, keyof Special> & Special
export type ListQuery = z.input<typeof product.Query>

export function toForm(item: Product): SomeProduct {
  const { axes, variants, content, delivery_days, size } = item
  return {
    ...item,
    offer: { axes, variants },
    content: content ?? { amount: '', unit: null },
    delivery_days: delivery_days ?? { min: null, max: null },
    size: size ?? NO_SIZE,
  }
}

export async function loadProduct(id: string): Promise<SomeProduct> {
  return only(await call(product.calls.read, { params: { id } }))
}

export async function saveProduct(ask: SaveAsk<SomeProduct, ProductForm>): Promise<SomeProduct> {
  const { id, version = 1, values, changes } = ask
  if (id === undefined)
    return only(
      await call(product.calls.create, { body: { ...wholeOf(values), title: values.title } }),
    )
  return only(
    await call(product.calls.updateById, { params: { id }, body: { ...bodyOf(changes), version } }),
  )
}

/** All that the form holds, as somebody would make the product anew. */
export function wholeOf({ offer, ...values }: ProductForm): NewProduct {
  return { ...bodyOf(values), ...offer, title: values.title }
}

/** What the server takes: a field that was not touched is not sent. */
function bodyOf(form: Partial<ProductForm>): Partial<NewProduct> {
  const { offer, content, delivery_days, size, order_quantity, href: _, ...values } = form
  return {
    ...values,
    ...offer,
    ...(order_quantity && {
      order_quantity: {
        min: decimalOf(order_quantity.min) || '1',
        max: decimalOf(order_quantity.max),
        step: decimalOf(order_quantity.step) || '1',
      },
    }),
    ...(content && { content: writtenContent(content) }),
    ...(delivery_days && { delivery_days: daysOf(delivery_days) }),
    ...(size && { size: writtenSize(size) }),
  }
}

/** Null where nothing was said; the form refuses an amount without a unit. */
export function writtenContent({ amount, unit }: Special['content']): Content | null {
  return amount.trim() === '' || unit === null ? null : { amount: decimalOf(amount), unit }
}

function daysOf({ min, max }: Special['delivery_days']): NewProduct['delivery_days'] {
  if (min === null && max === null) return null
  return { min: min ?? max ?? 0, max: max ?? min ?? 0 }
}

/** People write a comma. */
function decimalOf(typed: string): string {
  return typed.trim().replace(',', '.')
}

function only({ items }: { items: readonly Product[] }): SomeProduct {
  const [found] = items
  if (!found) throw new Error('The server answered without a product')
  return toForm(found)
}
