import { area, ellipse, group, type Point } from '../../../drawing/brush.ts'
import { between, type HeadLook, head, reach, shoe, taper } from './figure-parts.ts'
import { mix } from './light.ts'

/** Angles of a limb's upper and lower part. */
type Bend = readonly [number, number]

export type Pose = {
  /** Forward is positive. */
  lean: number
  /** The far limb first. */
  legs: readonly [Bend, Bend]
  arms: readonly [Bend, Bend]
  /** Of the head, against the body. */
  tilt?: number
  /** Off the ground, in cm. */
  lift?: number
}

export type Kit = HeadLook & {
  shirt: string
  shorts: string
  socks: string
  shoes: string
  /** A tracksuit covers arms and legs. */
  isLong?: boolean
  /** Of a bib or a stripe across the shoulders. */
  trim?: string
}

export type Figure = {
  /** Where it stands. */
  at: Point
  /** From head to toe when upright. */
  size: number
  pose: Pose
  kit: Kit
  /** Looks to the left. */
  isMirrored?: boolean
  /** A child: the head is larger. */
  isChild?: boolean
  shadow?: { color: string; skew: number; length: number }
}

const NIGHTFALL = '#141a2c'
const HIP: Point = [0, 0]

/** A person in motion, seen from the side, with light from the front. */
export function figure({ at: [x, y], size, pose, kit, ...more }: Figure): string {
  const legs = pose.legs.map((bend) => leg(bend))
  const ground = Math.max(...legs.map(({ ankle }) => ankle[1])) + 8
  const scale = size / 184
  const rise = ground + (pose.lift ?? 0)
  const side = more.isMirrored ? -1 : 1
  const place = `translate(${Math.round(x)} ${Math.round(y)}) scale(${(side * scale).toFixed(3)} ${scale.toFixed(3)})`
  return group(
    { transform: place },
    more.shadow ? castShadow(more.shadow) : '',
    group({ transform: `translate(0 ${-Math.round(rise)})` }, ...body(pose, kit, more.isChild)),
  )
}

function castShadow({ color, skew, length }: NonNullable<Figure['shadow']>): string {
  return group(
    { transform: `skewX(${skew}) scale(1 ${length})`, opacity: '0.34' },
    ellipse([0, 78], [17, 84], color),
    ellipse([0, 0], [30, 14], color),
  )
}

function body(pose: Pose, kit: Kit, isChild: boolean | undefined): string[] {
  const neck = reach(HIP, 180 - pose.lean, 50)
  const crown = reach(neck, 180 - pose.lean * 0.6 - (pose.tilt ?? 0) * 0.3, 20)
  const [farLeg, nearLeg] = pose.legs
  const [farArm, nearArm] = pose.arms
  const far = dimmed(kit)
  const face = head([0, 0], pose.lean * 0.5 + (pose.tilt ?? 0), kit)
  const bigger = isChild ? 1.32 : 1
  const headAt = `translate(${Math.round(crown[0])} ${Math.round(crown[1])}) scale(${bigger})`
  return [
    arm(neck, farArm, far),
    ...drawLeg(leg(farLeg), far),
    ...drawLeg(leg(nearLeg), kit),
    group({ transform: headAt }, face),
    torso({ lean: pose.lean, kit }),
    arm(neck, nearArm, kit),
  ]
}

function torso({ lean, kit: { shirt, trim } }: { lean: number; kit: Kit }): string {
  const shade = mix(shirt, NIGHTFALL, 0.42)
  const front =
    'M-12 -45Q-13 -50 -5 -51H5Q14 -50 14 -43Q17 -31 14 -17Q12.5 -4 14 9Q0 12 -14 9Q-12 -6 -13.5 -18Q-17 -32 -12 -45Z'
  return group(
    { transform: `rotate(${Math.round(lean)})` },
    area(front, shirt),
    ...(trim ? [area('M-15 -33Q0 -29 15.5 -33L15 -22Q0 -18 -14.5 -22Z', trim)] : []),
    area('M-12 -45Q-17 -32 -13.5 -18Q-12 -6 -14 9Q-9 11 -5 11Q-4 -8 -7 -20Q-9 -36 -7 -50Z', shade, {
      opacity: '0.75',
    }),
    area('M-6 -51Q0 -44 7 -51L8 -47Q0 -39 -7 -47Z', shade),
  )
}

function arm(neck: Point, [upper, lower]: Bend, kit: Kit): string {
  const shoulder = between(neck, HIP, 0.16)
  const elbow = reach(shoulder, upper, 29)
  const wrist = reach(elbow, lower, 26)
  const hand = reach(wrist, lower, 5)
  const sleeve = kit.isLong ? 1 : 0.62
  return [
    taper({ from: shoulder, to: elbow, wide: [6, 4.6] }, kit.isLong ? kit.shirt : kit.skin),
    taper({ from: elbow, to: wrist, wide: [4.8, 3.4] }, kit.isLong ? kit.shirt : kit.skin),
    taper({ from: wrist, to: hand, wide: [3.6, 4] }, kit.skin),
    taper(
      { from: shoulder, to: between(shoulder, elbow, sleeve), wide: [8.6, 7.6], isCut: true },
      mix(kit.shirt, NIGHTFALL, 0.12),
    ),
  ].join('')
}

type Leg = { knee: Point; ankle: Point; shin: number }

function leg([thigh, shin]: Bend): Leg {
  const knee = reach(HIP, thigh, 43)
  return { knee, ankle: reach(knee, shin, 42), shin }
}

function drawLeg({ knee, ankle, shin }: Leg, kit: Kit): string[] {
  const bare = kit.isLong ? kit.shorts : kit.skin
  const calf = between(knee, ankle, 0.3)
  return [
    shoe(ankle, Math.max(20, Math.min(150, 90 + shin * 0.8)), kit.shoes),
    taper({ from: HIP, to: knee, wide: [11, 7] }, bare),
    taper({ from: knee, to: calf, wide: [6.8, 7.2] }, bare),
    taper({ from: calf, to: ankle, wide: [7.4, 4.6] }, kit.isLong ? kit.shorts : kit.socks),
    taper(
      {
        from: HIP,
        to: between(HIP, knee, kit.isLong ? 1 : 0.66),
        wide: [12.5, kit.isLong ? 8 : 11.5],
        isCut: true,
      },
      kit.shorts,
    ),
  ]
}

/** What lies on the side away from the light. */
function dimmed(kit: Kit): Kit {
  const dim = (color: string) => mix(color, NIGHTFALL, 0.34)
  return {
    ...kit,
    shirt: dim(kit.shirt),
    shorts: dim(kit.shorts),
    socks: dim(kit.socks),
    shoes: dim(kit.shoes),
    skin: dim(kit.skin),
  }
}
