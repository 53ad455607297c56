import {
  area,
  type Chance,
  circle,
  ellipse,
  group,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { SPINES } from './bookcase-shelves.ts'
import { CREAM, GREEN, INK, OAK_DARK, WALL_DEEP } from './palette.ts'

export function niche(luck: Chance): string[] {
  const box = { x: 290, y: 424, w: 420, h: 500 }
  const pillow = (x: number, color: string, tilt: number) =>
    group(
      { transform: `rotate(${tilt} ${x} 850)` },
      rect({ x: x - 62, y: 776, w: 124, h: 116 }, color, { rx: 22 }),
      stroke(`M${x - 40} 792q40 20 80 0`, CREAM, { width: 3, opacity: 0.4 }),
    )
  const slats = times(11, (at) =>
    stroke(`M${box.x + 20 + at * 38} ${box.y}V890`, OAK_DARK, { width: 2, opacity: 0.35 }),
  )
  return [
    rect(box, '#cfb284'),
    ...slats,
    rect({ ...box, h: 26 }, INK, { opacity: 0.28 }),
    rect({ ...box, w: 14 }, INK, { opacity: 0.2 }),
    circle([500, 640, 300], 'url(#lit)', { opacity: 0.5 }),
    pillow(362, '#b5634a', -8),
    pillow(632, '#d9c7a4', 9),
    pillow(566, GREEN, -4),
    area('M284 880q216 -22 432 0v52q-216 14 -432 0Z', 'url(#cushion)'),
    ...times(7, (at) => stroke(`M${330 + at * 56} 874v56`, '#6d806a', { width: 2, opacity: 0.5 })),
    group(
      { transform: 'rotate(-6 450 868)' },
      rect({ x: 410, y: 858, w: 92, h: 10 }, '#f4ead6'),
      rect({ x: 408, y: 866, w: 96, h: 8 }, luck.pick(SPINES)),
    ),
    rect({ x: 278, y: 926, w: 444, h: 18 }, '#f0dfbc'),
  ]
}

export function lampAndLight(): string[] {
  return [
    stroke('M500 424V506', INK, 3),
    area('M446 566Q454 508 500 506Q546 508 554 566Z', CREAM),
    area('M512 507Q546 510 554 566H524Q534 530 512 507Z', WALL_DEEP, { opacity: 0.4 }),
    ellipse([500, 566], [54, 8], '#fff4d2'),
    poly('450,570 550,570 690,880 310,880', 'url(#cone)'),
  ]
}
