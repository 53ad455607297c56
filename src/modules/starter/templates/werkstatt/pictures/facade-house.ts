import { area, type Chance, ellipse, poly, rect, stroke, times } from '../../../drawing/brush.ts'
import { BRICKS, CREAM, GREEN_DARK, INK, IRON, WALNUT } from './palette.ts'

export function house(luck: Chance): string[] {
  const wall = { x: 440, y: 330, w: 1080, h: 370 }
  const rows = times(23, (row) =>
    times(32, (at) => {
      const x = wall.x + at * 36 - (row % 2 ? 18 : 0)
      const left = Math.max(wall.x, x)
      const right = Math.min(wall.x + wall.w, x + 33)
      return right > left && luck.between(0, 1) > 0.52
        ? rect({ x: left, y: wall.y + row * 16, w: right - left, h: 13 }, luck.pick(BRICKS), {
            opacity: 0.75,
          })
        : ''
    }).join(''),
  )
  const gable = 'M760 340L980 110L1200 340V700H760Z'
  return [
    ellipse([980, 712], [640, 34], 'url(#earth)'),
    rect(wall, '#a9674f'),
    ...rows,
    poly('400,340 480,190 1480,190 1560,340', 'url(#roof)'),
    ...tiles(),
    rect({ x: 400, y: 336, w: 1160, h: 12 }, '#5f3528'),
    rect({ x: 560, y: 96, w: 60, h: 110 }, '#96543f'),
    rect({ x: 552, y: 88, w: 76, h: 16 }, '#7c4333'),
    area(gable, '#b06d55'),
    ...gableBricks(luck),
    stroke('M742 356L980 106L1218 356', '#5f3528', 20),
    stroke('M742 352L980 100L1218 352', CREAM, 5),
    rect({ x: 440, y: 684, w: 1080, h: 18 }, '#7d6a55'),
  ]
}

function tiles(): string[] {
  return times(9, (row) => {
    const y = 204 + row * 16
    const inset = ((340 - y) / 150) * 80
    return stroke(`M${402 + inset} ${y}H${1558 - inset}`, '#6d382a', {
      width: 3,
      'stroke-dasharray': '20 5',
      opacity: 0.6,
    })
  })
}

function gableBricks(luck: Chance): string[] {
  return times(150, () => {
    const y = luck.between(170, 670)
    const half = y < 340 ? (y - 120) * 0.93 : 208
    const x = 980 + luck.between(-half, half)
    return rect(
      { x: Math.round(x / 18) * 18, y: Math.round(y / 16) * 16, w: 33, h: 13 },
      luck.pick(BRICKS),
      { opacity: 0.7 },
    )
  })
}

export function loft(): string[] {
  return [
    rect({ x: 938, y: 236, w: 84, h: 110 }, GREEN_DARK),
    stroke('M938 236h84v110h-84ZM980 236v110M938 272h84', CREAM, 6),
    rect({ x: 960, y: 178, w: 40, h: 16 }, WALNUT),
    stroke('M980 190v24', INK, 4),
    ...hangingSign(),
  ]
}

function hangingSign(): string[] {
  return [
    stroke('M1202 356h70M1232 356v16M1262 356v16', INK, 5),
    rect({ x: 1210, y: 372, w: 74, h: 52 }, CREAM, { rx: 6 }),
    area('M1220 410v-10q0 -4 6 -4h12l6 5h24q6 -5 10 0v9Z', GREEN_DARK),
    area('M1240 400l-6 -16h8l8 16Z', IRON),
  ]
}
