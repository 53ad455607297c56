import {
  area,
  type Box,
  type Chance,
  circle,
  ellipse,
  group,
  type Point,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { CLUB, GOLD, INK, STEEL, TIMBER_DARK, TIMBER_LIGHT, WARM, WHITE } from './palette.ts'

/** The pitch in the dusk, seen from the warm side of the glass. */
export function pitchWindow({ x, y, w, h }: Box): string[] {
  const masts = [0.2, 0.76].map((part) => {
    const left = x + w * part
    return (
      rect({ x: left - 3, y: y + h * 0.24, w: 6, h: h * 0.54 }, INK) +
      rect({ x: left - 24, y: y + h * 0.18, w: 48, h: 26 }, '#eef6ff', { rx: 3 }) +
      ellipse([left, y + h * 0.22], [90, 70], 'url(#spot)')
    )
  })
  return [
    rect({ x: x - 18, y: y - 18, w: w + 36, h: h + 36 }, TIMBER_DARK),
    rect({ x, y, w, h }, 'url(#dusk)'),
    ...masts,
    stroke(
      `M${x} ${y + h * 0.9}H${x + w}M${x + w * 0.5} ${y + h * 0.79}L${x + w * 0.44} ${y + h}`,
      WHITE,
      { width: 3, opacity: '0.8' },
    ),
    stroke(
      `M${x + w / 3} ${y}v${h}M${x + (w / 3) * 2} ${y}v${h}M${x} ${y + h * 0.34}h${w}`,
      TIMBER_LIGHT,
      12,
    ),
    rect({ x: x - 30, y: y + h + 14, w: w + 60, h: 20 }, TIMBER_LIGHT),
    area(`M${x - 18} ${y - 18}h90q20 180 -40 ${h}h-50Z`, CLUB, { opacity: '0.85' }),
    area(`M${x + w + 18} ${y - 18}h-90q-20 180 40 ${h}h50Z`, CLUB, { opacity: '0.85' }),
  ]
}

/** Bottles and glasses on two boards behind the bar. */
export function backShelf(luck: Chance): string[] {
  const tones = ['#3f6b39', '#8a4b24', '#e2b04a', '#c9dbe0', '#5f2a24', '#2f5f8a'] as const
  const bottles = (y: number) =>
    times(22, (at) => {
      const x = 170 + at * 29
      const h = luck.between(62, 96)
      const tone = luck.pick(tones)
      return (
        area(
          `M${x} ${y}v${Math.round(-h * 0.6)}q0 -10 7 -14v${Math.round(-h * 0.24)}h8v${Math.round(h * 0.24)}q7 4 7 14v${Math.round(h * 0.6)}Z`,
          tone,
        ) +
        rect({ x: x + 2, y: y - h * 0.42, w: 18, h: h * 0.22 }, '#f4ead2') +
        rect({ x: x + 3, y: y - h * 0.56, w: 3, h: h * 0.5 }, WHITE, { opacity: '0.4' })
      )
    }).join('')
  return [
    rect({ x: 140, y: 250, w: 690, h: 280 }, INK, { opacity: '0.34' }),
    rect({ x: 140, y: 250, w: 690, h: 280 }, 'url(#spot)', { opacity: '0.4' }),
    bottles(374),
    rect({ x: 130, y: 374, w: 710, h: 14 }, TIMBER_LIGHT),
    bottles(512),
    rect({ x: 130, y: 512, w: 710, h: 14 }, TIMBER_LIGHT),
    stroke('M130 240H840V536H130Z', TIMBER_DARK, 14),
  ]
}

/** Three taps on a brass column. */
export function taps([x, y]: Point): string[] {
  return [
    rect({ x: x - 12, y: y - 120, w: 24, h: 120 }, 'url(#brass)'),
    rect({ x: x - 84, y: y - 140, w: 168, h: 30 }, 'url(#brass)', { rx: 15 }),
    ...[-60, 0, 60].flatMap((dx) => [
      stroke(`M${x + dx} ${y - 112}v26q0 10 10 10`, STEEL, 9),
      rect({ x: x + dx - 8, y: y - 198, w: 16, h: 62 }, dx ? WHITE : CLUB, { rx: 8 }),
      circle([x + dx, y - 198, 12], GOLD),
    ]),
    rect({ x: x - 40, y: y - 8, w: 80, h: 10 }, '#4b3a22', { rx: 4 }),
  ]
}

/** Lamps in a row and the light they throw. */
export function lampsOver(row: readonly number[], y: number): string[] {
  const cones = row.map((x) =>
    poly(
      `${x - 60},${y + 10} ${x + 60},${y + 10} ${x + 300},${y + 700} ${x - 300},${y + 700}`,
      'url(#cone)',
      { opacity: '0.5' },
    ),
  )
  return [group({ filter: 'url(#soft)' }, ...cones), ...row.map((x) => lamp([x, y]))]
}

function lamp([x, y]: Point): string {
  return group(
    {},
    stroke(`M${x} 0V${y - 50}`, INK, 4),
    area(
      `M${x - 62} ${y + 8}Q${x - 54} ${y - 52} ${x} ${y - 56}Q${x + 54} ${y - 52} ${x + 62} ${y + 8}Z`,
      CLUB,
    ),
    area(
      `M${x + 8} ${y - 56}Q${x + 54} ${y - 52} ${x + 62} ${y + 8}H${x + 26}Q${x + 30} ${y - 40} ${x + 8} ${y - 56}Z`,
      INK,
      { opacity: '0.3' },
    ),
    ellipse([x, y + 8], [62, 11], WARM),
    ellipse([x, y + 16], [130, 80], 'url(#spot)'),
  )
}

/** A football table with its rods, blue against red. */
export function tableFootball([x, y]: Point): string {
  const rods = times(6, (at) => {
    const left = -170 + at * 68
    const shirt = at % 2 ? '#d24a32' : CLUB
    const men = times(
      3,
      (row) =>
        rect({ x: left - 9, y: -208 + row * 32 + (at % 3) * 4, w: 18, h: 24 }, shirt, { rx: 4 }) +
        circle([left, -212 + row * 32 + (at % 3) * 4, 8], '#e6b796'),
    )
    return (
      rect({ x: left - 3, y: -236, w: 6, h: 140 }, STEEL) +
      men.join('') +
      rect({ x: left - 7, y: -110, w: 14, h: 40 }, INK, { rx: 6 })
    )
  })
  return group(
    { transform: `translate(${x} ${y})` },
    ellipse([0, 14], [260, 24], 'url(#under)'),
    stroke('M-206 -90L-216 12M206 -90L216 12', TIMBER_DARK, 24),
    poly('-206,-230 206,-230 236,-110 -236,-110', 'url(#table)'),
    stroke('M0 -230V-110M-206 -230L-236 -110M206 -230L236 -110', WHITE, {
      width: 3,
      opacity: '0.7',
    }),
    ...rods,
    poly('-240,-116 240,-116 232,-40 -232,-40', TIMBER_LIGHT),
    poly('-240,-116 240,-116 239,-104 -239,-104', '#e8c79a'),
    poly('-214,-244 214,-244 206,-226 -206,-226', TIMBER_LIGHT),
    circle([30, -166, 7], WHITE),
  )
}
