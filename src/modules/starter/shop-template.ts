import type { Label, Lang } from '#kernel/i18n/messages.ts'
import type { Content } from '#modules/catalog/products/content.ts'
import type { Product } from '#modules/catalog/products/product.ts'
import type { Axis } from '#modules/catalog/products/variant.ts'
import type { SiteTemplate, TemplatePicture } from './site-template.ts'

/** What a product says in one language. */
export type ProductWords = {
  title: string
  summary: string
  /** Paragraphs are parted by an empty line. */
  text: string
  /** Of food: what is in it, allergens in capitals. */
  ingredients?: string
}

type TemplateVariant = {
  /** Whole cents, gross. */
  price: number
  /** Grams, packed. */
  weight: number
  stock: number
  /** A colour's key. */
  color?: string
  axes?: readonly string[]
  content?: Content
}

/** What a product is, in whatever language. */
type ProductFacts = {
  group: string
  /** Food, books: the lower rate. */
  isReduced?: boolean
  content?: Content
  axes?: readonly Axis[]
  variants: readonly [TemplateVariant, ...TemplateVariant[]]
  /** Working days. */
  days: readonly [number, number]
  withdrawal?: Product['withdrawal']
}

export type TemplateProduct = ProductFacts & {
  key: string
  words: Readonly<Record<Lang, ProductWords>>
}

type TemplateGroup = {
  key: string
  title: Label
  text: Label
  /** The product whose picture it shows. */
  picture: string
  /** Sold by weight, volume, length or area. */
  needsBasePrice?: boolean
}

type TemplateColor = { key: string; title: Label; hex: string }

/** What the business of a template sells. */
export type TemplateShop = {
  /** What its article numbers begin with. */
  prefix: string
  groups: readonly TemplateGroup[]
  colors: readonly TemplateColor[]
  products: readonly TemplateProduct[]
}

const INGREDIENTS: Label = { de: 'Zutaten und Allergene', en: 'Ingredients and allergens' }
/** Food is made at one and the same table. */
const TRACES: Label = {
  de: 'Kann Spuren von Gluten, Milch, Ei, Soja, Sesam und Schalenfrüchten enthalten.',
  en: 'May contain traces of gluten, milk, egg, soy, sesame and nuts.',
}

/**
 * Facts and words of the same keys, joined to products.
 * @example products: productsOf(facts, { de: productsDe, en: productsEn })
 */
export function productsOf<Key extends string>(
  facts: Readonly<Record<Key, ProductFacts>>,
  words: Readonly<Record<Lang, Readonly<Record<Key, ProductWords>>>>,
): TemplateProduct[] {
  const keys = Object.keys(facts).filter((key): key is Key => Object.hasOwn(words.de, key))
  return keys.map((key) => ({
    ...facts[key],
    key,
    words: { de: words.de[key], en: words.en[key] },
  }))
}

/** What a product says at length, with what the law wants to know of food. */
export function descriptionOf({ words }: TemplateProduct, lang: Lang): string {
  const { text, ingredients } = words[lang]
  if (!ingredients) return text
  return [text, `## ${INGREDIENTS[lang]}`, ingredients, TRACES[lang]].join('\n\n')
}

/** What pages and products call the picture of a product. */
export function pictureName(product: string): string {
  return `shop-${product}`
}

/** The template with the pictures of its products: they are stored only where a shop is wanted. */
export function withShopPictures(template: SiteTemplate): SiteTemplate {
  return { ...template, pictures: [...template.pictures, ...shopPictures(template.shop)] }
}

/** The pictures of a shop: each product has one, drawn by `scripts/draw-products.ts`. */
export function shopPictures({ products }: TemplateShop): TemplatePicture[] {
  return products.map(({ key, words }) => ({
    name: pictureName(key),
    file: `${pictureName(key)}.jpg`,
    alt: { de: `Zeichnung: ${words.de.title}`, en: `Drawing: ${words.en.title}` },
    focal: { x: 0.5, y: 0.55 },
    tags: ['Shop'],
  }))
}
