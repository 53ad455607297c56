import { type Chance, ellipse, type Point, poly } from '../../../drawing/brush.ts'
import { type Figure, figure, type Pose } from './figure.ts'
import { goalFrame } from './goal.ts'
import { guest, home } from './kits.ts'
import { dribble, ready, run, sprint, wait } from './poses.ts'

type Spot = { at: Point; pose: Pose; isGuest?: boolean; isMirrored?: boolean }

const SPOTS: readonly Spot[] = [
  { at: [300, 566], pose: wait, isGuest: true },
  { at: [1010, 570], pose: run, isMirrored: true },
  { at: [560, 590], pose: run },
  { at: [1330, 600], pose: ready, isGuest: true, isMirrored: true },
  { at: [880, 648], pose: run, isGuest: true, isMirrored: true },
  { at: [380, 720], pose: ready, isGuest: true },
  { at: [1290, 740], pose: sprint, isMirrored: true },
  { at: [640, 832], pose: sprint, isGuest: true },
  { at: [1010, 960], pose: dribble },
]

/** Players of both sides; the further away, the smaller. */
export function match(luck: Chance): string[] {
  const goal = goalFrame({ at: [1452, 600], size: [150, 66], depth: 30 })
  return [goal, ...SPOTS.flatMap((spot) => player(spot, luck))]
}

function player({ at, pose, isGuest, isMirrored }: Spot, luck: Chance): string[] {
  const size = 56 + (at[1] - 560) * 0.66
  const styles = ['short', 'short', 'curls'] as const
  const kit = isGuest ? guest(luck, styles) : home(luck, styles)
  const one: Figure = { at, size, pose, kit, isMirrored }
  return [...shadows(at, size), figure(one)]
}

/** Four lamps, four shadows. */
function shadows([x, y]: Point, size: number): string[] {
  const away: readonly Point[] = [
    [-1, 0.16],
    [1, 0.16],
    [-0.7, -0.1],
    [0.7, -0.1],
  ]
  return [
    ...away.map(([dx, dy]) =>
      poly(
        [
          [x - size * 0.06, y],
          [x + size * 0.06, y],
          [x + dx * size * 0.8 + size * 0.05, y + dy * size * 0.8],
          [x + dx * size * 0.8 - size * 0.05, y + dy * size * 0.8],
        ],
        '#0d2a1a',
        { opacity: '0.22' },
      ),
    ),
    ellipse([x, y], [size * 0.17, size * 0.04], '#1d4a2a'),
  ]
}
