import { area, ellipse, fade, group, type Point, stroke, times } from '../../../drawing/brush.ts'
import { ball } from './paint.ts'
import { CRUMB, CRUST_DARK, CRUST_DEEP, CRUST_LIGHT } from './palette.ts'

/** Each bread is drawn around the origin, about 200 wide, lit from the upper left. */
export const breadDefs = [
  ball('wheat', [0.36, 0.24], '0 #f3c583, 0.38 #d49049, 0.78 #9a5522, 1 #5d2d12'),
  ball('rye', [0.36, 0.22], '0 #b97f49, 0.4 #86502a, 0.8 #5a2f17, 1 #3a1c0d'),
  ball('pale', [0.36, 0.24], '0 #fbdfa6, 0.45 #e7af68, 0.85 #b8763c, 1 #87481d'),
  fade('crumb', [0.2, 1], `0 #fdeccb, 0.6 ${CRUMB}, 1 #dfae6c`),
]

export type Crust = 'wheat' | 'rye' | 'pale'

/** A form with its crust: colour, a bright back, and flour where there is some. */
function baked(crust: Crust, d: string, back: string): string[] {
  return [
    area(d, `url(#${crust})`),
    area(back, '#fff1cf', { opacity: '0.12' }),
    stroke(d, CRUST_DARK, { width: 2, opacity: '0.4' }),
  ]
}

/** Where the loaf burst open: crumb below, a dark lip above. */
function gash(d: string): string[] {
  return [
    area(d, 'url(#crumb)'),
    stroke(d, CRUST_DARK, { width: 3.4, opacity: '0.5' }),
    stroke(d, CRUST_LIGHT, { width: 1.2, opacity: '0.8' }),
  ]
}

const CUTS = {
  cross: [
    'M-56 -46C-14 -40 30 -22 68 14C22 2 -26 -16 -56 -46Z',
    'M48 -62C28 -26 -16 6 -60 24C-30 -12 10 -48 48 -62Z',
  ],
  bars: [-46, 0, 46].map(
    (x) =>
      `M${x - 12} -58C${x + 8} -38 ${x + 16} -4 ${x + 8} 34C${x - 10} 4 ${x - 22} -30 ${x - 12} -58Z`,
  ),
  leaf: [
    'M-78 -14C-34 -50 40 -48 84 4C36 -24 -30 -26 -78 -14Z',
    ...[-36, -6, 24, 52].map((x) => `M${x} -26q16 22 8 52q-14 -24 -8 -52Z`),
  ],
} as const

/** A round loaf seen from the side, cut as its baker signs it. */
export function roundLoaf(crust: Crust, cut: keyof typeof CUTS): string {
  const dome =
    'M-100 34C-112 -34 -58 -76 2 -76C64 -76 112 -32 100 34C92 58 46 64 0 64C-48 64 -92 58 -100 34Z'
  return [
    ...baked(crust, dome, 'M-84 -2C-70 -46 -24 -70 14 -70C-18 -54 -50 -30 -62 10Z'),
    area('M-96 38C-40 54 44 54 97 38C90 58 46 64 0 64C-46 64 -90 58 -96 38Z', CRUST_DARK, {
      opacity: '0.45',
    }),
    ...CUTS[cut].flatMap(gash),
  ].join('')
}

/** A long loaf with slanting cuts. */
export function longLoaf(crust: Crust, cuts: number): string {
  const form =
    'M-150 20C-160 -30 -110 -52 0 -54C110 -52 160 -30 150 20C140 44 80 50 0 50C-80 50 -140 44 -150 20Z'
  const slant = (x: number) =>
    `M${x - 28} -40C${x + 2} -32 ${x + 26} -6 ${x + 32} 30C${x} 14 ${x - 24} -10 ${x - 28} -40Z`
  return [
    ...baked(crust, form, 'M-130 -6C-104 -38 -20 -48 60 -47C-20 -38 -86 -22 -114 8Z'),
    ...times(cuts, (at) => slant(-112 + ((at + 0.5) * 224) / cuts)).flatMap(gash),
  ].join('')
}

/** From a tin: straight sides, a bold top. */
export function tinLoaf(crust: Crust): string {
  const form =
    'M-92 60L-98 -20C-120 -34 -104 -72 -60 -70C-20 -84 40 -82 66 -70C108 -70 118 -34 98 -20L92 60Z'
  return [
    ...baked(crust, form, 'M-84 -44C-60 -66 -10 -76 40 -72C0 -66 -40 -60 -76 -34Z'),
    area('M-98 -20C-50 -8 50 -8 98 -20L96 4C50 14 -50 14 -96 4Z', CRUST_DARK, { opacity: '0.3' }),
    ...gash('M-70 -46C-24 -62 34 -62 78 -44C34 -34 -26 -32 -70 -46Z'),
  ].join('')
}

/** Thin and crisp, for a basket or a board. */
export function baguette(): string {
  const form =
    'M-230 8C-226 -20 -150 -30 0 -30C150 -30 226 -20 230 8C222 28 150 32 0 32C-150 32 -222 28 -230 8Z'
  const slant = (x: number) =>
    `M${x - 44} -16C${x - 10} -26 ${x + 28} -18 ${x + 50} 6C${x + 14} 4 ${x - 20} 2 ${x - 44} -16Z`
  return [
    ...baked('wheat', form, 'M-200 -6C-150 -24 -40 -27 60 -27C-40 -18 -150 -12 -196 6Z'),
    ...times(5, (at) => slant(-160 + at * 80)).flatMap(gash),
  ].join('')
}

/** A roll, with one cut along its back. */
export function roll(crust: Crust): string {
  const form =
    'M-62 2C-60 -32 -30 -46 2 -46C36 -46 62 -30 62 4C58 34 32 46 0 46C-34 46 -60 34 -62 2Z'
  return [
    ...baked(crust, form, 'M-52 -8C-40 -34 -14 -42 10 -42C-12 -34 -30 -20 -38 2Z'),
    ...gash('M-46 -12C-20 -30 24 -28 48 -6C22 6 -18 6 -46 -12Z'),
  ].join('')
}

/** Seeds strewn over an oval, the same every time. */
export function seeds([rx, ry]: Point, color: string, count: number): string {
  return times(count, (at) => {
    const turn = at * 2.39996
    const out = Math.sqrt((at + 0.5) / count)
    const [x, y] = [Math.cos(turn) * rx * out, Math.sin(turn) * ry * out]
    const transform = `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(at * 67) % 180})`
    return group({ transform }, ellipse([0, 0], [4.6, 2.3], at % 3 ? color : CRUST_DEEP))
  }).join('')
}
