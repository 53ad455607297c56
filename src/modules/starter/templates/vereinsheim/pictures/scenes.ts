import type { TemplatePicture } from '../../../site-template.ts'
import { clubhouse } from './clubhouse.ts'
import { fans } from './fans.ts'
import { floodlight } from './floodlight.ts'
import { goalCheer } from './goal-cheer.ts'
import { goalNet } from './goal-net.ts'
import { handball } from './handball.ts'
import { minibus } from './minibus.ts'
import { summerParty } from './summer-party.ts'
import { taproom } from './taproom.ts'
import { trophies } from './trophies.ts'
import { wetBall } from './wet-ball.ts'
import { youthTraining } from './youth-training.ts'

const outside: readonly TemplatePicture[] = [
  {
    name: 'flutlichtspiel',
    alt: {
      de: 'Abendspiel unter Flutlicht: Ein Spieler in Blau führt den Ball, dahinter die volle Tribüne',
      en: 'Evening match under floodlights: a player in blue on the ball, a full stand behind him',
    },
    focal: { x: 0.64, y: 0.62 },
    tags: ['Fußball', 'Stadion'],
    draw: floodlight,
  },
  {
    name: 'torjubel',
    alt: {
      de: 'Fünf Spielerinnen in Blau und Weiß feiern ein Tor im Abendlicht',
      en: 'Five players in blue and white celebrate a goal in the evening light',
    },
    focal: { x: 0.66, y: 0.58 },
    tags: ['Fußball', 'Frauen'],
    draw: goalCheer,
  },
  {
    name: 'jugendtraining',
    alt: {
      de: 'Kinder dribbeln um orangefarbene Hütchen, ein Trainer zeigt die Richtung',
      en: 'Children dribble around orange cones while a coach points the way',
    },
    focal: { x: 0.5, y: 0.68 },
    tags: ['Fußball', 'Jugend'],
    draw: youthTraining,
  },
  {
    name: 'ball-im-nassen-gras',
    alt: {
      de: 'Blau-weißer Fußball mit Wassertropfen im nassen Gras, dahinter verschwommene Lichter',
      en: 'Blue and white football with drops of water on wet grass, blurred lights behind it',
    },
    focal: { x: 0.61, y: 0.57 },
    tags: ['Fußball'],
    draw: wetBall,
  },
  {
    name: 'tornetz',
    alt: {
      de: 'Blick durch das Tornetz in den Sommerhimmel, der Ball schlägt gerade ein',
      en: 'A summer sky through the goal net, the ball just hitting it',
    },
    focal: { x: 0.62, y: 0.4 },
    tags: ['Fußball'],
    draw: goalNet,
  },
  {
    name: 'fans-am-deich',
    alt: {
      de: 'Zuschauer von hinten mit blau-weißen Schals, Mützen und zwei großen Fahnen',
      en: 'Spectators from behind with blue and white scarves, caps and two large flags',
    },
    focal: { x: 0.5, y: 0.6 },
    tags: ['Fans', 'Stadion'],
    draw: fans,
  },
]

const inside: readonly TemplatePicture[] = [
  {
    name: 'handballhalle',
    alt: {
      de: 'Handballerin im Sprungwurf vor dem Tor, auf der Bank an der Hallenwand sitzen Zuschauer',
      en: 'A handball player throws from the air before the goal, spectators sit along the wall',
    },
    focal: { x: 0.5, y: 0.58 },
    tags: ['Handball'],
    draw: handball,
  },
  {
    name: 'vereinsheim-haus',
    alt: {
      de: 'Vereinsheim aus Backstein mit Wappen im Giebel, Terrasse mit Sonnenschirmen und Fahnenmast',
      en: 'Brick clubhouse with the badge in its gable, a terrace with parasols and a flagpole',
    },
    focal: { x: 0.46, y: 0.58 },
    tags: ['Vereinsheim'],
    draw: clubhouse,
  },
  {
    name: 'gastraum',
    alt: {
      de: 'Gastraum im Vereinsheim: blauer Tresen mit Zapfhahn, Gäste, Kicker und ein Fenster zum Platz',
      en: 'The bar of the clubhouse: blue counter with taps, guests, table football and a window to the pitch',
    },
    focal: { x: 0.42, y: 0.6 },
    tags: ['Vereinsheim'],
    draw: taproom,
  },
  {
    name: 'pokale',
    alt: {
      de: 'Pokale, Wimpel und alte Mannschaftsfotos auf drei Regalböden im warmen Licht',
      en: 'Cups, pennants and old team photographs on three shelves in warm light',
    },
    focal: { x: 0.45, y: 0.5 },
    tags: ['Vereinsheim', 'Geschichte'],
    draw: trophies,
  },
  {
    name: 'sommerfest',
    alt: {
      de: 'Sommerfest in der Dämmerung: Zelte, Lichterketten, Schwenkgrill und spielende Kinder',
      en: 'Summer festival at dusk: tents, strings of lights, a grill and children playing',
    },
    focal: { x: 0.5, y: 0.6 },
    tags: ['Vereinsheim', 'Fest'],
    draw: summerParty,
  },
  {
    name: 'vereinsbus',
    alt: {
      de: 'Weiß-blauer Vereinsbus mit Gepäck auf dem Dach fährt durch die Felder',
      en: 'White and blue club bus with bags on its roof drives through the fields',
    },
    focal: { x: 0.5, y: 0.66 },
    tags: ['Fahrten'],
    draw: minibus,
  },
]

/** Pitch, hall, house and road: what the club looks like. */
export const scenes: readonly TemplatePicture[] = [...outside, ...inside]
