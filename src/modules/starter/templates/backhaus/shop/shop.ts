import type { Content } from '#modules/catalog/products/content.ts'
import { productsOf, type TemplateShop } from '../../../shop-template.ts'
import { productsDe } from './products.de.ts'
import { productsEn } from './products.en.ts'

type Goods = { price: number; grams: number; stock: number }

/** Paper, box and padding. */
const PACKING = 60
const size = (grams: number): Content => ({ amount: String(grams), unit: 'g' })

/** Baked on the day it is sent: nobody can take it back. */
function loaf({ price, grams, stock }: Goods) {
  return {
    ...keeping('brote', { price, grams, stock }),
    days: [1, 2] as const,
    withdrawal: 'perishable' as const,
  }
}

/** Sold by the piece, so its weight is nobody's price. */
function rolls({ price, grams, stock }: Goods) {
  return {
    group: 'broetchen',
    isReduced: true,
    variants: [{ price, stock, weight: grams + PACKING }] as const,
    days: [1, 2] as const,
    withdrawal: 'perishable' as const,
  }
}

function keeping(group: string, { price, grams, stock }: Goods) {
  return {
    group,
    isReduced: true,
    content: size(grams),
    variants: [{ price, stock, weight: grams + PACKING }] as const,
    days: [2, 4] as const,
  }
}

const SIZES = [
  { value: '500 g', value_en: '500 g' },
  { value: '1000 g', value_en: '1000 g' },
]
const GRINDS = [
  { value: 'Ganze Bohne', value_en: 'Whole beans' },
  { value: 'Gemahlen', value_en: 'Ground' },
]

const facts = {
  mehlgassenbrot: loaf({ price: 590, grams: 1000, stock: 24 }),
  'volles-korn': loaf({ price: 640, grams: 1000, stock: 12 }),
  emskruste: loaf({ price: 480, grams: 750, stock: 20 }),
  dinkelkasten: loaf({ price: 560, grams: 750, stock: 14 }),
  saatenbrot: loaf({ price: 460, grams: 500, stock: 16 }),
  nussknust: loaf({ price: 520, grams: 500, stock: 0 }),
  stuten: loaf({ price: 490, grams: 500, stock: 10 }),
  baguette: loaf({ price: 260, grams: 250, stock: 30 }),
  kartoffelbrot: loaf({ price: 520, grams: 750, stock: 12 }),
  kuerbiskernbrot: loaf({ price: 540, grams: 500, stock: 3 }),
  buttermilchbrot: loaf({ price: 470, grams: 750, stock: 15 }),
  pumpernickel: keeping('brote', { price: 390, grams: 500, stock: 60 }),
  schnittbroetchen: rolls({ price: 330, grams: 330, stock: 40 }),
  roggling: rolls({ price: 450, grams: 390, stock: 25 }),
  dinkelknauz: rolls({ price: 380, grams: 320, stock: 20 }),
  mohnbroetchen: rolls({ price: 450, grams: 360, stock: 25 }),
  laugenbrezel: rolls({ price: 560, grams: 360, stock: 18 }),
  buttercroissant: rolls({ price: 760, grams: 280, stock: 4 }),
  rosinenbroetchen: rolls({ price: 480, grams: 320, stock: 15 }),
  zimtschnecke: rolls({ price: 440, grams: 240, stock: 12 }),
  gugelhupf: keeping('kuchen', { price: 1490, grams: 600, stock: 8 }),
  marmorkuchen: keeping('kuchen', { price: 1290, grams: 700, stock: 8 }),
  'apfelkuchen-glas': keeping('kuchen', { price: 690, grams: 240, stock: 36 }),
  nussecken: keeping('kuchen', { price: 790, grams: 320, stock: 20 }),
  christstollen: {
    group: 'kuchen',
    isReduced: true,
    axes: [{ name: 'Größe', name_en: 'Size', values: SIZES }],
    variants: [
      { price: 1290, weight: 620, stock: 30, axes: ['500 g'], content: size(500) },
      { price: 2290, weight: 1140, stock: 18, axes: ['1000 g'], content: size(1000) },
    ] as const,
    days: [2, 4] as const,
  },
  fruechtebrot: keeping('kuchen', { price: 890, grams: 400, stock: 15 }),
  zwieback: keeping('knuspriges', { price: 390, grams: 225, stock: 40 }),
  knaeckebrot: keeping('knuspriges', { price: 450, grams: 200, stock: 45 }),
  grissini: keeping('knuspriges', { price: 360, grams: 125, stock: 30 }),
  semmelbroesel: keeping('knuspriges', { price: 240, grams: 500, stock: 50 }),
  knuspermuesli: keeping('knuspriges', { price: 690, grams: 500, stock: 28 }),
  roggenmehl: keeping('vorrat', { price: 320, grams: 1000, stock: 60 }),
  dinkelmehl: keeping('vorrat', { price: 390, grams: 1000, stock: 60 }),
  brotbackmischung: keeping('vorrat', { price: 490, grams: 600, stock: 35 }),
  erdbeerkonfituere: keeping('vorrat', { price: 520, grams: 220, stock: 48 }),
  bluetenhonig: keeping('vorrat', { price: 690, grams: 500, stock: 30 }),
  roestkaffee: {
    group: 'vorrat',
    isReduced: true,
    content: size(250),
    axes: [{ name: 'Mahlung', name_en: 'Grind', values: GRINDS }],
    variants: [
      { price: 890, weight: 300, stock: 25, axes: ['Ganze Bohne'] },
      { price: 890, weight: 300, stock: 20, axes: ['Gemahlen'] },
    ] as const,
    days: [2, 4] as const,
  },
  brotzeitkiste: {
    group: 'geschenke',
    isReduced: true,
    variants: [{ price: 2990, weight: 2600, stock: 12 }] as const,
    days: [2, 4] as const,
  },
  brotbeutel: {
    group: 'geschenke',
    variants: [{ price: 1490, weight: 150, stock: 20 }] as const,
    days: [2, 4] as const,
  },
  gaerkorb: {
    group: 'geschenke',
    variants: [{ price: 1790, weight: 320, stock: 9 }] as const,
    days: [2, 4] as const,
  },
}

/** Bread by post, and what keeps. */
export const shop: TemplateShop = {
  prefix: 'BH',
  groups: [
    {
      key: 'brote',
      title: { de: 'Brote', en: 'Breads' },
      text: {
        de: 'Am Morgen gebacken, am Mittag verpackt, am nächsten Tag bei Ihnen. Oder abgeholt, dann ist es noch warm.',
        en: 'Baked in the morning, packed at noon, with you the next day. Or collected, while it is still warm.',
      },
      picture: 'mehlgassenbrot',
      needsBasePrice: true,
    },
    {
      key: 'broetchen',
      title: { de: 'Brötchen und Gebäck', en: 'Rolls and pastries' },
      text: {
        de: 'In Tüten abgezählt. Was Sie nicht gleich essen, lässt sich gut einfrieren.',
        en: 'Counted into bags. Whatever you do not eat at once freezes well.',
      },
      picture: 'schnittbroetchen',
    },
    {
      key: 'kuchen',
      title: { de: 'Kuchen zum Verschicken', en: 'Cakes to send' },
      text: {
        de: 'Kuchen, die eine Reise vertragen. Torten gibt es weiterhin nur an der Theke.',
        en: 'Cakes that stand a journey. Layer cakes are still sold at the counter only.',
      },
      picture: 'gugelhupf',
      needsBasePrice: true,
    },
    {
      key: 'knuspriges',
      title: { de: 'Knuspriges', en: 'Crisp things' },
      text: {
        de: 'Zweimal gebacken, geröstet oder getrocknet. Hält Wochen, wenn man es lässt.',
        en: 'Baked twice, roasted or dried. It keeps for weeks if you let it.',
      },
      picture: 'knaeckebrot',
      needsBasePrice: true,
    },
    {
      key: 'vorrat',
      title: { de: 'Für den Vorrat', en: 'For the larder' },
      text: {
        de: 'Mehl aus unserer Mühle, Süßes im Glas und der Kaffee aus dem Café.',
        en: 'Flour from our mill, sweet things in jars and the coffee from the café.',
      },
      picture: 'roggenmehl',
      needsBasePrice: true,
    },
    {
      key: 'geschenke',
      title: { de: 'Geschenke und Zubehör', en: 'Presents and equipment' },
      text: {
        de: 'Für Leute, die Brot mögen oder selbst backen.',
        en: 'For people who love bread, or bake it themselves.',
      },
      picture: 'brotzeitkiste',
    },
  ],
  colors: [],
  products: productsOf(facts, { de: productsDe, en: productsEn }),
}
