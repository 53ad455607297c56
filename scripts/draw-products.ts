/**
 * Draws the pictures of the sample products: `node scripts/draw-products.ts [template] [product]`.
 * Each comes as a JPEG and as AVIF in every width that pages offer.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { BAKERY } from './draw-products/bakery.ts'
import { CLUB } from './draw-products/club.ts'
import { WORKSHOP } from './draw-products/workshop.ts'

const TEMPLATES = { backhaus: BAKERY, werkstatt: WORKSHOP, vereinsheim: CLUB }
const WIDTHS = [320, 480, 640, 800]
const WIDEST = 800

const [onlyTemplate, onlyProduct] = process.argv.slice(2)
for (const [template, drawings] of Object.entries(TEMPLATES)) {
  if (onlyTemplate && onlyTemplate !== template) continue
  const folder = new URL(`../src/modules/starter/templates/${template}/pictures/`, import.meta.url)
  await mkdir(new URL('sizes/', folder), { recursive: true })
  for (const [product, draw] of Object.entries(drawings)) {
    if (onlyProduct && onlyProduct !== product) continue
    const drawn = sharp(Buffer.from(draw())).resize(WIDEST).flatten()
    const picture = await drawn.clone().jpeg({ quality: 74, mozjpeg: true }).toBuffer()
    await writeFile(new URL(`shop-${product}.jpg`, folder), picture)
    for (const width of WIDTHS) {
      const made = await drawn.clone().resize(width).avif({ quality: 48, effort: 1 }).toBuffer()
      await writeFile(new URL(`sizes/shop-${product}-${width}.avif`, folder), made)
    }
  }
}
