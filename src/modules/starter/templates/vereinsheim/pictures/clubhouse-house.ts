import {
  area,
  type Box,
  type Chance,
  circle,
  group,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { crest } from './crest.ts'
import { lettering, widthOf } from './lettering.ts'
import { CLUB, CLUB_DEEP, GOLD, INK, TIMBER_DARK, WHITE } from './palette.ts'

/** Brick below, boards in the gable, glass towards the pitch. */
export function house(luck: Chance): string[] {
  return [
    ...wing(),
    poly('360,470 1090,470 1090,800 360,800', 'url(#brick)'),
    poly('330,480 725,230 1120,480', 'url(#cladding)'),
    rect({ x: 360, y: 470, w: 730, h: 44 }, 'url(#under)'),
    ...roof(),
    ...[390, 500].map((x) => pane({ x, y: 560, w: 90, h: 130 })),
    ...door(),
    ...[870, 980].map((x) => pane({ x, y: 560, w: 90, h: 130 })),
    ...flowerBoxes(luck),
    crest([725, 390], 1.3),
    ...sign(),
    rect({ x: 360, y: 776, w: 730, h: 24 }, '#6b5a4c'),
    rect({ x: 360, y: 770, w: 730, h: 6 }, '#8d7a68'),
  ]
}

/** The long room with its glass front. */
function wing(): string[] {
  return [
    rect({ x: 1060, y: 560, w: 440, h: 240 }, 'url(#brick)'),
    ...times(4, (at) => pane({ x: 1104 + at * 96, y: 600, w: 84, h: 190 })),
    poly('1040,560 1530,560 1500,480 1060,480', 'url(#roof)'),
    rect({ x: 1036, y: 556, w: 500, h: 14 }, WHITE),
    rect({ x: 1060, y: 570, w: 440, h: 34 }, 'url(#under)'),
    poly('1060,480 1090,480 1090,800 1060,800', INK, { opacity: '0.2' }),
  ]
}

function roof(): string[] {
  return [
    rect({ x: 920, y: 220, w: 56, h: 170 }, 'url(#brick)'),
    rect({ x: 912, y: 212, w: 72, h: 14 }, '#5b4438'),
    rect({ x: 954, y: 226, w: 22, h: 160 }, INK, { opacity: '0.25' }),
    poly('290,496 725,206 1160,496 1126,496 725,236 324,496', 'url(#roof)'),
    stroke('M290 498L725 208L1160 498', '#5b2c24', 6),
    poly('330,496 725,240 1120,496 1096,496 725,262 354,496', WHITE),
  ]
}

function pane(box: Box): string {
  const { x, y, w, h } = box
  return group(
    {},
    rect({ x: x - 7, y: y - 7, w: w + 14, h: h + 14 }, WHITE),
    rect(box, 'url(#pane)'),
    stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.36}h${w}`, WHITE, 5),
    rect(box, 'url(#shine)'),
    rect({ x: x - 12, y: y + h + 6, w: w + 24, h: 8 }, '#c9bfae'),
    area(
      `M${x} ${y}h${w * 0.24}q${w * 0.06} ${h * 0.5} ${-w * 0.14} ${h * 0.8}h${-w * 0.1}Z`,
      CLUB,
      { opacity: '0.5' },
    ),
  )
}

function door(): string[] {
  return [
    rect({ x: 632, y: 556, w: 186, h: 244 }, WHITE),
    rect({ x: 642, y: 566, w: 80, h: 234 }, CLUB_DEEP),
    rect({ x: 728, y: 566, w: 80, h: 234 }, CLUB_DEEP),
    ...[652, 738].map((x) => rect({ x, y: 580, w: 60, h: 130 }, 'url(#pane)')),
    ...[652, 738].map((x) => rect({ x, y: 580, w: 60, h: 130 }, 'url(#shine)')),
    rect({ x: 714, y: 690, w: 6, h: 36 }, GOLD, { rx: 3 }),
    rect({ x: 732, y: 690, w: 6, h: 36 }, GOLD, { rx: 3 }),
    poly('604,540 846,540 870,562 580,562', CLUB),
    rect({ x: 580, y: 560, w: 290, h: 7 }, '#0b2158'),
    stroke('M600 562L636 620M850 562L814 620', TIMBER_DARK, 6),
    rect({ x: 606, y: 792, w: 238, h: 14 }, '#b7a88f'),
    circle([725, 600, 120], 'url(#lamp)', { opacity: '0.6' }),
  ]
}

function sign(): string[] {
  return [
    rect({ x: 596, y: 476, w: 268, h: 46 }, INK, { opacity: '0.3', rx: 4 }),
    rect({ x: 591, y: 472, w: 268, h: 46 }, WHITE, { rx: 4 }),
    rect({ x: 597, y: 478, w: 256, h: 34 }, CLUB, { rx: 3 }),
    lettering('VEREINSHEIM', {
      at: [725 - widthOf('VEREINSHEIM') * 0.75, 485],
      height: 21,
      color: WHITE,
    }),
  ]
}

function flowerBoxes(luck: Chance): string[] {
  return [390, 500, 870, 980].flatMap((x) => [
    ...times(16, () =>
      circle(
        [x + luck.between(-4, 94), 700 + luck.between(-12, 6), luck.between(5, 9)],
        luck.pick(['#4f7d3d', '#6a994c', '#c9364a', '#e8667a', '#f3d35a']),
      ),
    ),
    rect({ x: x - 8, y: 704, w: 106, h: 22 }, TIMBER_DARK),
    rect({ x: x - 8, y: 704, w: 106, h: 5 }, '#8a5f3c'),
  ])
}
