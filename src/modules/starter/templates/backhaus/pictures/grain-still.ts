import {
  chance,
  drawing,
  ellipse,
  fade,
  glow,
  rect,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { breadDefs, roundLoaf } from './breads.ts'
import { bowlOfGrain, ear, sack, scoop, stillDefs } from './grain-things.ts'
import { boards, crusty, dust, place, shadows, surfaces, varnish } from './paint.ts'
import { SUN, WOOD } from './palette.ts'

const W = 1600
const H = 1067

/** Flour, rye and a loaf, in the light of a side window. */
export function grainStill(): string {
  const luck = chance(1911)
  return drawing({
    title: 'Mehl und Korn',
    width: W,
    height: H,
    defs: [
      ...surfaces,
      ...breadDefs,
      ...stillDefs,
      fade('dusk', [1, 0.25], '0 #8d9dac, 0.35 #5d7085, 0.75 #35424f, 1 #232a33'),
      glow('ray', SUN, 0.5),
      glow('pool', SUN, 0.5),
    ],
    body: [
      rect({ x: 0, y: 0, w: W, h: 780 }, 'url(#dusk)'),
      ellipse([330, 240], [900, 640], 'url(#ray)'),
      ...boards({ x: 0, y: 770, w: W, h: 297 }, WOOD, 4),
      ellipse([560, 860], [760, 190], 'url(#pool)'),
      shadows('560,822,330,40 1010,880,250,40 1330,850,200,30 230,930,230,34', '0.7'),
      ...sheaf(),
      sack({ at: [520, 820] }, luck),
      crusty(place({ at: [1330, 740], scale: 1.7 }, roundLoaf('rye', 'cross'))),
      dust({ luck, at: [1320, 680], reach: [150, 70], count: 320 }),
      bowlOfGrain({ at: [1000, 870] }, luck),
      scoop({ at: [250, 930] }, luck),
      ...times(3, (at) =>
        place({ at: [500 + at * 60, 960 + at * 30], turn: 84 + at * 5, scale: 0.8 }, ear()),
      ),
      ...spilt(),
      dust({ luck, at: [520, 930], reach: [520, 90], count: 900 }),
      ...varnish({ w: W, h: H }, '0.6'),
    ],
  })
}

/** Ears standing in the sack's lee, at the back. */
function sheaf(): string[] {
  return times(13, (at) =>
    place({ at: [800 + at * 9, 770], turn: -30 + at * 5.4, scale: 1.05 + (at % 3) * 0.1 }, ear()),
  )
}

function spilt(): string[] {
  const grains = times(60, (at) => {
    const out = Math.sqrt(at / 60) * 190
    const [x, y] = [1010 + Math.cos(at * 2.4) * out * 1.5, 970 + Math.sin(at * 2.4) * out * 0.26]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${at % 2 ? 9 : 6} ${at % 3 ? 4 : -4}`
  }).join('')
  return [
    stroke(grains, '#5a3312', { width: 8, 'stroke-linecap': 'round' }),
    stroke(grains, '#d9a659', { width: 5.4, 'stroke-linecap': 'round' }),
  ]
}
