import {
  area,
  chance,
  circle,
  drawing,
  ellipse,
  fade,
  glow,
  group,
  rect,
  stroke,
} from '../../../drawing/brush.ts'
import { crest } from './crest.ts'
import { blur, mix } from './light.ts'
import { treeline } from './nature.ts'
import { CLUB, CLUB_DEEP, INK, WHITE } from './palette.ts'
import { beardOf, glassesOf, HAIRCUTS, type Haircut } from './portrait-hair.ts'

export type Sitter = {
  title: string
  skin: string
  hair: string
  cut: Haircut
  jacket: string
  hasBeard?: boolean
  hasGlasses?: boolean
  seed: number
}

/** Someone of the club before the pitch, friendly and a little windblown. */
export function portrait(sitter: Sitter): string {
  const luck = chance(sitter.seed)
  const { skin, jacket } = sitter
  return drawing({
    title: sitter.title,
    width: 900,
    height: 900,
    defs: [
      fade('sky', [0, 1], '0 #5e9fd3, 0.6 #b9d8e8, 1 #f4ead0'),
      fade('turf', [0, 1], '0 #9cc46a, 1 #4c8a3f'),
      fade(
        'face',
        [1, 0.3],
        `0 ${mix(skin, '#ffffff', 0.18)}, 0.5 ${skin}, 1 ${mix(skin, '#4a2416', 0.34)}`,
      ),
      fade(
        'cloth',
        [1, 0.4],
        `0 ${mix(jacket, '#ffffff', 0.12)}, 0.5 ${jacket}, 1 ${mix(jacket, INK, 0.5)}`,
      ),
      glow('cheek', mix(skin, '#d8402e', 0.5), 0.5),
      glow('sun', '#fff4d0', 0.9),
      blur('far', 10, 7),
      blur('soft', 5),
    ],
    body: [
      rect({ x: 0, y: 0, w: 900, h: 620 }, 'url(#sky)'),
      rect({ x: 0, y: 580, w: 900, h: 320 }, 'url(#turf)'),
      group(
        { filter: 'url(#far)' },
        treeline({ x: -40, y: 400, w: 980, h: 200 }, '#5f8a55', luck),
        rect({ x: -40, y: 570, w: 980, h: 360 }, 'url(#turf)'),
        rect({ x: -40, y: 556, w: 980, h: 40 }, WHITE),
        rect({ x: 120, y: 556, w: 300, h: 40 }, CLUB),
      ),
      circle([140, 160, 420], 'url(#sun)'),
      ...bust(sitter),
    ],
  })
}

function bust({ skin, hair, cut, hasBeard, hasGlasses, jacket }: Sitter): string[] {
  const shade = mix(skin, '#4a2416', 0.42)
  const { behind, above } = HAIRCUTS[cut]
  return [
    area(behind, mix(hair, INK, 0.3)),
    area('M384 560L376 680Q450 740 524 680L516 560Z', shade),
    ...shoulders(jacket),
    area(
      'M312 380C306 250 366 196 450 196S594 250 588 380C586 490 540 590 450 594C360 590 314 490 312 380Z',
      'url(#face)',
    ),
    ellipse([306, 410], [22, 44], mix(skin, '#4a2416', 0.2)),
    ellipse([594, 410], [22, 44], shade),
    circle([372, 470, 60], 'url(#cheek)'),
    circle([530, 470, 60], 'url(#cheek)'),
    ...features(skin, cut === 'cap' ? '#4b3322' : hair),
    ...(hasBeard ? beardOf(hair) : []),
    area(above, hair),
    stroke('M350 262Q400 214 470 218', mix(hair, '#ffffff', 0.3), {
      width: 12,
      opacity: '0.4',
      filter: 'url(#soft)',
      'stroke-linecap': 'round',
    }),
    ...(hasGlasses ? glassesOf() : []),
  ]
}

function shoulders(jacket: string): string[] {
  return [
    area(
      'M90 900C96 770 170 712 300 682L376 652Q450 738 524 652L600 682C730 712 804 770 810 900Z',
      'url(#cloth)',
    ),
    area('M362 650L450 748L538 650L566 690L470 812H430L334 690Z', mix(jacket, WHITE, 0.86)),
    area('M334 690L376 652L450 742L430 812Z', mix(jacket, INK, 0.22)),
    area('M566 690L524 652L450 742L470 812Z', mix(jacket, INK, 0.4)),
    stroke('M450 748V900', mix(jacket, WHITE, 0.6), 5),
    stroke('M214 900Q216 800 250 748M686 900Q684 800 650 748', mix(jacket, INK, 0.5), {
      width: 4,
      opacity: '0.6',
    }),
    crest([610, 800], 0.82),
    stroke('M150 760Q190 724 250 706', jacket === CLUB ? WHITE : CLUB_DEEP, {
      width: 9,
      opacity: '0.8',
    }),
  ]
}

function features(skin: string, hair: string): string[] {
  const line = mix(skin, '#2a120c', 0.7)
  const brow = mix(hair, INK, 0.25)
  const eye = (x: number) => [
    area(`M${x - 26} 404Q${x} 382 ${x + 26} 404Q${x} 418 ${x - 26} 404Z`, '#fbf8f2'),
    circle([x, 401, 11], '#3b4a55'),
    circle([x, 401, 5], '#0e1216'),
    circle([x - 3, 397, 3], WHITE),
    stroke(`M${x - 28} 404Q${x} 380 ${x + 28} 402`, line, {
      width: 4.5,
      'stroke-linecap': 'round',
    }),
  ]
  return [
    ...eye(392),
    ...eye(508),
    stroke('M358 368Q390 350 424 366M476 366Q510 350 542 368', brow, {
      width: 11,
      'stroke-linecap': 'round',
    }),
    area('M454 392Q470 450 476 474Q462 488 438 482Q448 470 450 440Z', mix(skin, '#4a2416', 0.3), {
      opacity: '0.6',
    }),
    area('M398 520Q450 540 502 520Q492 562 450 564Q408 562 398 520Z', '#8a2f2a'),
    area('M406 523Q450 540 494 523Q490 536 450 540Q410 536 406 523Z', WHITE),
    stroke('M392 516Q450 540 508 516', line, { width: 4, 'stroke-linecap': 'round' }),
    stroke('M376 492Q368 512 378 530M526 492Q534 512 524 530', line, {
      width: 3,
      opacity: '0.5',
      'stroke-linecap': 'round',
    }),
  ]
}
