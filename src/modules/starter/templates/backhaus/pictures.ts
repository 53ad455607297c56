import type { TemplatePicture } from '../../site-template.ts'

export const pictures: readonly TemplatePicture[] = [
  {
    name: 'backhaus-ofen',
    file: 'backhaus-ofen.jpg',
    alt: {
      de: 'Gemauerter Holzofen mit glühender Kammer, davor frische Brote; im Fenster dämmert es',
      en: 'Brick wood-fired oven with a glowing chamber and fresh loaves; dawn in the window',
    },
    focal: { x: 0.6, y: 0.62 },
    tags: ['Backstube'],
  },
  {
    name: 'backhaus-brotregal',
    file: 'backhaus-brotregal.jpg',
    alt: {
      de: 'Holzregal mit runden Broten, Kastenbroten, Körben voller Brötchen und Baguettes',
      en: 'Wooden shelves with round loaves, tin loaves, baskets of rolls and baguettes',
    },
    focal: { x: 0.45, y: 0.4 },
    tags: ['Brot', 'Laden'],
  },
  {
    name: 'backhaus-theke',
    file: 'backhaus-theke.jpg',
    alt: {
      de: 'Kuchentheke mit Erdbeertorte, Schokoladentorte, Käsekuchen und Gugelhupf hinter Glas',
      en: 'Cake counter with strawberry cake, chocolate cake, cheesecake and a bundt behind glass',
    },
    focal: { x: 0.45, y: 0.6 },
    tags: ['Kuchen', 'Laden'],
  },
  {
    name: 'backhaus-teig',
    file: 'backhaus-teig.jpg',
    alt: {
      de: 'Zwei Hände formen auf einem bemehlten Holztisch einen Laib, daneben Gärkörbe',
      en: 'Two hands shape a loaf on a floured wooden table beside proving baskets',
    },
    focal: { x: 0.5, y: 0.65 },
    tags: ['Backstube', 'Brot'],
  },
  {
    name: 'backhaus-croissants',
    file: 'backhaus-croissants.jpg',
    alt: {
      de: 'Neun goldbraune Croissants auf einem Backblech, von oben gesehen',
      en: 'Nine golden croissants on a baking tray, seen from above',
    },
    focal: { x: 0.5, y: 0.5 },
    tags: ['Gebäck'],
  },
  {
    name: 'backhaus-cafe',
    file: 'backhaus-cafe.jpg',
    alt: {
      de: 'Cappuccino und Pflaumenkuchen auf einem runden Tisch am Fenster zur Gasse',
      en: 'Cappuccino and plum cake on a round table by the window to the lane',
    },
    focal: { x: 0.5, y: 0.78 },
    tags: ['Café'],
  },
  {
    name: 'backhaus-laden',
    file: 'backhaus-laden.jpg',
    alt: {
      de: 'Ladenfront aus Backstein mit gestreiften Markisen, vollen Schaufenstern und einem Fahrrad',
      en: 'Brick shop front with striped awnings, full windows and a bicycle',
    },
    focal: { x: 0.45, y: 0.6 },
    tags: ['Laden'],
  },
  {
    name: 'backhaus-korn',
    file: 'backhaus-korn.jpg',
    alt: {
      de: 'Stillleben mit Mehlsack, Roggenähren, einer Schale Korn und einem dunklen Brot',
      en: 'Still life with a sack of flour, ears of rye, a bowl of grain and a dark loaf',
    },
    focal: { x: 0.45, y: 0.65 },
    tags: ['Mehl', 'Backstube'],
  },
  {
    name: 'backhaus-brezeln',
    file: 'backhaus-brezeln.jpg',
    alt: {
      de: 'Gesalzene Laugenbrezeln auf einem Holzbrett mit blauem Leinentuch',
      en: 'Salted pretzels on a wooden board over a blue linen cloth',
    },
    focal: { x: 0.48, y: 0.5 },
    tags: ['Gebäck'],
  },
  {
    name: 'backhaus-torte',
    file: 'backhaus-torte.jpg',
    alt: {
      de: 'Dreistöckige Hochzeitstorte mit Buttercreme und Rosen zwischen zwei Kerzen',
      en: 'Three-tier wedding cake with buttercream and roses between two candles',
    },
    focal: { x: 0.5, y: 0.5 },
    tags: ['Torten'],
  },
]
