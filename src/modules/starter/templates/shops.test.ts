import { describe, expect, test } from 'vitest'
import { LANGS } from '#kernel/i18n/messages.ts'
import { descriptionOf } from '../shop-template.ts'
import { TEMPLATE_NAMES } from '../template-names.ts'
import { loadTemplate } from './all.ts'

const templates = await Promise.all(TEMPLATE_NAMES.map(loadTemplate))
const COUNTS = { werkstatt: 20, backhaus: 40, vereinsheim: 12 }
/** What must be named in food that contains it (LMIV, Annex II), as our words write it. */
const ALLERGENS = {
  de: [
    'WEIZEN',
    'ROGGEN',
    'DINKEL',
    'GERSTEN',
    'HAFER',
    'MILCH',
    'BUTTER',
    'EIER',
    'SESAM',
    'SOJA',
  ],
  en: ['WHEAT', 'RYE', 'SPELT', 'BARLEY', 'OAT', 'MILK', 'BUTTER', 'EGGS', 'SESAME', 'SOY'],
}
const NUTS = {
  de: ['MANDELN', 'HASELNÜSSE', 'WALNÜSSE'],
  en: ['ALMONDS', 'HAZELNUTS', 'WALNUTS'],
}

describe.each(templates.map(({ name, shop }) => ({ name, shop })))('the shop of $name', (given) => {
  const { name, shop } = given
  const { products, groups, colors } = shop

  test('it is as large as promised, in three to six groups that all have something', () => {
    expect(products).toHaveLength(COUNTS[name as keyof typeof COUNTS])
    expect(groups.length).toBeGreaterThanOrEqual(3)
    expect(groups.length).toBeLessThanOrEqual(6)
    for (const { key, picture } of groups) {
      expect(products.filter(({ group }) => group === key).length, key).toBeGreaterThan(0)
      expect(products.map((product) => product.key)).toContain(picture)
    }
  })

  test('every product says everything in both languages', () => {
    for (const { key, words } of products) {
      for (const lang of LANGS) {
        const { title, summary, text } = words[lang]
        for (const said of [title, summary, text])
          expect(said.trim().length, `${key} ${lang}`).toBeGreaterThan(2)
        expect(summary.length, key).toBeLessThanOrEqual(160)
      }
      expect(words.en.text, key).not.toBe(words.de.text)
      expect(Boolean(words.en.ingredients), key).toBe(Boolean(words.de.ingredients))
    }
    for (const lang of LANGS) {
      const titles = products.map(({ words }) => words[lang].title)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  test('groups, colours and values that are named are there', () => {
    for (const { key, group, axes = [], variants } of products) {
      expect(
        groups.map((one) => one.key),
        key,
      ).toContain(group)
      for (const variant of variants) {
        if (variant.color)
          expect(
            colors.map((one) => one.key),
            key,
          ).toContain(variant.color)
        const { axes: values = [] } = variant
        expect(values.length, key).toBe(axes.length)
        for (const [at, value] of values.entries())
          expect(
            axes[at]?.values.map((one) => one.value),
            key,
          ).toContain(value)
      }
    }
  })

  test('what is sold by content has a content, and costs something', () => {
    for (const { key, group, content, variants } of products) {
      const needsContent = groups.find((one) => one.key === group)?.needsBasePrice === true
      for (const variant of variants) {
        expect(variant.price, key).toBeGreaterThan(0)
        expect(variant.weight, key).toBeGreaterThan(0)
        if (needsContent) expect(variant.content ?? content, key).toBeDefined()
      }
    }
  })

  test('food, and nothing else, is taxed at the lower rate and lists what is in it', () => {
    for (const product of products) {
      const { key, words, isReduced = false } = product
      expect(Boolean(words.de.ingredients), key).toBe(isReduced)
      if (!isReduced) continue
      expect(descriptionOf(product, 'de'), key).toContain('## Zutaten und Allergene')
      expect(descriptionOf(product, 'en'), key).toContain('## Ingredients and allergens')
      for (const all of [ALLERGENS, NUTS]) {
        const named = (lang: 'de' | 'en') =>
          all[lang].map((word) => (words[lang].ingredients ?? '').includes(word))
        expect(named('en'), key).toEqual(named('de'))
      }
    }
  })
})

test('everything of the workshop comes in several variants', async () => {
  const { shop } = await loadTemplate('werkstatt')
  for (const { key, variants } of shop.products) expect(variants.length, key).toBeGreaterThan(1)
})
