import { area, fade, group, type Point, stroke } from '../../../drawing/brush.ts'
import { ball, place } from './paint.ts'

const SKIN_LINE = '#9c6242'

export const handDefs = [
  ball('skin', [0.4, 0.3], '0 #f3c9a5, 0.6 #dfaa80, 1 #d09a6f'),
  fade('arm', [1, 0], '0 #e6b48a, 0.5 #d8a176, 1 #b47a53'),
  fade('shirt', [1, 0], '0 #fffaf0, 0.5 #efe3cf, 1 #c7b393'),
]

/** Foot, knuckle and tip of each finger; drawn from the little one to the first. */
const FINGERS: readonly (readonly [Point, Point, Point, number])[] = [
  [[54, -30], [74, -84], [70, -124], 30],
  [[24, -44], [38, -112], [34, -158], 34],
  [[-10, -48], [-6, -122], [-10, -172], 35],
  [[-44, -38], [-48, -104], [-50, -152], 34],
]

type Hand = { at: Point; turn: number; isLeft: boolean }

/** The back of a hand, fingers pointing up; the right one, unless mirrored. */
export function hand({ at, turn, isLeft }: Hand): string {
  const mirrored: Point = isLeft ? [-1, 1] : [1, 1]
  const thumb = 'M-58 34C-92 6 -112 -26 -118 -62'
  return place(
    { at, turn },
    group(
      { transform: `scale(${mirrored.join(' ')})` },
      limb(thumb, 40),
      ...FINGERS.map(([foot, knuckle, tip, width]) =>
        limb(`M${foot.join(' ')}Q${knuckle.join(' ')} ${tip.join(' ')}`, width),
      ),
      area(
        'M-70 -46C-40 -66 40 -66 72 -36C84 20 78 70 60 104C50 150 -46 150 -56 104C-76 70 -84 10 -70 -46Z',
        'url(#skin)',
      ),
      ...FINGERS.map(([foot]) =>
        stroke(`M${foot[0] - 12} ${foot[1] - 4}q12 -9 24 0`, SKIN_LINE, {
          width: 3,
          opacity: '0.5',
        }),
      ),
      ...FINGERS.map(([, , tip]) => nail(tip)),
      stroke('M-30 -20q-6 50 0 96M8 -26q2 50 0 90M40 -16q6 40 0 80', SKIN_LINE, {
        width: 2.5,
        opacity: '0.22',
      }),
      stroke('M-70 -46C-84 10 -76 70 -58 104M72 -36C84 20 78 70 62 104', SKIN_LINE, {
        width: 3,
        opacity: '0.5',
      }),
    ),
  )
}

function limb(d: string, width: number): string {
  const round = { 'stroke-linecap': 'round' }
  return [
    stroke(d, SKIN_LINE, { ...round, width: width + 4 }),
    stroke(d, '#d9a177', { ...round, width }),
    stroke(d, '#f0c6a0', {
      ...round,
      width: width * 0.45,
      opacity: '0.7',
      transform: 'translate(-4 0)',
    }),
  ].join('')
}

function nail([x, y]: Point): string {
  return area(`M${x - 9} ${y + 4}q0 -16 9 -16t9 16q-9 6 -18 0Z`, '#f9dcc8', {
    stroke: SKIN_LINE,
    'stroke-width': '1.2',
  })
}

/** Forearm with a rolled-up sleeve, reaching up from below. */
export function sleeve({ at, turn }: { at: Point; turn: number }): string {
  return place(
    { at, turn },
    area('M-62 -190C-74 -90 -88 0 -96 90H96C90 0 78 -90 64 -190Z', 'url(#arm)'),
    area('M-112 -20Q0 20 112 -20L150 260H-150Z', 'url(#shirt)'),
    area('M-118 -26Q0 16 118 -26L124 32Q0 76 -124 32Z', '#fff6e6'),
    stroke('M-124 32Q0 76 124 32M-60 60L-74 220M10 70L6 230M74 56L92 220', '#b9a380', {
      width: 4,
      opacity: '0.6',
    }),
  )
}
