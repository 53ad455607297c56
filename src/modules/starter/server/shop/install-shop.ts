import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { noteDemo } from '#kernel/server/manifest/demo.ts'
import type { NewProduct, Product } from '#modules/catalog/products/product.ts'
import { installCatalog, trashInstalled } from '#modules/catalog/server/api.ts'
import type { Business } from '#modules/pages/config.ts'
import { REDUCED_VAT, STANDARD_VAT } from '#modules/shop/section/vat.ts'
import { installStock } from '#modules/stock/server/api.ts'
import { descriptionOf, pictureName, type TemplateProduct } from '../../shop-template.ts'
import type { SiteTemplate } from '../../site-template.ts'
import type { SiteChange } from '../install-content.ts'
import { InstalledShop } from '../progress.ts'

/** Who sells: their name and address stand at every product. */
export type Seller = Pick<
  Business,
  'name' | 'legal_name' | 'street' | 'zip' | 'city' | 'country' | 'email'
>

type ShopOrder = {
  template: SiteTemplate
  seller: Seller
  pictures: ReadonlyMap<string, string>
  /** Visitors of a website that is online get no samples: they wait as drafts. */
  state: Extract<Product['state'], 'online' | 'draft'>
}

/** Few enough are left that visitors are told. */
const FEW = 3
const MOST_RELATED = 3

/** Groups, colours, products and stock of a template, by the same rules as typed ones. */
export async function installShop(change: SiteChange, order: ShopOrder): Promise<InstalledShop> {
  const { shop, name } = order.template
  const installed = InstalledShop.parse({
    template: name,
    groups: idsOf(shop.groups),
    colors: idsOf(shop.colors),
    products: idsOf(shop.products),
  })
  const numbers = await freeNumbers(change, order)
  const made = await installCatalog(change, {
    groups: groupsOf(order, installed),
    colors: shop.colors.map(({ key, title, hex }, position) => ({
      id: installed.colors[key] ?? '',
      values: { title: title.de, title_en: title.en, hex, position },
    })),
    products: shop.products.map((product) => ({
      id: installed.products[product.key] ?? '',
      values: productValues(product, { order, installed, numbers }),
    })),
  })
  await installStock(
    change,
    made.flatMap((product, at) => levelsOf(shop.products[at], product)),
  )
  return installed
}

/** All are made in one moment: the first one has the greatest id, and stands first among the newest. */
function idsOf(some: readonly { key: string }[]): Record<string, string> {
  return Object.fromEntries(some.toReversed().map(({ key }) => [key, uuidv7()]))
}

/** Samples of another template that nobody changed make way. */
export async function clearShop(change: SiteChange, installed: InstalledShop): Promise<void> {
  await trashInstalled(change, installedOf(installed))
}

/** What was installed and not taken over, by noun. */
export function installedOf({ products, groups, colors, accepted }: InstalledShop) {
  return {
    products: Object.values(products).filter((id) => !accepted.includes(id)),
    groups: Object.values(groups),
    colors: Object.values(colors),
  }
}

/** So that it goes with the rest of the demo. */
export async function noteShop(
  { kernel, db }: SiteChange,
  installed: InstalledShop,
): Promise<void> {
  const { products, groups, colors } = installedOf(installed)
  const { rows: variants } = await sql<{ id: string }>`select id from product_variants
    where product_id = any(${products}::uuid[])`.execute(db)
  const named = (ids: readonly string[]) => ids.map((id) => ({ id }))
  await noteDemo(kernel, 'product', named(products))
  await noteDemo(kernel, 'product-group', named(groups))
  await noteDemo(kernel, 'product-color', named(colors))
  await noteDemo(kernel, 'stock', variants)
}

function groupsOf({ template: { shop }, pictures }: ShopOrder, installed: InstalledShop) {
  return shop.groups.map(({ key, title, text, picture, needsBasePrice = false }, position) => ({
    id: installed.groups[key] ?? '',
    values: {
      title: title.de,
      text: text.de,
      en: { title: title.en, text: text.en },
      position,
      image: pictures.get(pictureName(picture)) ?? null,
      needs_base_price: needsBasePrice,
    },
  }))
}

type Installing = { order: ShopOrder; installed: InstalledShop; numbers: ReadonlySet<string> }

function productValues(product: TemplateProduct, installing: Installing): NewProduct {
  const { order, installed } = installing
  const { words, group, axes = [], content = null, days, withdrawal = 'granted' } = product
  const image = order.pictures.get(pictureName(product.key))
  const [min, max] = days
  return {
    title: words.de.title,
    summary: words.de.summary,
    description: descriptionOf(product, 'de'),
    en: {
      title: words.en.title,
      summary: words.en.summary,
      description: descriptionOf(product, 'en'),
      meta_title: '',
      meta_description: '',
    },
    images: image ? [image] : [],
    axes: [...axes],
    variants: variantsOf(product, installing),
    groups: [installed.groups[group] ?? ''],
    state: order.state,
    vat_group: product.isReduced ? REDUCED_VAT : STANDARD_VAT,
    content,
    delivery_days: { min, max },
    maker: makerOf(order.seller),
    withdrawal,
    related: relatedOf(product, installing),
  }
}

function variantsOf(product: TemplateProduct, { order, installed, numbers }: Installing) {
  return product.variants.map(({ price, weight, color, axes = [], content }, at) => {
    const sku = numberOf(order, product, at)
    return {
      sku: numbers.has(sku) ? sku : '',
      gtin: '',
      color: (color && installed.colors[color]) ?? null,
      axes: [...axes],
      price,
      sale: null,
      weight,
      image: null,
      content: content ?? null,
      size: null,
    }
  })
}

/** Those of its group that stand before it: what is named must be there already. */
function relatedOf({ key, group }: TemplateProduct, { order, installed }: Installing): string[] {
  const { products } = order.template.shop
  const before = products.slice(
    0,
    products.findIndex((one) => one.key === key),
  )
  const beside = before.filter((one) => one.group === group).slice(-MOST_RELATED)
  return beside.flatMap((one) => installed.products[one.key] ?? [])
}

function makerOf({ name, legal_name, street, zip, city, email }: Seller) {
  return {
    name: legal_name || name,
    address: [street, `${zip} ${city}`.trim()].filter(Boolean).join(', '),
    email,
    responsible_name: '',
    responsible_address: '',
    responsible_email: '',
  }
}

/** @example numberOf(order, schneidebrett, 1) // 'HT-01-2' */
function numberOf({ template: { shop } }: ShopOrder, product: TemplateProduct, at: number): string {
  const place = shop.products.findIndex(({ key }) => key === product.key) + 1
  const number = `${shop.prefix}-${String(place).padStart(2, '0')}`
  return product.variants.length > 1 ? `${number}-${at + 1}` : number
}

/** A product of before that somebody made their own keeps its number. */
async function freeNumbers({ db }: SiteChange, order: ShopOrder): Promise<Set<string>> {
  const all = order.template.shop.products.flatMap((product) =>
    product.variants.map((_, at) => numberOf(order, product, at)),
  )
  const { rows } = await sql<{ sku: string }>`
    select lower(v.sku) as sku from product_variants v join products p on p.id = v.product_id
    where p.deleted_at is null and v.sku <> ''
      and lower(v.sku) = any(${all.map((number) => number.toLowerCase())}::text[])`.execute(db)
  const taken = new Set(rows.map(({ sku }) => sku))
  return new Set(all.filter((number) => !taken.has(number.toLowerCase())))
}

function levelsOf(product: TemplateProduct | undefined, { variants }: Product) {
  return variants.flatMap(({ _id }, at) => {
    const offered = product?.variants[at]
    return offered ? [{ variant: _id, onHand: offered.stock, reorderLevel: FEW }] : []
  })
}
