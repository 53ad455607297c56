import {
  area,
  type Chance,
  circle,
  group,
  type Point,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { star } from './crest.ts'
import { mix } from './light.ts'
import { CLUB, CLUB_DEEP, GOLD, HAIRS, INK, SKINS, WHITE } from './palette.ts'

type Fan = { at: Point; size: number; luck: Chance }

/** Someone from behind: shoulders, head, a cap or a scarf, often an arm in the air. */
export function fan({ at: [x, y], size, luck }: Fan): string {
  const coat = luck.pick([
    CLUB,
    CLUB,
    CLUB_DEEP,
    '#26324c',
    '#394660',
    '#e6e3da',
    '#6b5a4a',
    '#4a5e4f',
  ])
  const shade = mix(coat, INK, 0.4)
  const skin = luck.pick(SKINS)
  const hair = luck.pick(HAIRS)
  const arms = luck.pick(['both', 'left', 'none', 'none', 'right'])
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) scale(${size.toFixed(2)})` },
    ...(arms === 'both' || arms === 'left' ? raised(-1, { coat, skin, luck }) : []),
    ...(arms === 'both' || arms === 'right' ? raised(1, { coat, skin, luck }) : []),
    area('M-16 -92L-14 -62H14L16 -92Z', mix(skin, INK, 0.2)),
    area(
      'M-70 140C-72 20 -74 -30 -56 -52C-40 -66 -20 -64 -14 -72Q0 -62 14 -72C20 -64 40 -66 56 -52C74 -30 72 20 70 140Z',
      coat,
    ),
    area('M14 -72C20 -64 40 -66 56 -52C74 -30 72 20 70 140H30C34 40 36 -20 14 -72Z', shade, {
      opacity: '0.55',
    }),
    stroke('M-40 -40Q-46 20 -44 140M42 -36Q50 20 46 140', shade, { width: 2.4, opacity: '0.6' }),
    area(
      'M-25 -104C-27 -134 -12 -144 0 -144S27 -134 25 -104C24 -86 12 -78 0 -78S-24 -86 -25 -104Z',
      skin,
    ),
    ...headwear(hair, luck),
    ...(luck.between(0, 1) > 0.45 ? wornScarf() : []),
  )
}

type Sleeve = { coat: string; skin: string; luck: Chance }

function raised(side: -1 | 1, { coat, skin, luck }: Sleeve): string[] {
  const lean = luck.between(-8, 14)
  return [
    group(
      { transform: `scale(${side} 1) rotate(${Math.round(lean)} 50 -40)` },
      area('M36 -20C50 -60 58 -110 62 -150L84 -146C84 -100 78 -50 70 -6Z', mix(coat, INK, 0.18)),
      area('M61 -148C58 -166 60 -180 66 -188Q78 -194 84 -184Q90 -168 85 -146Z', skin),
      stroke('M68 -188v14M75 -190v16', mix(skin, INK, 0.35), 1.6),
    ),
  ]
}

/** Hair, a knitted cap in stripes, or a baseball cap. */
function headwear(hair: string, luck: Chance): string[] {
  const kind = luck.pick(['hair', 'hair', 'long', 'knit', 'cap'])
  if (kind === 'knit') {
    return [
      area('M-28 -106C-30 -138 -14 -150 0 -150S30 -138 28 -106Q0 -98 -28 -106Z', CLUB),
      area('M-29 -116Q0 -106 29 -116L28 -102Q0 -92 -28 -102Z', WHITE),
      area('M-25 -132Q0 -122 25 -132L28 -122Q0 -112 -28 -122Z', WHITE, { opacity: '0.85' }),
      circle([0, -154, 11], WHITE),
    ]
  }
  if (kind === 'cap') {
    return [
      area('M-27 -108C-28 -138 -14 -148 0 -148S28 -138 27 -108Q0 -114 -27 -108Z', CLUB_DEEP),
      stroke('M0 -148V-112M-14 -144Q-18 -126 -16 -111M14 -144Q18 -126 16 -111', CLUB, 1.8),
      area('M-10 -110a10 8 0 0 1 20 0Z', '#d8a888'),
    ]
  }
  if (kind === 'long') {
    return [
      area(
        'M-28 -108C-31 -140 -14 -151 0 -151S31 -140 28 -108C30 -84 32 -60 24 -40Q10 -34 0 -38Q-12 -34 -24 -40C-32 -60 -30 -84 -28 -108Z',
        hair,
      ),
      stroke('M-14 -140Q-20 -90 -14 -42M0 -146V-40M13 -140Q20 -90 14 -42', mix(hair, WHITE, 0.22), {
        width: 2,
        opacity: '0.6',
      }),
    ]
  }
  return [
    area(
      'M-27 -100C-31 -138 -14 -149 0 -149S31 -138 27 -100C24 -90 16 -84 0 -84S-24 -90 -27 -100Z',
      hair,
    ),
    stroke('M-12 -140Q-18 -110 -10 -88M8 -142Q16 -112 12 -88', mix(hair, WHITE, 0.22), {
      width: 2,
      opacity: '0.5',
    }),
  ]
}

function wornScarf(): string[] {
  return [
    area('M-36 -74Q0 -52 36 -74L40 -54Q0 -30 -40 -54Z', CLUB),
    ...[-26, -4, 18].map((left) => area(`M${left} -66l12 3l-1 18l-12 -3Z`, WHITE)),
    area('M12 -46l22 -4l8 84l-24 2Z', CLUB),
    ...times(3, (at) => area(`M${16 + at * 2} ${-28 + at * 24}l20 -2l1 10l-20 2Z`, WHITE)),
  ]
}

/** A scarf held up between two hands, sagging a little. */
export function scarf([ax, ay]: Point, [bx, by]: Point, scale: number): string {
  const sag = 26 * scale
  const tall = 58 * scale
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2 + sag]
  const band = (from: number, to: number) =>
    `M${ax} ${Math.round(ay + from)}Q${Math.round(mx)} ${Math.round(my + from)} ${bx} ${Math.round(by + from)}V${Math.round(by + to)}Q${Math.round(mx)} ${Math.round(my + to)} ${ax} ${Math.round(ay + to)}Z`
  const fringe = [ax, bx].map((x, at) =>
    stroke(
      times(
        7,
        (line) =>
          `M${x} ${Math.round((at ? by : ay) + 4 + (line * (tall - 8)) / 6)}h${at ? 16 : -16}`,
      ).join(''),
      WHITE,
      3,
    ),
  )
  const hands = [ax + 14, bx - 14].map((x, at) =>
    circle([x, (at ? by : ay) + 6, 13 * scale], SKINS[at] ?? '#e6b796'),
  )
  return group(
    {},
    area(band(0, tall), CLUB),
    area(band(0, tall * 0.16), WHITE),
    area(band(tall * 0.84, tall), WHITE),
    star([mx, my - sag * 0.5 + tall / 2], tall * 0.28, WHITE),
    ...[-0.28, 0.28].map((part) =>
      star([mx + (bx - ax) * part, my - sag * 0.64 + tall / 2], tall * 0.16, GOLD),
    ),
    ...fringe,
    ...hands,
  )
}

type Flag = { foot: Point; top: Point; size: Point; isStriped: boolean }

/** A large flag in the wind, on a long pole. */
export function bigFlag({ foot, top: [x, y], size: [w, h], isStriped }: Flag): string {
  const wave = (from: number, to: number) =>
    `M${x} ${Math.round(y + from)}c${Math.round(w * 0.2)} ${Math.round(-h * 0.22)} ${Math.round(w * 0.34)} ${Math.round(h * 0.18)} ${Math.round(w * 0.55)} ${Math.round(h * 0.04)}s${Math.round(w * 0.3)} ${Math.round(-h * 0.14)} ${Math.round(w * 0.45)} ${Math.round(h * 0.06)}v${Math.round(to - from)}c${Math.round(-w * 0.2)} ${Math.round(-h * 0.14)} ${Math.round(-w * 0.28)} ${Math.round(h * 0.1)} ${Math.round(-w * 0.45)} ${Math.round(-h * 0.06)}s${Math.round(-w * 0.35)} ${Math.round(-h * 0.24)} ${Math.round(-w * 0.55)} ${Math.round(-h * 0.04)}Z`
  const marks = isStriped
    ? [area(wave(h * 0.34, h * 0.66), WHITE)]
    : [star([x + w * 0.46, y + h * 0.52], h * 0.3, WHITE)]
  return group(
    {},
    stroke(`M${foot[0]} ${foot[1]}L${x} ${y - 16}`, '#d9c7a2', 9),
    area(wave(0, h), CLUB),
    ...marks,
    area(wave(0, h), 'url(#fold)'),
  )
}
