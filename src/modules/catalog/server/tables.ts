import type { Generated } from 'kysely'
import type { AttachmentsTable } from '#kernel/server/attachments/declaration.ts'
import type { Json, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import type { PriceKind } from '#modules/pricing/price-log/price-now.ts'
import type { ProductFields, SomeFields } from '../drafts/server/merge-draft.ts'
import type { GroupSort } from '../groups/group.ts'
import type { Product } from '../products/product.ts'
import type { Sale, Variant } from '../products/variant.ts'

type Stamps = {
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
  deleted_at: MomentOrNull
}

export type CatalogTables = FileTables & {
  products: Stamps & {
    id: string
    title: string
    slug: Generated<string>
    summary: Generated<string>
    description: Generated<string>
    meta_title: Generated<string>
    meta_description: Generated<string>
    en: Generated<Product['en']>
    images: Generated<string[]>
    axes: Generated<Product['axes']>
    state: Generated<Product['state']>
    online_from: MomentOrNull
    online_to: MomentOrNull
    vat_group: string | null
    shipping_group: string | null
    unit: Generated<string>
    content: Product['content']
    size: Product['size']
    order_quantity: Generated<Product['order_quantity']>
    delivery_days: Product['delivery_days']
    maker: Generated<Product['maker']>
    warnings: Generated<string>
    guarantee_label: string | null
    is_adult: Generated<boolean>
    is_on_request: Generated<boolean>
    withdrawal: Generated<Product['withdrawal']>
    item_fields: Generated<Product['item_fields']>
    tags: Generated<string[]>
    related: Generated<string[]>
    /** The lowest price of its variants right now, to sort by. */
    price_now: Generated<number>
    /** When time alone changes what visitors see of it. */
    changes_at: MomentOrNull
  }
  product_variants: {
    id: string
    product_id: string
    position: number
    sku: Generated<string>
    gtin: Generated<string>
    color: string | null
    axes: Json<string[]>
    price: number
    sale: Sale | null
    weight: number | null
    image: string | null
    content: Variant['content']
    size: Variant['size']
  }
  product_groups: Stamps & {
    id: string
    title: string
    slug: Generated<string>
    text: Generated<string>
    en: Generated<{ title: string; text: string }>
    parent: string | null
    position: Generated<number>
    image: string | null
    sort: Generated<GroupSort>
    is_hidden: Generated<boolean>
    needs_base_price: Generated<boolean>
  }
  product_group_members: { product_id: string; group_id: string; position: number }
  /** Addresses that groups had. */
  product_group_paths: { path: string; group_id: string }
  product_colors: Stamps & {
    id: string
    title: string
    title_en: Generated<string>
    hex: Generated<string>
    image: string | null
    position: Generated<number>
  }
  /** Written once: what a variant costs from when on. */
  product_prices: {
    id: Generated<number>
    product_id: string
    variant_id: string
    price: number
    kind: PriceKind
    valid_from: Moment
    valid_to: MomentOrNull
    reduces: number | null
    recorded_at: Moment
  }
  /** What a colour and values of the axes once belonged to; the log says what that cost. */
  product_former_variants: {
    id: Generated<number>
    product_id: string
    variant_id: string
    color: string | null
    axes: Json<string[]>
    until: Moment
  }
  /** Written once: when visitors can see a product, or (without one) the shop. */
  product_showings: {
    id: Generated<number>
    product_id: string | null
    is_shown: boolean
    shown_from: Moment
    shown_to: MomentOrNull
    recorded_at: Moment
  }
  /** Addresses of products: the present one, and those visitors once saw. */
  product_slugs: {
    slug: string
    product_id: string
    is_current: Generated<boolean>
    was_online: Generated<boolean>
  }
  /** What is sold as files; of no product once it was exchanged. */
  product_files: Omit<AttachmentsTable, 'uploaded_by'> & {
    product_id: string | null
    uploaded_by: string | null
  }
  /** What is meant to change in a live product. */
  product_drafts: {
    product_id: string
    revision: Generated<number>
    /** What was live when it was last saved. */
    base: Json<ProductFields>
    fields: Json<SomeFields>
    begun_at: Moment
    begun_by: string | null
    begun_by_name: Generated<string>
    saved_at: Moment
    saved_by: string | null
    saved_by_name: Generated<string>
  }
  product_texts: { product_id: string; words: string }
  product_words: { word: string }
}
