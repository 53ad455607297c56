import type { ProductWords } from '../../../shop-template.ts'
import type { productsDe } from './products.de.ts'

export const productsEn: Readonly<Record<keyof typeof productsDe, ProductWords>> = {
  heimtrikot: {
    title: 'Home shirt',
    summary: 'The blue one with 24 on its chest',
    text: 'The very one the first team wears on Sundays, only without the grass stains. Recycled polyester, quick to dry, with an embroidered star. Wash at 30 °C.',
  },
  trainingsjacke: {
    title: 'Training jacket',
    summary: 'For the pitch, the dyke and the supermarket',
    text: 'Full zip, two pockets, stripes on the sleeves. Brushed inside, for evenings under floodlight.',
  },
  kapuzenpulli: {
    title: 'Hoodie',
    summary: 'Thick cotton, large star',
    text: 'Heavy, soft and still the same after three washes. Organic cotton, sewn in Portugal. True to size.',
  },
  kindershirt: {
    title: 'Little star T-shirt',
    summary: 'For everyone who has yet to grow into a home shirt',
    text: 'White with blue cuffs. Organic cotton, washable at 60 °C, because children and grass belong together.',
  },
  fanschal: {
    title: 'Supporters’ scarf',
    summary: 'Knitted in blue and white, a star at either end',
    text: 'A metre and a half long, so it goes round your neck twice. Knitted in Lower Saxony. Keeps you warm, stoppage time included.',
  },
  bommelmuetze: {
    title: 'Bobble hat',
    summary: 'With a white bobble and a wide brim',
    text: 'Made of soft wool that does not itch. The bobble can be taken off, but nobody ever does.',
  },
  wimpel: {
    title: 'Pennant',
    summary: 'Like the ones captains exchange',
    text: 'Satin, embroidered, with golden fringes and cord. Thirty centimetres high, for a child’s room or an office.',
  },
  becher: {
    title: 'Coffee mug',
    summary: 'Porcelain, dishwasher safe, 300 ml',
    text: 'The star on one side, and on the other: “Erst Kaffee, dann Kreisliga.” Coffee first, then football.',
  },
  anhaenger: {
    title: 'Key ring',
    summary: 'The crest in enamelled metal',
    text: 'Four centimetres high and heavy enough to be found in a sports bag.',
  },
  aufkleber: {
    title: 'Sheet of stickers',
    summary: 'Nine designs, weatherproof',
    text: 'For bicycles, lunch boxes and laptops. Not for the changing room door, please.',
  },
  fussball: {
    title: 'Club football',
    summary: 'Blue and white, for grass and gravel',
    text: 'Sewn by hand, with a latex bladder, fairly traded. Size 5 for adults, size 4 for the youth teams. It is sent without air.',
  },
  trinkflasche: {
    title: 'Drinking bottle',
    summary: 'Stainless steel, leakproof, with room for a name',
    text: 'Fits every bottle cage on a bike and survives a fall from the bench. The white patch takes permanent marker.',
  },
}
