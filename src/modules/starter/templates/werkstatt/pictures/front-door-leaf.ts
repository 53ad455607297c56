import { circle, group, poly, rect, stroke, times } from '../../../drawing/brush.ts'
import { CREAM, GREEN, GREEN_DARK, GREEN_LIGHT, INK, WALNUT } from './palette.ts'

const BRASS = '#c9a45c'

export function door(): string[] {
  const half = (x: number) => [
    rect({ x, y: 356, w: 156, h: 764 }, 'url(#leaf)'),
    panel(x + 24, 392, [108, 250]),
    carving(x + 78, 516),
    panel(x + 24, 676, [108, 120]),
    panel(x + 24, 830, [108, 240]),
  ]
  return [
    rect({ x: 338, y: 330, w: 324, h: 26 }, GREEN_DARK),
    rect({ x: 330, y: 338, w: 340, h: 12 }, GREEN_LIGHT),
    ...half(342),
    ...half(502),
    rect({ x: 490, y: 356, w: 20, h: 764 }, GREEN),
    rect({ x: 490, y: 356, w: 6, h: 764 }, GREEN_LIGHT),
    ...times(6, (at) => circle([500, 420 + at * 130, 5], GREEN_DARK)),
    circle([530, 770, 16], BRASS),
    circle([526, 766, 6], CREAM, { opacity: 0.7 }),
    rect({ x: 522, y: 792, w: 16, h: 34 }, BRASS, { rx: 5 }),
    rect({ x: 376, y: 724, w: 88, h: 22 }, BRASS, { rx: 3 }),
    rect({ x: 384, y: 731, w: 72, h: 8 }, WALNUT, { rx: 2 }),
  ]
}

function panel(x: number, y: number, [w, h]: readonly [number, number]): string {
  return [
    rect({ x, y, w, h }, GREEN_DARK, { opacity: 0.75 }),
    poly(
      [
        [x, y],
        [x + w, y],
        [x + w - 10, y + 10],
        [x + 10, y + 10],
        [x + 10, y + h - 10],
        [x, y + h],
      ],
      INK,
      { opacity: 0.3 },
    ),
    rect({ x: x + 14, y: y + 14, w: w - 28, h: h - 28 }, GREEN),
    stroke(`M${x + 14} ${y + h - 14}V${y + 14}H${x + w - 14}`, GREEN_LIGHT, 3),
    stroke(`M${x + w - 14} ${y + 14}V${y + h - 14}H${x + 14}`, INK, { width: 3, opacity: 0.3 }),
  ].join('')
}

/** A carved sun, as they are found on doors along the Schlei. */
function carving(x: number, y: number): string {
  const rays = times(16, (at) => {
    const angle = (Math.PI / 8) * at
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return stroke(`M${x + dx * 14} ${y + dy * 14}L${x + dx * 32} ${y + dy * 32}`, GREEN_LIGHT, {
      width: 4,
      'stroke-linecap': 'round',
    })
  })
  return [circle([x, y, 37], GREEN_DARK, { opacity: 0.6 }), ...rays, circle([x, y, 9], BRASS)].join(
    '',
  )
}

export function fanlight(): string[] {
  const bars = times(7, (at) => {
    const angle = Math.PI + (Math.PI / 8) * (at + 1)
    return stroke(
      `M500 330L${500 + Math.cos(angle) * 162} ${330 + Math.sin(angle) * 162}`,
      CREAM,
      7,
    )
  })
  return [
    group(
      { 'clip-path': 'url(#arch)' },
      rect({ x: 338, y: 168, w: 324, h: 162 }, 'url(#pane)'),
      poly('380,330 470,168 530,168 440,330', CREAM, { opacity: 0.3 }),
      ...bars,
      circle([500, 330, 46], GREEN),
      circle([500, 330, 36], BRASS),
    ),
    stroke('M338 330A162 162 0 0 1 662 330', GREEN_DARK, 10),
  ]
}
