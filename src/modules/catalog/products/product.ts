import { z } from 'zod'
import { Email, Id, text } from '#kernel/contract/fields.ts'
import { some, YesNo } from '#kernel/contract/list.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type CreateOf, type ItemOf, noun, type QueryOf } from '#kernel/contract/noun/noun.ts'
import { Content, PositiveQuantity } from './content.ts'
import { ONLINE_STATES, STATES, STOCK_STATES } from './online-state.ts'
import { Size } from './size.ts'
import { Axis, MAX_VARIANTS, Variant, WrittenVariant } from './variant.ts'

/** Why a consumer cannot withdraw (§ 312g (2) BGB); `granted`: they can. */
export const WITHDRAWALS = ['granted', 'made_to_order', 'perishable', 'hygiene', 'digital'] as const

const OrderQuantity = z
  .strictObject({
    min: PositiveQuantity,
    max: z.union([z.literal(''), PositiveQuantity], { error: 'quantity' }),
    step: PositiveQuantity,
  })
  .refine(({ min, max }) => max === '' || Number(min) <= Number(max), {
    path: ['max'],
    error: 'order',
  })

const DeliveryDays = z
  .strictObject({ min: z.int().min(0).max(365), max: z.int().min(0).max(365) })
  .refine(({ min, max }) => min <= max, { path: ['max'], error: 'order' })

/** Who answers for the product (GPSR, Art. 19): the maker, and for makers elsewhere someone in the EU. */
const Maker = z.strictObject({
  name: text(200),
  address: text(300),
  email: z.union([z.literal(''), Email], { error: 'email' }),
  responsible_name: text(200),
  responsible_address: text(300),
  responsible_email: z.union([z.literal(''), Email], { error: 'email' }),
})

const EnglishWords = z.strictObject({
  title: text(160),
  summary: text(500),
  description: text(20_000),
  meta_title: text(120),
  meta_description: text(300),
})

/** Something the business sells. Its prices are those of its variants, of which it has at least one. */
export const product = noun({
  name: 'product',
  path: 'product',
  module: 'catalog',
  title: { one: 'product', many: 'products' },
  fields: {
    title: field.text({ required: true, max: 160 }),
    /** Its place in the address; made from the title unless given. */
    slug: field.text({ max: 120, code: true }),
    summary: field.multiline({ max: 500 }),
    /** Paragraphs are parted by an empty line; '## ' begins a heading, '- ' a line of a list. */
    description: field.multiline({ max: 20_000 }),
    meta_title: field.text({ max: 120 }),
    meta_description: field.text({ max: 300 }),
    en: field.json(EnglishWords),
    images: field.json(z.array(Id).max(30)),
    axes: field.json(z.array(Axis).max(3)),
    variants: {
      ...field.part(z.array(Variant), { required: true }),
      body: z.array(WrittenVariant).min(1).max(MAX_VARIANTS),
    },
    groups: field.part(z.array(Id).max(50)),
    state: field.choice(STATES),
    online_from: field.moment(),
    online_to: field.moment(),
    /** Of `components.shop`; null: the default one. */
    vat_group: field.reference(),
    shipping_group: field.reference(),
    /** Of `system.quantity_units`. */
    unit: field.text({ max: 30 }),
    /** How much is in each variant that says nothing else: the base price follows from it. */
    content: field.json(Content.nullable()),
    /** Length, width and height in millimetres of each variant that says nothing else. */
    size: field.json(Size.nullable()),
    order_quantity: field.json(OrderQuantity),
    /** Working days; null: what shipping says. */
    delivery_days: field.json(DeliveryDays.nullable()),
    maker: field.json(Maker),
    warnings: field.multiline({ max: 5000 }),
    /** The label for a guarantee of more than two years, as the maker gives it. */
    guarantee_label: field.reference(),
    is_adult: field.flag(),
    is_on_request: field.flag(),
    withdrawal: field.choice(WITHDRAWALS),
    /** By the names in `components.shop.item_fields`. */
    item_fields: field.json(z.record(text(60), text(2000))),
    tags: field.tags(),
    /** What goes well with it. */
    related: field.json(z.array(Id).max(24)),
    /** The lowest price right now, and what it is reduced from. */
    price: field.derived(z.int(), 'cents'),
    strike_price: field.derived(z.int().optional(), 'cents'),
    strike_percent: field.derived(z.int().optional()),
    strike_since: field.derived(z.string().optional(), 'moment'),
    online_state: field.derived(z.enum(ONLINE_STATES)),
    /** What visitors see has a draft beside it. */
    has_draft: field.derived(z.boolean(), 'flag'),
    /** Where visitors find it. */
    href: field.derived(z.string()),
  },
  list: {
    filters: ['tags', 'vat_group'],
    conditions: {
      online_state: some(z.enum(ONLINE_STATES)),
      group: Id.optional(),
      color: Id.optional(),
      stock_state: some(z.enum(STOCK_STATES)),
      has_draft: YesNo.optional(),
    },
    sort: ['title', 'created', 'updated', 'price'],
  },
  trash: true,
})
export type Product = ItemOf<typeof product>
export type NewProduct = CreateOf<typeof product>
export type ProductQuery = QueryOf<typeof product>
