import {
  area,
  type Chance,
  circle,
  ellipse,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { INK, IRON, LEAVES, OAK_DARK, WALNUT, WOODS } from './palette.ts'

export const YARD = 690

export function timber(luck: Chance): string[] {
  const stack = times(6, (row) =>
    times(4, (at) => {
      const x = 1548 + at * 58 + luck.between(-5, 5)
      const y = 676 - row * 24
      const color = luck.pick(WOODS)
      return [
        rect({ x, y, w: 56, h: 19 }, color),
        stroke(`M${(x + 12).toFixed(0)} ${y + 9}q16 -10 32 0`, WALNUT, {
          width: 1.6,
          opacity: 0.6,
        }),
      ].join('')
    }).join(''),
  )
  const spacers = times(6, (row) => rect({ x: 1544, y: 695 - row * 24, w: 242, h: 5 }, WALNUT))
  return [
    ellipse([1660, 706], [170, 18], 'url(#earth)'),
    ...stack,
    ...spacers,
    poly('1524,536 1800,516 1800,532 1528,552', '#6d5641'),
    rect({ x: 1538, y: 540, w: 10, h: 164 }, WALNUT),
    rect({ x: 1780, y: 524, w: 10, h: 180 }, WALNUT),
  ]
}

export function bicycle(): string[] {
  const wheel = (x: number) => [
    circle([x, 726, 48], 'none', { stroke: INK, 'stroke-width': 6 }),
    ...times(8, (at) => {
      const angle = (Math.PI / 8) * at
      const [dx, dy] = [Math.cos(angle) * 46, Math.sin(angle) * 46]
      return stroke(`M${x - dx} ${726 - dy}L${x + dx} ${726 + dy}`, IRON, 1)
    }),
    circle([x, 726, 5], INK),
  ]
  return [
    ellipse([640, 778], [140, 12], 'url(#earth)'),
    ...wheel(570),
    ...wheel(712),
    stroke('M570 726L606 652H684L712 726M606 652L640 726L684 652M570 726H640', '#9c4a3a', 7),
    stroke('M684 652L674 618H706', INK, 6),
    stroke('M606 652L598 632', INK, 6),
    rect({ x: 580, y: 622, w: 44, h: 10 }, WALNUT, { rx: 5 }),
    area('M676 622h66l-8 42h-50Z', '#b98a52'),
    stroke('M680 636h58M683 650h52', '#7d5734', 3),
  ]
}

export function linden(luck: Chance): string[] {
  const crown = times(110, () => {
    const angle = luck.between(0, Math.PI * 2)
    const reach = Math.sqrt(luck.between(0, 1)) * 190
    return circle(
      [
        230 + Math.cos(angle) * reach * 1.05,
        300 + Math.sin(angle) * reach * 0.86,
        luck.between(24, 52),
      ],
      luck.pick(LEAVES),
      { opacity: 0.92 },
    )
  })
  return [
    ellipse([240, 716], [210, 24], 'url(#earth)'),
    area(
      'M206 720Q222 560 214 440L176 372L196 362L232 420L250 340L270 344L256 440Q256 580 282 720Z',
      '#6b5440',
    ),
    ...crown,
    ...times(50, () =>
      circle(
        [230 + luck.between(-150, 110), 270 + luck.between(-140, 60), luck.between(9, 22)],
        '#b9c48c',
        { opacity: 0.5 },
      ),
    ),
    rect({ x: 120, y: 668, w: 250, h: 12 }, OAK_DARK),
    rect({ x: 140, y: 680, w: 12, h: 44 }, WALNUT),
    rect({ x: 338, y: 680, w: 12, h: 44 }, WALNUT),
  ]
}

export function pots(luck: Chance): string[] {
  return [800, 1150].map((x) =>
    [
      ...times(22, () =>
        circle(
          [x + luck.between(-30, 30), 664 - luck.between(0, 52), luck.between(8, 16)],
          luck.pick([...LEAVES, '#d98c86', '#f1d7c9']),
        ),
      ),
      area(`M${x - 26} 666h52l-8 44h-36Z`, '#b4694b'),
      rect({ x: x - 30, y: 660, w: 60, h: 11 }, '#c27a5a'),
    ].join(''),
  )
}
