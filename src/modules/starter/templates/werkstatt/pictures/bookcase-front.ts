import { type Chance, circle, ellipse, poly, rect, stroke, times } from '../../../drawing/brush.ts'
import { GREEN_DARK, INK, LINEN, OAK, OAK_DARK, WALNUT } from './palette.ts'

const WIDTH = 1000

export function drawers(): string[] {
  const front = (x: number, w: number) => [
    rect({ x, y: 954, w, h: 140 }, OAK, { opacity: 0.32 }),
    stroke(`M${x} 954h${w}v140h${-w}Z`, OAK_DARK, 2.5),
    stroke(`M${x + 14} 968h${w - 28}v112h${28 - w}Z`, OAK_DARK, { width: 1.4, opacity: 0.5 }),
    rect({ x: x + w / 2 - 26, y: 1012, w: 52, h: 9 }, WALNUT, { rx: 4 }),
  ]
  const doors = [70, 730].flatMap((x) => [
    rect({ x, y: 768, w: 200, h: 176 }, '#e6cfa4'),
    stroke(`M${x} 768h200v176h-200Z`, OAK_DARK, 2.5),
    stroke(`M${x + 100} 768v176`, OAK_DARK, 2.5),
    circle([x + 88, 856, 6], WALNUT),
    circle([x + 112, 856, 6], WALNUT),
  ])
  return [...doors, ...front(70, 200), ...front(290, 205), ...front(505, 205), ...front(730, 200)]
}

export function ladder(): string[] {
  const rungs = times(11, (at) => {
    const part = at / 11
    const y = 1180 - at * 98
    const x = 800 + part * 62
    return rect({ x, y, w: 104, h: 13 }, at % 2 ? OAK_DARK : '#a97845', { rx: 5 })
  })
  return [
    ellipse([872, 1206], [130, 16], 'url(#foot)'),
    poly('826,1200 790,1200 856,60 876,60', INK, { opacity: 0.16 }),
    ...rungs,
    poly('786,1206 808,1206 870,54 854,54', '#b07f4b'),
    poly('902,1206 924,1206 976,54 960,54', '#94683a'),
    rect({ x: 36, y: 56, w: 928, h: 9 }, '#51575a', { rx: 4 }),
  ]
}

export function floorPattern(luck: Chance): string[] {
  const tones = ['#a27a51', '#ad855a', '#966f48', '#b58d61']
  const blocks = times(4, (row) =>
    times(17, (at) => {
      const x = -40 + at * 66 + (row % 2) * 33
      const y = 1116 + row * 36
      const up = at % 2 ? 1 : -1
      return poly(
        [
          [x, y],
          [x + 66, y + 22 * up],
          [x + 66, y + 22 * up + 36],
          [x, y + 36],
        ],
        luck.pick(tones),
        { stroke: '#7b5836', 'stroke-width': 1 },
      )
    }).join(''),
  )
  return [
    rect({ x: 0, y: 1104, w: WIDTH, h: 146 }, '#9c754d'),
    ...blocks,
    rect({ x: 0, y: 1088, w: WIDTH, h: 32 }, LINEN),
    rect({ x: 0, y: 1118, w: WIDTH, h: 8 }, GREEN_DARK, { opacity: 0.18 }),
  ]
}
