import {
  area,
  chance,
  circle,
  group,
  type Point,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { crest, star } from './crest.ts'
import { head } from './figure-parts.ts'
import { lettering } from './lettering.ts'
import { CLUB, CLUB_DEEP, GOLD, HAIRS, INK, SKINS, WHITE } from './palette.ts'

/** The club's bus from the side, driving to the right; about 640 by 270 units, wheels at the point. */
export function bus([x, y]: Point, scale: number): string {
  return group(
    { transform: `translate(${x} ${y}) scale(${scale})` },
    area(
      'M6 -40V-196Q8 -232 46 -236H430Q470 -234 496 -206L566 -128Q622 -120 630 -92L636 -40Q636 -24 620 -24H24Q6 -24 6 -40Z',
      'url(#paint)',
    ),
    area('M6 -112H560Q624 -108 632 -78L636 -40Q636 -24 620 -24H24Q6 -24 6 -40Z', CLUB),
    area('M6 -112H560Q600 -110 618 -98L6 -98Z', WHITE),
    area('M6 -56H634L636 -40Q636 -24 620 -24H24Q6 -24 6 -40Z', CLUB_DEEP, { opacity: '0.6' }),
    ...glass(),
    ...passengers(),
    ...doors(),
    crest([212, -76], 0.62),
    lettering('ALLERSTERN', { at: [252, -87], height: 19, color: WHITE }),
    ...times(3, (at) => star([436 + at * 22, -78], 8.5, at === 1 ? GOLD : WHITE)),
    ...ends(),
    ...[122, 520].map((left) => wheel(left)),
    ...luggage(),
  )
}

function glass(): string[] {
  return [
    area('M28 -212H176V-122H22V-196Q22 -210 28 -212Z', 'url(#glass)'),
    rect({ x: 184, y: -212, w: 132, h: 90 }, 'url(#glass)'),
    rect({ x: 324, y: -212, w: 96, h: 90 }, 'url(#glass)'),
    area('M430 -212H448Q470 -210 484 -196L548 -124H430Z', 'url(#glass)'),
    area('M456 -224Q478 -216 494 -200L570 -122L556 -124L486 -200Q474 -212 448 -218Z', '#dcebf3', {
      opacity: '0.8',
    }),
    stroke('M40 -206L70 -126M200 -206L230 -126M340 -206L366 -126', '#ffffff', {
      width: 12,
      opacity: '0.16',
    }),
  ]
}

function passengers(): string[] {
  const luck = chance(11)
  const seats = [62, 118, 226, 280, 374, 474]
  return seats.map((left, at) => {
    const look = {
      skin: luck.pick(SKINS),
      hair: luck.pick(HAIRS),
      style: luck.pick(['short', 'tail', 'curls', 'cap'] as const),
    }
    const seat = at < 5 ? area(`M${left - 26} -122q-4 -44 10 -50q10 0 12 20v30Z`, '#26324a') : ''
    return `${seat}${area(`M${left - 20} -122Q${left - 20} -148 ${left} -150T${left + 20} -122Z`, at % 3 === 2 ? WHITE : CLUB)}${head([left, -166], 0, look)}`
  })
}

function doors(): string[] {
  return [
    stroke('M180 -218V-32M320 -218V-32M426 -218V-32', '#0b2158', { width: 2, opacity: '0.5' }),
    rect({ x: 190, y: -114, w: 24, h: 6 }, '#6b7782', { rx: 3 }),
    rect({ x: 436, y: -114, w: 24, h: 6 }, '#6b7782', { rx: 3 }),
    area('M548 -150q-4 -20 10 -20t12 26l-14 6Z', INK),
    stroke('M20 -226Q240 -246 440 -228', '#ffffff', { width: 5, opacity: '0.8' }),
  ]
}

/** Lamps and bumpers. */
function ends(): string[] {
  return [
    area('M594 -98Q626 -94 632 -72L604 -74Z', '#fff3c4'),
    circle([622, -82, 40], 'url(#sun)', { opacity: '0.7' }),
    rect({ x: 4, y: -150, w: 9, h: 34 }, '#d8362e', { rx: 3 }),
    rect({ x: 586, y: -46, w: 54, h: 22 }, '#39424c', { rx: 8 }),
    rect({ x: 0, y: -46, w: 34, h: 22 }, '#39424c', { rx: 8 }),
  ]
}

function wheel(left: number): string {
  const spokes = times(
    8,
    (at) =>
      `M${left} -22l${Math.round(Math.cos(at * 0.785) * 24)} ${Math.round(Math.sin(at * 0.785) * 24)}`,
  )
  return group(
    {},
    area(`M${left - 56} -24a56 56 0 0 1 112 0Z`, '#0e141c'),
    circle([left, -22, 42], '#1a1f26'),
    circle([left, -22, 42], 'none', { stroke: '#3a424b', 'stroke-width': 4 }),
    circle([left, -22, 26], '#b9c3cc'),
    stroke(spokes.join(''), '#6b7782', 5),
    circle([left, -22, 8], CLUB),
  )
}

/** Bags and a net of balls on the roof rack. */
function luggage(): string[] {
  return [
    stroke('M70 -240V-252H360V-240', '#39424c', 5),
    rect({ x: 90, y: -286, w: 110, h: 34 }, CLUB_DEEP, { rx: 12 }),
    rect({ x: 206, y: -278, w: 76, h: 26 }, '#394660', { rx: 10 }),
    stroke('M110 -286q34 -16 70 0', '#e9e6dc', 5),
    ...[304, 326, 348, 315, 338].map((left, at) =>
      circle([left, at > 2 ? -280 : -264, 12], '#f4f2ea', {
        stroke: '#5a6470',
        'stroke-width': 1.4,
      }),
    ),
  ]
}
