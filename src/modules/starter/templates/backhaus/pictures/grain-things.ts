import { area, type Chance, ellipse, fade, group, stroke, times } from '../../../drawing/brush.ts'
import { ball, dust, type Place, place } from './paint.ts'
import { WOOD_DARK, WOOD_DEEP, WOOD_LIGHT } from './palette.ts'

export const stillDefs = [
  fade('linen', [1, 0.2], '0 #f3e6cc, 0.45 #d9c39b, 1 #8f744c'),
  fade('mouth', [0, 1], '0 #fffdf6, 1 #e3d2b2'),
  fade('clay', [1, 0.2], '0 #d98a68, 0.45 #a9503a, 1 #5f271b'),
  fade('spoon', [1, 0.4], `0 ${WOOD_LIGHT}, 1 ${WOOD_DEEP}`),
  ball('heap', [0.4, 0.3], '0 #f0c67f, 0.6 #c98f45, 1 #8a5822'),
]

/** A linen sack, rolled down, full of flour. */
export function sack(at: Place, luck: Chance): string {
  const folds =
    'M-150 -250q20 120 -30 240M-60 -240q-30 120 10 236M60 -240q40 130 0 238M160 -250q-20 110 30 236'
  return place(
    at,
    area(
      'M-250 0C-300 -90 -250 -210 -226 -300H226C256 -210 300 -90 250 0Q0 40 -250 0Z',
      'url(#linen)',
    ),
    stroke(folds, '#7d6340', { width: 7, opacity: '0.3', 'stroke-linecap': 'round' }),
    ...times(26, (step) =>
      stroke(`M-262 ${-20 - step * 11}Q0 ${10 - step * 11} 262 ${-20 - step * 11}`, '#7d6340', {
        width: 1.2,
        opacity: '0.2',
      }),
    ),
    area('M-130 -170h260v96h-260Z', '#a9503a', { opacity: '0.14' }),
    stroke(
      'M0 -160v76M-14 -150q14 14 14 28q0 -14 14 -28M-16 -126q16 14 16 28q0 -14 16 -28M-16 -104q16 14 16 24q0 -12 16 -24',
      '#8a3d2a',
      { width: 4, opacity: '0.7' },
    ),
    ellipse([0, -300], [250, 60], '#b79c6e'),
    ellipse([0, -304], [226, 48], '#8d7346'),
    area(
      'M-216 -304C-150 -400 -40 -420 20 -396C110 -404 190 -350 216 -304Q0 -240 -216 -304Z',
      'url(#mouth)',
    ),
    stroke('M-150 -334q60 -40 130 -34M30 -376q80 10 120 44', '#cdbb96', {
      width: 5,
      opacity: '0.6',
    }),
    area(
      'M-256 -300C-250 -340 -230 -348 -222 -318C-150 -262 150 -262 222 -318C232 -348 252 -338 256 -300C250 -254 150 -226 0 -226C-150 -226 -250 -254 -256 -300Z',
      'url(#linen)',
    ),
    stroke('M-244 -296C-190 -244 190 -244 244 -296', '#fff6e2', { width: 5, opacity: '0.6' }),
    dust({ luck, at: [0, -270], reach: [230, 40], count: 220 }),
  )
}

/** An ear of rye on its stalk, growing up from the origin. */
export function ear(): string {
  const grains = times(9, (at) => {
    const y = -330 - at * 19
    return [-1, 1]
      .map((side) =>
        area(
          `M0 ${y}q${side * 20} -4 ${side * 17} -30q${-side * 15} 6 ${-side * 17} 30Z`,
          at % 2 ? '#e0b263' : '#c9933f',
          { stroke: '#80551f', 'stroke-width': '1.4' },
        ),
      )
      .join('')
  })
  const beards = times(9, (at) => {
    const y = -350 - at * 19
    return `M14 ${y}l22 -70M-14 ${y}l-22 -70`
  }).join('')
  return [
    stroke('M0 0Q8 -170 0 -330', '#a97f3b', 5),
    stroke('M1 0Q9 -170 1 -330', '#e8c684', { width: 2, opacity: '0.8' }),
    area('M2 -120q60 -40 74 -120q-56 40 -74 120Z', '#b58c45', { opacity: '0.9' }),
    stroke(beards, '#e3be78', { width: 1.6, opacity: '0.8' }),
    ...grains,
    area('M0 -500q-12 -16 0 -44q12 28 0 44Z', '#d9a857'),
  ].join('')
}

export function bowlOfGrain(at: Place, luck: Chance): string {
  const grains = times(150, () => {
    const turn = luck.between(0, 6.28)
    const out = Math.sqrt(luck.between(0, 1))
    const [x, y] = [Math.cos(turn) * out * 176, -128 + Math.sin(turn) * out * 40 - (1 - out) * 26]
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${luck.between(-8, 8).toFixed(0)} ${luck.between(-5, 5).toFixed(0)}`
  }).join('')
  return place(
    at,
    area('M-216 -130C-206 -30 -120 16 0 16C120 16 206 -30 216 -130Z', 'url(#clay)'),
    stroke('M-196 -84C-130 -50 130 -50 196 -84', '#f0cdb0', { width: 7, opacity: '0.55' }),
    ellipse([0, -130], [216, 50], '#8a3e2c'),
    ellipse([0, -130], [200, 42], '#4d2014'),
    area('M-192 -128C-120 -190 120 -190 192 -128Q0 -66 -192 -128Z', 'url(#heap)'),
    stroke(grains, '#6e4416', { width: 9, 'stroke-linecap': 'round', opacity: '0.8' }),
    stroke(grains, '#e6b768', { width: 6, 'stroke-linecap': 'round' }),
    stroke('M-214 -126A216 50 0 0 0 214 -126', '#e9a98a', { width: 6, opacity: '0.7' }),
  )
}

/** A wooden scoop with flour in it. */
export function scoop(at: Place, luck: Chance): string {
  return place(
    { ...at, turn: -8 },
    group({}, area('M120 -40L330 -84Q352 -82 352 -62Q350 -46 332 -42L124 0Z', 'url(#spoon)')),
    area('M-200 -70C-190 10 -110 26 0 22C80 20 140 0 140 -24C140 -52 80 -70 0 -74Z', 'url(#spoon)'),
    ellipse([-30, -70], [172, 30], WOOD_DARK),
    area('M-196 -72C-150 -140 60 -140 136 -66C60 -34 -140 -40 -196 -72Z', 'url(#mouth)'),
    stroke('M-196 -68C-180 0 -110 16 0 14', '#ffe6c2', { width: 4, opacity: '0.5' }),
    dust({ luck, at: [-120, 20], reach: [140, 40], count: 160 }),
  )
}
