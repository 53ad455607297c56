import { area, type Chance, ellipse, group, type Point } from '../../../drawing/brush.ts'
import { ball } from './ball.ts'
import { type Figure, figure, type Pose } from './figure.ts'
import { coach, training } from './kits.ts'
import { CLUB, WHITE } from './palette.ts'
import { cheer, dribble, kick, point, run, sprint, wait } from './poses.ts'

const SHADOW = { color: '#1e4426', skew: -58, length: 0.62 }

type Child = { at: Point; pose: Pose; isMirrored?: boolean; size?: number }

const FAR: readonly Child[] = [
  { at: [420, 600], pose: run },
  { at: [1130, 622], pose: kick },
  { at: [1330, 606], pose: cheer, isMirrored: true },
  { at: [620, 640], pose: wait, isMirrored: true },
]
const LINE: readonly Child[] = [
  { at: [1390, 770], pose: wait, isMirrored: true },
  { at: [1470, 792], pose: wait, isMirrored: true },
  { at: [1300, 756], pose: cheer, isMirrored: true },
]

/** Those who run and those who wait their turn, with their coach. */
export function children(luck: Chance): string[] {
  const child = ({ at, pose, isMirrored, size }: Child): string => {
    const one: Figure = {
      at,
      pose,
      isMirrored,
      size: size ?? (at[1] - 480) * 0.58 + 20,
      kit: training(luck),
      isChild: true,
      shadow: SHADOW,
    }
    return figure(one)
  }
  return [
    ...FAR.map(child),
    ...[
      [700, 700],
      [860, 706],
      [1020, 712],
    ].map(([x = 0, y = 0]) => cone([x, y], 0.6)),
    ...LINE.map(child),
    figure({
      at: [1150, 800],
      size: 312,
      pose: point,
      kit: coach(luck),
      isMirrored: true,
      shadow: SHADOW,
    }),
    child({ at: [880, 826], pose: run, isMirrored: true }),
    child({ at: [520, 900], pose: dribble, size: 280 }),
    ball({ at: [610, 884], r: 25, turn: [10, 60], panel: CLUB, id: 'ball' }),
    ball({ at: [812, 832], r: 20, turn: [50, 20], panel: CLUB, id: 'ball' }),
    child({ at: [250, 960], pose: sprint, size: 300 }),
  ]
}

export function cone([x, y]: Point, scale: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    area('M0 0L90 -34L120 -30L30 6Z', '#1e4426', { opacity: '0.3' }),
    ellipse([0, 0], [34, 9], '#d9622a'),
    area('M-24 -2L-7 -62Q0 -66 7 -62L24 -2Q0 8 -24 -2Z', '#f0793a'),
    area('M4 -64Q6 -63 7 -62L24 -2Q16 2 8 3Z', '#b94a1c', { opacity: '0.7' }),
    area('M-17 -26Q0 -20 17 -26L13 -42Q0 -36 -13 -42Z', WHITE),
  )
}
