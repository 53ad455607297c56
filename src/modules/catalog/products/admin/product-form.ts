import type { z } from 'zod'
import type { LiveDraft, SaveAsk } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import type { ContentUnit } from '#modules/pricing/base-price/base-price.ts'
import {
  discardDraft,
  type ProductDraft,
  publishDraft,
  readDraft,
  restoreVersion,
  saveDraft,
} from '../../drafts/draft.calls.ts'
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

type OpenDraft = LiveDraft<SomeProduct> & { revision: number }

/** `href` is only looked at: its place in the form is that of the preview. */
export type ProductForm = Omit<Required<NewProduct>, 'variants' | 'axes' | keyof Special> &
  Special & { href?: string }
export type SomeProduct = Omit<Product, keyof Special> & Special & { draft?: OpenDraft }
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

/** As it will be once the draft is published, where there is one. */
export async function loadProduct(id: string): Promise<SomeProduct> {
  return withDraft(only(await call(product.calls.read, { params: { id } })))
}

/** What the form was read at: a draft is another one with each save, the product below it too. */
export function readAt({ version, draft }: SomeProduct): number {
  return version * 100_000 + (draft?.revision ?? 0)
}

export async function saveProduct(ask: SaveAsk<SomeProduct, ProductForm>): Promise<SomeProduct> {
  const { id, values, changes, loaded } = ask
  if (id === undefined)
    return only(
      await call(product.calls.create, { body: { ...wholeOf(values), title: values.title } }),
    )
  // Somebody began a draft meanwhile, and the form shows it by now.
  if (loaded?.draft) return saveAsDraft(ask)
  return withDraft(
    only(
      await call(product.calls.updateById, {
        params: { id },
        body: { ...bodyOf(changes), version: loaded?.version ?? 1 },
      }),
    ),
  )
}

export async function saveAsDraft(ask: SaveAsk<SomeProduct, ProductForm>): Promise<SomeProduct> {
  const { id = '', changes, loaded } = ask
  const revision = loaded?.draft?.revision ?? 0
  const body = { ...bodyOf(changes), version: loaded?.version ?? 1, revision }
  return draftOr(id, await call(saveDraft, { params: { id }, body }))
}

/** An earlier version becomes the draft. */
export async function restoreAsDraft(item: SomeProduct, entry: string): Promise<SomeProduct> {
  const { _id: id, version, draft } = item
  const body = { entry, version, revision: draft?.revision ?? 0 }
  return draftOr(id, await call(restoreVersion, { params: { id }, body }))
}

export async function publishProduct({
  _id: id,
  version,
  draft,
}: SomeProduct): Promise<SomeProduct> {
  const body = { version, revision: draft?.revision ?? 0 }
  return only(await call(publishDraft, { params: { id }, body }))
}

export async function discardProduct({ _id: id, draft }: SomeProduct): Promise<SomeProduct> {
  await call(discardDraft, { params: { id }, body: { revision: draft?.revision ?? 0 } })
  return loadProduct(id)
}

async function withDraft(item: SomeProduct): Promise<SomeProduct> {
  if (!item.has_draft) return item
  const { draft } = await call(readDraft, { params: { id: item._id } })
  return draft ? draftToForm(draft) : item
}

/** Nothing differs any more, so what is live is all there is. */
async function draftOr(id: string, { draft }: { draft: ProductDraft | null }) {
  return draft ? draftToForm(draft) : loadProduct(id)
}

function draftToForm({ item, live, changed, fields: _, product: __, ...draft }: ProductDraft) {
  const base = toForm(product.Wire.parse({ ...live, ...changed }))
  return { ...toForm(item), draft: { ...draft, live: toForm(live), base } }
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
