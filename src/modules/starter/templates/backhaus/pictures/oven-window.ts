import {
  area,
  type Chance,
  circle,
  fade,
  glow,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { place } from './paint.ts'
import { CREAM, DUSK_LIGHT, NIGHT, SUN, WOOD_DARK } from './palette.ts'

const PANE = { x: 90, y: 120, w: 360, h: 470 }

export const dawnDefs = [
  fade('dawn', [0, 1], `0 #3b5069, 0.5 #7f93a8, 0.8 #d9b9a2, 1 #f3c89a`),
  fade('cold', [1, 1], `0 ${DUSK_LIGHT} 0.5, 1 ${DUSK_LIGHT} 0`),
  glow('star', SUN, 0.9),
]

/** Roofs of the small town before sunrise, one window already lit. */
export function dawnWindow(luck: Chance): string[] {
  const { x, y, w, h } = PANE
  return [
    rect({ x: x - 44, y: y - 40, w: w + 88, h: h + 96 }, '#20140f', { opacity: '0.45' }),
    rect(PANE, 'url(#dawn)'),
    ...times(16, () =>
      circle([luck.between(x, x + w), luck.between(y, y + 150), 1.6], CREAM, { opacity: '0.8' }),
    ),
    roofs(),
    rect(PANE, 'url(#cold)'),
    rect({ x: x + w / 2 - 6, y, w: 12, h }, CREAM),
    ...[0.34, 0.67].map((at) => rect({ x, y: y + h * at, w, h: 10 }, CREAM)),
    stroke(`M${x} ${y}h${w}v${h}h${-w}Z`, CREAM, 22),
    stroke(`M${x - 12} ${y - 12}h${w + 24}v${h + 24}h${-24 - w}Z`, WOOD_DARK, 3),
    rect({ x: x - 34, y: y + h + 8, w: w + 68, h: 22 }, CREAM),
    rect({ x: x - 34, y: y + h + 30, w: w + 68, h: 8 }, WOOD_DARK, { opacity: '0.6' }),
    area(`M${x + 40} ${y + h + 8}v-52q0 -10 10 -10h40q10 0 10 10v52Z`, '#6f879d'),
    ...times(9, (at) => {
      const lean = (at - 4) * 11
      return stroke(`M${x + 70} ${y + h - 50}q${lean * 0.3} -50 ${lean} -86`, '#8a9a6c', 4)
    }),
  ]
}

/** Drawn from the lower left corner of the pane. */
function roofs(): string {
  return place(
    { at: [PANE.x, PANE.y + PANE.h] },
    poly('0,-150 60,-196 130,-150 130,0 0,0', '#566b82'),
    poly('250,-330 268,-392 286,-330 286,0 250,0', '#4d6178'),
    poly('110,-120 190,-190 275,-120 275,0 110,0', '#44566c'),
    poly('230,-90 310,-160 360,-100 360,0 230,0', NIGHT),
    rect({ x: 170, y: -110, w: 30, h: 36 }, '#ffd27d'),
    circle([185, -92, 60], 'url(#star)', { opacity: '0.5' }),
    rect({ x: 300, y: -70, w: 22, h: 28 }, '#ffc766'),
  )
}
