import type { Chance, Point } from '../../../drawing/brush.ts'
import { parasolTable } from './clubhouse-things.ts'
import { type Figure, figure, type Kit, type Pose } from './figure.ts'
import type { HairStyle } from './figure-parts.ts'
import { home, visitor } from './kits.ts'
import { CLUB, WHITE } from './palette.ts'
import { carry, cheer, dribble, run, wait } from './poses.ts'
import { grill } from './summer-party-things.ts'

const SHADOW = { color: '#14301f', skew: 40, length: 0.3 }
const LEFT = { isMirrored: true }

/** Grown-ups at table and grill, children with the ball between them. */
export function guests(luck: Chance): string[] {
  const cook: Partial<Kit> = { shirt: WHITE, style: 'cap', hair: CLUB, isLong: true }
  const grown = (at: Point, pose: Pose, more: Partial<Figure> = {}) =>
    figure({ at, size: 210, pose, kit: visitor(luck), shadow: SHADOW, ...more })
  const child = (at: Point, pose: Pose, style: HairStyle) =>
    figure({
      at,
      size: 170,
      pose,
      kit: home(luck, [style]),
      shadow: SHADOW,
      ...LEFT,
      isChild: true,
    })
  return [
    parasolTable([330, 830], 1.05, CLUB),
    grown([228, 836], wait),
    grown([444, 842], carry, LEFT),
    grill([1240, 830], 1.1),
    grown([1160, 836], carry, { kit: { ...visitor(luck), ...cook } }),
    grown([1350, 850], wait, LEFT),
    child([1420, 866], cheer, 'curls'),
    grown([700, 846], wait),
    grown([770, 850], wait, LEFT),
    child([980, 910], run, 'short'),
    child([850, 926], dribble, 'tail'),
  ]
}
