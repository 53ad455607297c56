import type { TemplatePicture } from '../../site-template.ts'

const outside: readonly TemplatePicture[] = [
  {
    name: 'flutlichtspiel',
    file: 'flutlichtspiel.jpg',
    alt: {
      de: 'Abendspiel unter Flutlicht: Ein Spieler in Blau führt den Ball, dahinter die volle Tribüne',
      en: 'Evening match under floodlights: a player in blue on the ball, a full stand behind him',
    },
    focal: { x: 0.64, y: 0.62 },
    tags: ['Fußball', 'Stadion'],
  },
  {
    name: 'torjubel',
    file: 'torjubel.jpg',
    alt: {
      de: 'Fünf Spielerinnen in Blau und Weiß feiern ein Tor im Abendlicht',
      en: 'Five players in blue and white celebrate a goal in the evening light',
    },
    focal: { x: 0.66, y: 0.58 },
    tags: ['Fußball', 'Frauen'],
  },
  {
    name: 'jugendtraining',
    file: 'jugendtraining.jpg',
    alt: {
      de: 'Kinder dribbeln um orangefarbene Hütchen, ein Trainer zeigt die Richtung',
      en: 'Children dribble around orange cones while a coach points the way',
    },
    focal: { x: 0.5, y: 0.68 },
    tags: ['Fußball', 'Jugend'],
  },
  {
    name: 'ball-im-nassen-gras',
    file: 'ball-im-nassen-gras.jpg',
    alt: {
      de: 'Blau-weißer Fußball mit Wassertropfen im nassen Gras, dahinter verschwommene Lichter',
      en: 'Blue and white football with drops of water on wet grass, blurred lights behind it',
    },
    focal: { x: 0.61, y: 0.57 },
    tags: ['Fußball'],
  },
  {
    name: 'tornetz',
    file: 'tornetz.jpg',
    alt: {
      de: 'Blick durch das Tornetz in den Sommerhimmel, der Ball schlägt gerade ein',
      en: 'A summer sky through the goal net, the ball just hitting it',
    },
    focal: { x: 0.62, y: 0.4 },
    tags: ['Fußball'],
  },
  {
    name: 'fans-am-deich',
    file: 'fans-am-deich.jpg',
    alt: {
      de: 'Zuschauer von hinten mit blau-weißen Schals, Mützen und zwei großen Fahnen',
      en: 'Spectators from behind with blue and white scarves, caps and two large flags',
    },
    focal: { x: 0.5, y: 0.6 },
    tags: ['Fans', 'Stadion'],
  },
]

const inside: readonly TemplatePicture[] = [
  {
    name: 'handballhalle',
    file: 'handballhalle.jpg',
    alt: {
      de: 'Handballerin im Sprungwurf vor dem Tor, auf der Bank an der Hallenwand sitzen Zuschauer',
      en: 'A handball player throws from the air before the goal, spectators sit along the wall',
    },
    focal: { x: 0.5, y: 0.58 },
    tags: ['Handball'],
  },
  {
    name: 'vereinsheim-haus',
    file: 'vereinsheim-haus.jpg',
    alt: {
      de: 'Vereinsheim aus Backstein mit Wappen im Giebel, Terrasse mit Sonnenschirmen und Fahnenmast',
      en: 'Brick clubhouse with the badge in its gable, a terrace with parasols and a flagpole',
    },
    focal: { x: 0.46, y: 0.58 },
    tags: ['Vereinsheim'],
  },
  {
    name: 'gastraum',
    file: 'gastraum.jpg',
    alt: {
      de: 'Gastraum im Vereinsheim: blauer Tresen mit Zapfhahn, Gäste, Kicker und ein Fenster zum Platz',
      en: 'The bar of the clubhouse: blue counter with taps, guests, table football and a window to the pitch',
    },
    focal: { x: 0.42, y: 0.6 },
    tags: ['Vereinsheim'],
  },
  {
    name: 'pokale',
    file: 'pokale.jpg',
    alt: {
      de: 'Pokale, Wimpel und alte Mannschaftsfotos auf drei Regalböden im warmen Licht',
      en: 'Cups, pennants and old team photographs on three shelves in warm light',
    },
    focal: { x: 0.45, y: 0.5 },
    tags: ['Vereinsheim', 'Geschichte'],
  },
  {
    name: 'sommerfest',
    file: 'sommerfest.jpg',
    alt: {
      de: 'Sommerfest in der Dämmerung: Zelte, Lichterketten, Schwenkgrill und spielende Kinder',
      en: 'Summer festival at dusk: tents, strings of lights, a grill and children playing',
    },
    focal: { x: 0.5, y: 0.6 },
    tags: ['Vereinsheim', 'Fest'],
  },
  {
    name: 'vereinsbus',
    file: 'vereinsbus.jpg',
    alt: {
      de: 'Weiß-blauer Vereinsbus mit Gepäck auf dem Dach fährt durch die Felder',
      en: 'White and blue club bus with bags on its roof drives through the fields',
    },
    focal: { x: 0.5, y: 0.66 },
    tags: ['Fahrten'],
  },
]

/** The faces of the board and of the coaches. */
const people: readonly TemplatePicture[] = [
  person(
    'katrin-ahlers',
    'Katrin Ahlers mit Brille und blauer Vereinsjacke',
    'Katrin Ahlers with glasses and a blue club jacket',
  ),
  person(
    'mehmet-aydin',
    'Mehmet Aydin mit Bart und dunkler Vereinsjacke',
    'Mehmet Aydin with a beard and a dark club jacket',
  ),
  person(
    'juergen-behnke',
    'Jürgen Behnke mit Brille und dunkelblauer Jacke',
    'Jürgen Behnke with glasses and a dark blue jacket',
  ),
  person(
    'svenja-lohmann',
    'Svenja Lohmann mit blondem Zopf am Spielfeldrand',
    'Svenja Lohmann with a blond ponytail beside the pitch',
  ),
  person(
    'torsten-wiechmann',
    'Torsten Wiechmann mit blauer Mütze',
    'Torsten Wiechmann with a blue cap',
  ),
  person('jana-dierks', 'Jana Dierks mit langen dunklen Haaren', 'Jana Dierks with long dark hair'),
]

/** Marks of those who support the club. */
const supporters: readonly TemplatePicture[] = [
  mark('kruse', 'Landbäckerei Kruse'),
  mark('allerrad', 'Fahrradhaus Allerrad'),
  mark('heidestrom', 'Heidestrom'),
  mark('behn', 'Dachdeckerei Behn'),
  mark('linde', 'Gasthof zur Linde'),
  mark('timm', 'Autowerkstatt Timm'),
]

/** Pitch, hall, house and road, then people and supporters. */
export const pictures: readonly TemplatePicture[] = [
  ...outside,
  ...inside,
  ...people,
  ...supporters,
]

function person(name: string, de: string, en: string): TemplatePicture {
  const focal = { x: 0.5, y: 0.42 }
  return { name, file: `${name}.jpg`, alt: { de, en }, focal, tags: ['Menschen'] }
}

function mark(name: string, owner: string): TemplatePicture {
  return {
    name: `foerderer-${name}`,
    file: `foerderer-${name}.png`,
    alt: { de: `Logo von ${owner}`, en: `Logo of ${owner}` },
    focal: { x: 0.5, y: 0.5 },
    tags: ['Förderer'],
  }
}
