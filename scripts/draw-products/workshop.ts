import { type Drawing, fade, fallen, onWall, scene, type ToneName, times } from './canvas.ts'
import * as furniture from './furniture-shapes.ts'
import { ASH, grainOf, MAPLE, OAK, WALNUT, wood } from './wood.ts'

function standing(tone: ToneName, reach: number, body: string): Drawing {
  return () => scene(tone, { shadow: [200, 326, reach], body })
}

function hanging(tone: ToneName, { shape, body }: { shape: string; body: string }): Drawing {
  return () => onWall(tone, `${fallen(shape)}${body}`)
}

/** Boards hang on a nail: seen from the front, with their grain. */
function board(kind: readonly [string, string], path: string, hole: readonly [number, number]) {
  const [x, y] = hole
  return {
    shape: `<path d="${path}"/>`,
    body: `<defs>${wood('board', kind)}<clipPath id="cut"><path d="${path}"/></clipPath></defs>
      <path d="${path}" fill="url(#board)"/><g clip-path="url(#cut)">${grainOf(kind[1])}</g>
      <path d="${path}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".25"/>
      <circle cx="${x}" cy="${y}" r="10" fill="#6d5a45"/><circle cx="${x}" cy="${y - 3}" r="5" fill="#2c2620"/>`,
  }
}

const CUTTING =
  'M112 118 Q112 98 132 98 L268 98 Q288 98 288 118 L288 318 Q288 338 268 338 L132 338 Q112 338 112 318Z'
const SERVING =
  'M186 58 Q200 46 214 58 L218 126 Q270 138 270 190 L270 330 Q270 352 248 352 L152 352 Q130 352 130 330 L130 190 Q130 138 182 126Z'

const kitchen: Readonly<Record<string, Drawing>> = {
  schneidebrett: hanging('wall', board(OAK, CUTTING, [200, 124])),
  servierbrett: hanging('sage', board(WALNUT, SERVING, [200, 78])),
  brotkasten: standing('wall', 130, furniture.breadBox()),
  salatbesteck: hanging('sage', furniture.servers()),
  untersetzer: standing('blue', 90, furniture.coasters()),
  nudelholz: standing('flour', 140, furniture.rollingPin()),
}

const seats: Readonly<Record<string, Drawing>> = {
  hocker: standing('wall', 105, furniture.stool(OAK, { height: 200, seat: '' })),
  fussbank: standing('sage', 120, furniture.footstool()),
  kinderhocker: standing('sky', 95, furniture.stool(ASH, { height: 150, seat: '#2f6fa8' })),
}

const walls: Readonly<Record<string, Drawing>> = {
  garderobe: hanging('sage', furniture.coatRack()),
  wandbord: hanging('wall', furniture.shelf()),
  schluesselbrett: hanging('blue', furniture.keyBoard()),
  bilderleiste: hanging('linen', furniture.ledge()),
}

const order: Readonly<Record<string, Drawing>> = {
  zinkenkasten: standing('wall', 125, furniture.dovetailBox()),
  stifteschale: standing('blue', 135, furniture.penTray()),
  buchstuetzen: standing('linen', 130, furniture.bookends()),
}

const play: Readonly<Record<string, Drawing>> = {
  baukloetze: standing('sky', 125, furniture.blocks()),
  nistkasten: hanging('sky', furniture.birdHouse()),
}

const care: Readonly<Record<string, Drawing>> = {
  moebeloel: standing('linen', 75, bottle()),
  bienenwachs: standing('sage', 115, tin()),
}

export const WORKSHOP: Readonly<Record<string, Drawing>> = {
  ...kitchen,
  ...seats,
  ...walls,
  ...order,
  ...play,
  ...care,
}

function bottle(): string {
  return `<defs>${fade('glass', '#b5772c', '#5d3410')}${wood('cap', MAPLE)}</defs>
    <path d="M172 128 L228 128 L228 158 Q262 168 262 204 L262 310 Q262 326 246 326 L154 326 Q138 326 138 310 L138 204 Q138 168 172 158Z" fill="url(#glass)"/>
    <rect x="166" y="88" width="68" height="44" rx="6" fill="url(#cap)"/>
    <rect x="138" y="206" width="124" height="86" fill="#f6efe0"/>
    <path d="M200 218 q-18 26 0 36 q18 -10 0 -36Z" fill="#b5772c"/>
    <path d="M162 270 h76 M176 281 h48" stroke="#5d4630" stroke-width="4" stroke-linecap="round"/>
    <path d="M150 196 v116" stroke="#fff" stroke-width="7" opacity=".25" stroke-linecap="round"/>`
}

function tin(): string {
  return `<defs>${fade('metal', '#e9e5dc', '#a49c8c')}${fade('wax', '#f2d27a', '#cf9d35')}</defs>
    <path d="M82 250 L82 300 Q82 328 200 328 Q318 328 318 300 L318 250Z" fill="url(#metal)"/>
    <path d="M82 270 Q100 296 200 296 Q300 296 318 270 L318 288 Q300 316 200 316 Q100 316 82 288Z" fill="#8a6a2a"/>
    <ellipse cx="200" cy="250" rx="118" ry="34" fill="#cfc8ba"/><ellipse cx="200" cy="250" rx="106" ry="28" fill="url(#wax)"/>
    <path d="M130 250 q40 -20 90 -6 q30 8 50 -2" stroke="#fff5cf" stroke-width="6" fill="none" stroke-linecap="round" opacity=".8"/>
    <g transform="translate(262 150) rotate(18)"><ellipse rx="86" ry="74" fill="url(#metal)"/><ellipse rx="66" ry="56" fill="#8a6a2a"/>
    ${times(7, (at) => {
      const [x, y] = [
        [0, 0],
        [22, -13],
        [22, 13],
        [0, 26],
        [-22, 13],
        [-22, -13],
        [0, -26],
      ][at] ?? [0, 0]
      return `<path transform="translate(${x} ${y})" d="M0 -12 L10 -6 L10 6 L0 12 L-10 6 L-10 -6Z" fill="#f2d27a"/>`
    })}</g>`
}
