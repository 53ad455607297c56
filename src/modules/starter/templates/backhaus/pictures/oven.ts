import {
  area,
  type Chance,
  chance,
  drawing,
  ellipse,
  fade,
  glow,
  group,
  poly,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { breadDefs, longLoaf, roundLoaf } from './breads.ts'
import { archStones, brickWall } from './brickwork.ts'
import { dawnDefs, dawnWindow } from './oven-window.ts'
import { ball, blurred, boards, crusty, dust, place, shadows, surfaces, varnish } from './paint.ts'
import { CREAM, FLAME, INK, SUN, WOOD, WOOD_DEEP, WOOD_LIGHT } from './palette.ts'

const W = 1600
const H = 1067
const MOUTH = { cx: 985, cy: 600, r: 330 }

/** Five in the morning: the old oven glows, outside the sky turns blue. */
export function oven(): string {
  const luck = chance(1923)
  return drawing({
    title: 'Backofen',
    width: W,
    height: H,
    defs: [
      ...surfaces,
      ...breadDefs,
      ...dawnDefs,
      ball('hearth', [0.7, 0.62], '0 #fff1c4, 0.16 #ffc25e, 0.42 #e3691f, 0.75 #6f2410, 1 #200a05'),
      glow('warmth', FLAME, 0.7),
      glow('haze', FLAME, 0.3),
      glow('spark', SUN, 0.9),
      fade('evening', [1, 0.2], `0 #26303f 0.78, 0.42 #2a1a16 0.5, 1 #2a1410 0.5`),
      fade('peel', [0, 1], `0 ${WOOD_LIGHT}, 1 ${WOOD_DEEP}`),
    ],
    body: [
      ...wall(luck),
      ...mouth(luck),
      ...dawnWindow(luck),
      ellipse([1050, 640], [900, 620], 'url(#haze)'),
      ...table(luck),
      ...sparks(luck),
      ...varnish({ w: W, h: H }, '0.5'),
    ],
  })
}

function wall(luck: Chance): string[] {
  const box = { x: 0, y: 0, w: W, h: H }
  return [
    brickWall({ id: 'wall', box, brick: [118, 46], luck, joint: '#6d3a2b' }),
    rect(box, 'url(#evening)'),
    ellipse([MOUTH.cx, MOUTH.cy], [760, 620], 'url(#warmth)'),
  ]
}

function mouth(luck: Chance): string[] {
  const { cx, cy, r } = MOUTH
  const opening = `M${cx - r} 800V${cy}A${r} ${r} 0 0 1 ${cx + r} ${cy}V800Z`
  return [
    ...archStones({ center: [cx, cy], radii: [r, r + 82], stones: 23, luck }),
    ...[cx - r - 82, cx + r].flatMap((x) =>
      times(4, (at) => rect({ x, y: cy + 2 + at * 50, w: 82, h: 46 }, '#8f4433', { rx: 2 })),
    ),
    area(opening, 'url(#hearth)'),
    ...innerVault(),
    ...embers(luck),
    crusty(
      place({ at: [868, 716], scale: 0.95 }, roundLoaf('wheat', 'cross')),
      place({ at: [1024, 706], scale: 0.72 }, roundLoaf('wheat', 'bars')),
      place({ at: [742, 722], scale: 0.82 }, roundLoaf('rye', 'leaf')),
    ),
    stroke(opening, '#2b0f07', { width: 14, opacity: '0.6' }),
    rect({ x: cx - r - 110, y: 782, w: 2 * r + 220, h: 40 }, '#8a6a58'),
    rect({ x: cx - r - 110, y: 782, w: 2 * r + 220, h: 9 }, SUN, { opacity: '0.6' }),
    rect({ x: cx - r - 110, y: 822, w: 2 * r + 220, h: 26 }, INK, { opacity: '0.5' }),
  ]
}

function innerVault(): string[] {
  const { cx, cy, r } = MOUTH
  return times(6, (at) => {
    const near = r - 26 - at * 34
    const d = `M${cx - near} 782V${cy + at * 14}A${near} ${near} 0 0 1 ${cx + near} ${cy + at * 14}V782`
    return stroke(d, '#3a1408', { width: 5, opacity: (0.5 - at * 0.06).toFixed(2) })
  })
}

function embers(luck: Chance): string[] {
  const flames = times(15, (at) => {
    const x = 1120 + at * 11 + luck.between(-8, 8)
    const high = luck.between(60, 190) * (1 - Math.abs(at - 7) / 12)
    const d = `M${x - 18} 770C${x - 30} ${770 - high * 0.5} ${x - 2} ${770 - high * 0.5} ${x + 4} ${770 - high}C${x + 12} ${770 - high * 0.6} ${x + 32} ${770 - high * 0.4} ${x + 18} 770Z`
    return area(d, luck.pick(['#ffd77a', '#ffb347', '#ff8b2b', '#fff0b8']), { opacity: '0.75' })
  })
  return [
    ellipse([1200, 700], [260, 190], 'url(#spark)'),
    blurred(...flames),
    ...flames.slice(4, 12).map((flame) => group({ opacity: '0.7' }, flame)),
    ...times(5, (at) =>
      rect({ x: 1094 + at * 34, y: 756 + (at % 2) * 8, w: 84, h: 22 }, '#40180c', { rx: 12 }),
    ),
  ]
}

function table(luck: Chance): string[] {
  return [
    poly('0,930 1600,900 1600,1067 0,1067', INK),
    ...boards({ x: 0, y: 912, w: W, h: 155 }, WOOD, 3),
    rect({ x: 0, y: 912, w: W, h: 155 }, 'url(#evening)', { opacity: '0.35' }),
    shadows('250,952,210,26 520,968,190,22 1330,1006,300,24', '0.75'),
    area('M1010 884L1660 968L1660 1000L1000 916Q980 898 1010 884Z', 'url(#peel)'),
    area(
      'M640 846Q700 812 800 826L1030 872Q1052 888 1040 904Q1020 922 990 922L742 906Q650 892 640 846Z',
      'url(#peel)',
    ),
    stroke('M650 856Q704 834 800 846L1024 886', CREAM, { width: 3, opacity: '0.4' }),
    crusty(
      place({ at: [838, 806], scale: 0.98 }, roundLoaf('wheat', 'leaf')),
      place({ at: [240, 868], scale: 1.35 }, roundLoaf('rye', 'cross')),
      place({ at: [515, 912], scale: 1.15 }, longLoaf('pale', 4)),
    ),
    dust({ luck, at: [900, 990], reach: [560, 60], count: 420 }),
    dust({ luck, at: [240, 820], reach: [110, 50], count: 260 }),
  ]
}

function sparks(luck: Chance): string[] {
  const dots = times(
    46,
    () => `M${luck.between(820, 1420).toFixed(0)} ${luck.between(240, 760).toFixed(0)}h0`,
  )
  return [
    stroke(dots.join(''), '#ffd58a', { width: 3.4, 'stroke-linecap': 'round', opacity: '0.8' }),
  ]
}
