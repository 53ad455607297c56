import { area, fade, group, type Point, stroke, times } from '../../../drawing/brush.ts'
import { ball } from './paint.ts'
import { CRUMB, CRUST_DARK } from './palette.ts'

export const pastryDefs = [
  ball('butter', [0.4, 0.25], '0 #ffdf9c, 0.4 #eeb05a, 0.75 #c2752c, 1 #8a4517'),
  ball('tip', [0.4, 0.3], '0 #e3a04e, 0.5 #b56a29, 1 #713611'),
  fade('split', [0, 1], `0 #fff0cf, 1 ${CRUMB}`),
]

/** Croissant from above: rolled segments that grow towards the middle, tips bent down. */
export function croissant(): string {
  const order = [0, 6, 1, 5, 2, 4, 3]
  return order.map((at) => segment(at - 3)).join('')
}

/** One fold of the roll; `step` counts from the middle, -3 to 3. */
function segment(step: number): string {
  const far = Math.abs(step)
  const x = step * (43 - far * 2.2)
  const y = step * step * 11 - 34
  const [w, h] = [46 - far * 6.5, 70 - far * 11]
  const form =
    far === 3
      ? `M${-w} ${-h * 0.9}C${w * 0.2} ${-h * 1.2} ${w * 1.1} ${-h * 0.6} ${w * 0.7} ${h * 0.3}C${w * 0.4} ${h * 1.2} ${-w * 0.3} ${h * 1.5} ${-w * 0.7} ${h * 0.9}C${-w * 1.3} ${h * 0.2} ${-w * 1.3} ${-h * 0.5} ${-w} ${-h * 0.9}Z`
      : `M${-w} ${h * 0.5}C${-w * 1.2} ${-h * 0.6} ${-w * 0.6} ${-h} 0 ${-h}C${w * 0.6} ${-h} ${w * 1.2} ${-h * 0.6} ${w} ${h * 0.5}C${w * 0.5} ${h * 0.95} ${-w * 0.5} ${h * 0.95} ${-w} ${h * 0.5}Z`
  const leaves = times(4, (at) => {
    const off = -w * 0.66 + at * w * 0.44
    return `M${off} ${-h * 0.74}q${step < 0 ? -6 : 6} ${h * 0.7} 0 ${h * 1.35}`
  })
  const mirror = step < 0 ? ' scale(-1 1)' : ''
  return group(
    {
      transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${step * 24})${far === 3 ? mirror : ''}`,
    },
    area(form, far > 2 ? 'url(#tip)' : 'url(#butter)'),
    stroke(leaves.join(''), '#8a4515', { width: 2, opacity: '0.38' }),
    stroke(`M${-w * 0.5} ${-h * 0.72}q${w * 0.5} ${-h * 0.2} ${w} 0`, '#fff3cf', {
      width: 9,
      opacity: '0.35',
      'stroke-linecap': 'round',
    }),
    stroke(form, CRUST_DARK, { width: 2.4, opacity: '0.5' }),
  )
}

/** The same bow without detail, for the shadow below it. */
export function croissantBow(): string {
  return [56, 72, 88, 104, 118]
    .map((width) =>
      stroke('M-118 74Q-96 -34 0 -34Q96 -34 118 74', '#2f170b', {
        width,
        'stroke-linecap': 'round',
        opacity: '0.14',
      }),
    )
    .join('')
}

const TWIST =
  'M-22 66C-66 40 -118 10 -116 -40C-114 -92 -44 -96 -18 -46C-2 -12 14 30 52 78M22 66C66 40 118 10 116 -40C114 -92 44 -96 18 -46C2 -12 -14 30 -52 78'
const BELLY = 'M-112 -22C-116 54 -62 108 0 108C62 108 116 54 112 -22'

/** A pretzel from above: thin arms crossed, a thick belly that split in the oven. */
export function pretzel(): string {
  const arm = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return [
    stroke(BELLY, '#4a1f0c', { ...arm, width: 54 }),
    stroke(BELLY, '#7c3814', { ...arm, width: 46 }),
    stroke(BELLY, '#a4531f', { ...arm, width: 30, transform: 'translate(-3 -5)' }),
    stroke(TWIST, '#4a1f0c', { ...arm, width: 40 }),
    stroke(TWIST, '#7c3814', { ...arm, width: 32 }),
    stroke(TWIST, '#b0602a', { ...arm, width: 15, transform: 'translate(-4 -5)' }),
    stroke(TWIST, '#e9a765', { ...arm, width: 4, opacity: '0.7', transform: 'translate(-6 -8)' }),
    area('M-62 84C-30 104 34 104 66 82C44 126 -40 128 -62 84Z', 'url(#split)'),
    stroke('M-62 84C-30 104 34 104 66 82', '#e0a45c', { width: 4, opacity: '0.8' }),
    stroke('M-104 -2C-104 40 -84 70 -60 86', '#e9a765', { ...arm, width: 5, opacity: '0.5' }),
    salt([
      [-92, 30],
      [-84, 52],
      [-70, 66],
      [92, 36],
      [82, 56],
      [-100, -40],
      [-80, -64],
      [-56, -68],
      [96, -50],
      [70, -68],
      [-34, -44],
      [34, -46],
      [10, 20],
      [-12, 26],
      [46, 62],
      [-46, 60],
    ]),
  ].join('')
}

function salt(spots: readonly Point[]): string {
  return spots
    .map(([x, y], at) =>
      area(`M${x} ${y}l7 -3l4 6l-7 4Z`, at % 3 ? '#fffdf6' : '#efe6d6', {
        stroke: '#8b6a50',
        'stroke-width': '0.6',
      }),
    )
    .join('')
}
