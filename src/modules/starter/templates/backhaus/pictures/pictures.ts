import type { TemplatePicture } from '../../../site-template.ts'
import { cafeTable } from './cafe-table.ts'
import { counter } from './counter.ts'
import { croissants } from './croissants.ts'
import { dough } from './dough.ts'
import { grainStill } from './grain-still.ts'
import { oven } from './oven.ts'
import { pretzels } from './pretzels.ts'
import { rack } from './rack.ts'
import { shopFront } from './shop-front.ts'
import { weddingCake } from './wedding-cake.ts'

export const pictures: readonly TemplatePicture[] = [
  {
    name: 'backhaus-ofen',
    alt: {
      de: 'Gemauerter Holzofen mit glühender Kammer, davor frische Brote; im Fenster dämmert es',
      en: 'Brick wood-fired oven with a glowing chamber and fresh loaves; dawn in the window',
    },
    focal: { x: 0.6, y: 0.62 },
    tags: ['Backstube'],
    draw: oven,
  },
  {
    name: 'backhaus-brotregal',
    alt: {
      de: 'Holzregal mit runden Broten, Kastenbroten, Körben voller Brötchen und Baguettes',
      en: 'Wooden shelves with round loaves, tin loaves, baskets of rolls and baguettes',
    },
    focal: { x: 0.45, y: 0.4 },
    tags: ['Brot', 'Laden'],
    draw: rack,
  },
  {
    name: 'backhaus-theke',
    alt: {
      de: 'Kuchentheke mit Erdbeertorte, Schokoladentorte, Käsekuchen und Gugelhupf hinter Glas',
      en: 'Cake counter with strawberry cake, chocolate cake, cheesecake and a bundt behind glass',
    },
    focal: { x: 0.45, y: 0.6 },
    tags: ['Kuchen', 'Laden'],
    draw: counter,
  },
  {
    name: 'backhaus-teig',
    alt: {
      de: 'Zwei Hände formen auf einem bemehlten Holztisch einen Laib, daneben Gärkörbe',
      en: 'Two hands shape a loaf on a floured wooden table beside proving baskets',
    },
    focal: { x: 0.5, y: 0.65 },
    tags: ['Backstube', 'Brot'],
    draw: dough,
  },
  {
    name: 'backhaus-croissants',
    alt: {
      de: 'Neun goldbraune Croissants auf einem Backblech, von oben gesehen',
      en: 'Nine golden croissants on a baking tray, seen from above',
    },
    focal: { x: 0.5, y: 0.5 },
    tags: ['Gebäck'],
    draw: croissants,
  },
  {
    name: 'backhaus-cafe',
    alt: {
      de: 'Cappuccino und Pflaumenkuchen auf einem runden Tisch am Fenster zur Gasse',
      en: 'Cappuccino and plum cake on a round table by the window to the lane',
    },
    focal: { x: 0.5, y: 0.78 },
    tags: ['Café'],
    draw: cafeTable,
  },
  {
    name: 'backhaus-laden',
    alt: {
      de: 'Ladenfront aus Backstein mit gestreiften Markisen, vollen Schaufenstern und einem Fahrrad',
      en: 'Brick shop front with striped awnings, full windows and a bicycle',
    },
    focal: { x: 0.45, y: 0.6 },
    tags: ['Laden'],
    draw: shopFront,
  },
  {
    name: 'backhaus-korn',
    alt: {
      de: 'Stillleben mit Mehlsack, Roggenähren, einer Schale Korn und einem dunklen Brot',
      en: 'Still life with a sack of flour, ears of rye, a bowl of grain and a dark loaf',
    },
    focal: { x: 0.45, y: 0.65 },
    tags: ['Mehl', 'Backstube'],
    draw: grainStill,
  },
  {
    name: 'backhaus-brezeln',
    alt: {
      de: 'Gesalzene Laugenbrezeln auf einem Holzbrett mit blauem Leinentuch',
      en: 'Salted pretzels on a wooden board over a blue linen cloth',
    },
    focal: { x: 0.48, y: 0.5 },
    tags: ['Gebäck'],
    draw: pretzels,
  },
  {
    name: 'backhaus-torte',
    alt: {
      de: 'Dreistöckige Hochzeitstorte mit Buttercreme und Rosen zwischen zwei Kerzen',
      en: 'Three-tier wedding cake with buttercream and roses between two candles',
    },
    focal: { x: 0.5, y: 0.5 },
    tags: ['Torten'],
    draw: weddingCake,
  },
]
