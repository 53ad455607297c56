import { area, circle, poly, rect, stroke, times } from '../../../drawing/brush.ts'
import { CREAM, GREEN, GREEN_DARK, GREEN_LIGHT, SUN, WALNUT } from './palette.ts'

export function gate(): string[] {
  const leaf = (x: number, w: number) => [
    rect({ x, y: 430, w, h: 266 }, GREEN),
    ...times(5, (at) => stroke(`M${x + (w / 5) * at} 430v266`, GREEN_DARK, 3)),
    stroke(
      `M${x + 6} 470h${w - 12}M${x + 6} 650h${w - 12}M${x + 6} 646L${x + w - 6} 474`,
      GREEN_LIGHT,
      10,
    ),
  ]
  return [
    area('M852 700V440Q980 380 1108 440V700Z', '#6b3a2b'),
    rect({ x: 866, y: 430, w: 228, h: 270 }, 'url(#inside)'),
    circle([980, 520, 150], 'url(#warm)', { opacity: 0.8 }),
    rect({ x: 884, y: 596, w: 190, h: 16 }, WALNUT),
    rect({ x: 900, y: 612, w: 18, h: 86 }, WALNUT),
    rect({ x: 1040, y: 612, w: 18, h: 86 }, WALNUT),
    ...times(5, (at) =>
      rect({ x: 930 + at * 26, y: 460 + (at % 2) * 14, w: 8, h: 52 }, WALNUT, { opacity: 0.7 }),
    ),
    ...leaf(760, 104),
    ...leaf(1096, 104),
    stroke('M852 440Q980 380 1108 440', CREAM, 8),
    poly('866,700 1094,700 1190,850 770,850', SUN, { opacity: 0.3 }),
  ]
}

export function sash(x: number): string[] {
  return [
    area(`M${x - 10} 430Q${x + 45} 404 ${x + 100} 430V440H${x - 10}Z`, '#7c4333'),
    rect({ x, y: 432, w: 90, h: 150 }, '#7d9698'),
    poly(
      [
        [x, 582],
        [x + 60, 432],
        [x + 90, 432],
        [x + 30, 582],
      ],
      CREAM,
      { opacity: 0.3 },
    ),
    stroke(`M${x} 432h90v150h-90ZM${x + 45} 432v150M${x} 482h90M${x} 532h90`, CREAM, 7),
    rect({ x: x - 10, y: 584, w: 110, h: 12 }, CREAM),
    ...times(9, (at) =>
      circle([x + 2 + at * 11, 580 - (at % 2) * 7, 9], at % 3 ? '#7f9564' : '#c9665a'),
    ),
  ]
}
