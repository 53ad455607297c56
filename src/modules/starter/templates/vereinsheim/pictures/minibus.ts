import {
  area,
  type Chance,
  chance,
  circle,
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
import { blur, vignette, vignetteDefs } from './light.ts'
import { bus } from './minibus-bus.ts'
import { blades, cloud, tree, treeline } from './nature.ts'
import { CLUB, LEAVES, TURF_DARK, WHITE } from './palette.ts'

const WIDTH = 1600
const HEIGHT = 1067

/** Off to the away match, early on a Sunday. */
export function minibus(): string {
  const luck = chance(41)
  return drawing({
    title: 'Mit dem Vereinsbus zum Auswärtsspiel',
    width: WIDTH,
    height: HEIGHT,
    defs: [
      fade('sky', [0, 1], '0 #5d9bd0, 0.5 #b5d4e2, 0.8 #fbe3b8, 1 #ffd493'),
      fade('field', [0, 1], '0 #e7cf7c, 1 #b08c3c'),
      fade('meadow', [0, 1], '0 #a9c76b, 1 #4c7d3c'),
      fade('road', [0, 1], '0 #7f8791, 1 #4a525c'),
      fade('paint', [0, 1], '0 #ffffff, 0.55 #eef1f4, 1 #b9c3cd'),
      fade('glass', [1, 1], '0 #9cc4dd, 0.45 #2b4a63, 1 #13273a'),
      glow('sun', '#fff4cf', 1),
      glow('under', '#12161c', 0.9),
      blur('far', 3, 6),
      blur('mist', 18),
      blur('rush', 5),
      ...vignetteDefs(0.24),
    ],
    body: [
      rect({ x: 0, y: 0, w: WIDTH, h: 640 }, 'url(#sky)'),
      circle([1250, 360, 440], 'url(#sun)'),
      circle([1250, 372, 52], '#fffbe8'),
      group(
        { filter: 'url(#far)' },
        cloud({ at: [360, 150], size: 220, colors: ['#ffffff', '#cfdce8'], luck }),
        cloud({ at: [900, 230], size: 130, colors: ['#fff6e6', '#d5dbe6'], luck }),
      ),
      ...land(luck),
      ...road(),
      bus([330, 872], 1.5),
      ...roadside(luck),
      ...vignette({ x: 0, y: 0, w: WIDTH, h: HEIGHT }),
    ],
  })
}

/** Heath and fields, a village with its church, an avenue along the road. */
function land(luck: Chance): string[] {
  const roofs = times(9, (at) => {
    const [x, w] = [210 + at * 46 + luck.between(-8, 8), luck.between(34, 52)]
    return (
      rect({ x, y: 496, w, h: 22 }, '#c9a78c') +
      poly(
        `${Math.round(x - 4)},498 ${Math.round(x + w / 2)},474 ${Math.round(x + w + 4)},498`,
        luck.pick(['#9a4b38', '#86402f', '#a85c44']),
      )
    )
  })
  const furrows = times(20, (at) => `M${560 + at * 60} 560L${200 + at * 120} 680`)
  return [
    treeline({ x: -20, y: 410, w: 1640, h: 120 }, '#9db3ae', luck),
    area('M-10 520Q500 470 900 510T1610 490V700H-10Z', '#8fb06b'),
    ...roofs,
    rect({ x: 330, y: 424, w: 34, h: 92 }, '#b08a70'),
    poly('322,428 347,340 372,428', '#5b6b7a'),
    treeline({ x: 90, y: 470, w: 520, h: 62 }, '#5f8a55', luck),
    poly('-10,540 1610,530 1610,700 -10,700', 'url(#field)'),
    stroke(furrows.join(''), '#9a7a30', { width: 3, opacity: '0.4' }),
    group({ filter: 'url(#mist)', opacity: '0.7' }, ellipse([900, 540], [900, 30], '#fff3dc')),
    ...times(7, (at) =>
      tree({
        at: [1540 - at * 250 + luck.between(-20, 20), 700],
        size: 330 - at * 8,
        tones: LEAVES,
        luck,
        leaves: 60,
      }),
    ),
    poly('-10,670 1610,670 1610,780 -10,780', 'url(#meadow)'),
  ]
}

function road(): string[] {
  return [
    rect({ x: -10, y: 760, w: 1620, h: 210 }, 'url(#road)'),
    rect({ x: -10, y: 760, w: 1620, h: 7 }, '#d9d6c8'),
    rect({ x: -10, y: 956, w: 1620, h: 8 }, '#d9d6c8'),
    ...times(9, (at) => rect({ x: -30 + at * 200, y: 852, w: 110, h: 9 }, WHITE)),
    ...times(14, (at) =>
      rect({ x: -60 + at * 130, y: 790 + ((at * 37) % 150), w: 150, h: 2.4 }, '#c3cad0', {
        opacity: '0.5',
      }),
    ),
    ellipse([800, 884], [540, 40], 'url(#under)'),
  ]
}

function roadside(luck: Chance): string[] {
  const posts = [140, 700, 1260].map(
    (x) =>
      rect({ x, y: 900, w: 20, h: 116 }, WHITE, { rx: 6 }) +
      poly(`${x},928 ${x + 20},920 ${x + 20},950 ${x},958`, '#1c2430') +
      rect({ x: x + 6, y: 930, w: 8, h: 18 }, '#e2562e'),
  )
  const flowers = times(70, () =>
    circle(
      [luck.between(0, WIDTH), luck.between(990, 1050), luck.between(3, 7)],
      luck.pick(['#e8485a', '#f6d55a', WHITE, CLUB, '#8f7ad0']),
    ),
  )
  return [
    rect({ x: 0, y: 966, w: WIDTH, h: 110 }, 'url(#meadow)'),
    ...posts,
    ...blades({
      box: { x: -20, y: 980, w: WIDTH + 40, h: 110 },
      count: 560,
      tall: [26, 74],
      tones: [TURF_DARK, '#3d7a3a', '#7fb556', '#9cc45f'],
      luck,
    }),
    ...flowers,
  ]
}
