import { chance, drawing, fade, glow, rect } from '../../../drawing/brush.ts'
import { house, loft } from './facade-house.ts'
import { gate, sash } from './facade-openings.ts'
import { clouds, grass, gravel, HEIGHT, WIDTH, water } from './facade-view.ts'
import { bicycle, linden, pots, timber, YARD } from './facade-yard.ts'
import { INK, SKY, SKY_HIGH, SUN, WATER_DEEP } from './palette.ts'

/** The old smokehouse by the water, from the yard. */
export function facade(): string {
  const luck = chance(24376)
  return drawing({
    title: 'Werkstattgebäude',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('heaven', [0, 1], `0 ${SKY_HIGH}, 0.6 ${SKY}, 1 #f3e3c2`),
      fade('fjord', [0, 1], `0 #c5d3cf, 1 ${WATER_DEEP}`),
      fade('yard', [0, 1], `0 #c9b795, 1 #a08a66`),
      fade('inside', [0, 1], `0 #f2c877, 1 #a8743b`),
      fade('roof', [0, 1], `0 #8a4b38, 1 #a35d45`),
      glow('earth', INK, 0.5),
      glow('warm', SUN, 0.8),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 600 }, 'url(#heaven)'),
      ...clouds(luck),
      ...water(luck),
      rect({ x: 0, y: YARD - 30, w: WIDTH, h: 200 }, 'url(#yard)'),
      ...grass(luck),
      ...gravel(luck),
      ...house(luck),
      ...gate(),
      ...[492, 630, 1276, 1412].flatMap((x) => sash(x)),
      ...loft(),
      ...timber(luck),
      ...bicycle(),
      ...linden(luck),
      ...pots(luck),
    ],
  })
}
