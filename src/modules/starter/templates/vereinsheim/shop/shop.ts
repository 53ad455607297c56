import { productsOf, type TemplateShop } from '../../../shop-template.ts'
import { productsDe } from './products.de.ts'
import { productsEn } from './products.en.ts'

type Offered = { price: number; weight: number; stock: number }

const DAYS = [3, 5] as const
const ADULTS = ['S', 'M', 'L', 'XL', 'XXL'] as const
const CHILDREN = ['104', '116', '128', '140'] as const

/** Sizes in the middle sell best, so there are more of them. */
function clothes(sizes: readonly [string, ...string[]], { price, weight, stock }: Offered) {
  const variant = (size: string, at: number) => ({
    price,
    weight: weight + at * 15,
    stock: Math.max(0, stock - Math.abs(at - 1) * 3),
    axes: [size],
  })
  const [first, ...more] = sizes
  const values = sizes.map((value) => ({ value, value_en: value }))
  return {
    group: 'kleidung',
    axes: [{ name: 'Größe', name_en: 'Size', values }],
    variants: [variant(first, 0), ...more.map((size, at) => variant(size, at + 1))] as const,
    days: DAYS,
  }
}

function thing(group: string, offered: Offered) {
  return { group, variants: [offered] as const, days: DAYS }
}

const facts = {
  heimtrikot: clothes(ADULTS, { price: 4900, weight: 210, stock: 12 }),
  trainingsjacke: clothes(ADULTS, { price: 5900, weight: 480, stock: 8 }),
  kapuzenpulli: clothes(ADULTS, { price: 4500, weight: 620, stock: 10 }),
  kindershirt: clothes(CHILDREN, { price: 1900, weight: 120, stock: 14 }),
  fanschal: thing('fans', { price: 1800, weight: 180, stock: 45 }),
  bommelmuetze: thing('fans', { price: 1600, weight: 110, stock: 26 }),
  wimpel: thing('fans', { price: 1200, weight: 60, stock: 20 }),
  becher: thing('fans', { price: 990, weight: 420, stock: 32 }),
  anhaenger: thing('fans', { price: 590, weight: 40, stock: 50 }),
  aufkleber: thing('fans', { price: 350, weight: 20, stock: 80 }),
  fussball: {
    group: 'sport',
    axes: [
      {
        name: 'Größe',
        name_en: 'Size',
        values: [
          { value: '4', value_en: '4' },
          { value: '5', value_en: '5' },
        ],
      },
    ],
    variants: [
      { price: 2900, weight: 390, stock: 9, axes: ['4'] },
      { price: 3200, weight: 450, stock: 14, axes: ['5'] },
    ] as const,
    days: DAYS,
  },
  trinkflasche: thing('sport', { price: 1490, weight: 240, stock: 22 }),
}

/** What members and supporters wear, wave and drink from. */
export const shop: TemplateShop = {
  prefix: 'SV',
  groups: [
    {
      key: 'kleidung',
      title: { de: 'Kleidung', en: 'Clothes' },
      text: {
        de: 'Trikots, Jacken und Pullis in Vereinsblau. Jeder verkaufte Pulli bezahlt ein Paar Jugendtornetze zu einem kleinen Teil mit.',
        en: 'Shirts, jackets and hoodies in club blue. Each hoodie sold pays a little of a pair of goal nets for the youth.',
      },
      picture: 'heimtrikot',
    },
    {
      key: 'fans',
      title: { de: 'Für die Kurve', en: 'For the stands' },
      text: {
        de: 'Schal, Mütze, Becher und alles, was auf den Deich gehört.',
        en: 'Scarf, hat, mug and everything that belongs on the dyke.',
      },
      picture: 'fanschal',
    },
    {
      key: 'sport',
      title: { de: 'Für den Platz', en: 'For the pitch' },
      text: {
        de: 'Zum Spielen, nicht nur zum Zuschauen.',
        en: 'To play with, not just to watch.',
      },
      picture: 'fussball',
    },
  ],
  colors: [],
  products: productsOf(facts, { de: productsDe, en: productsEn }),
}
