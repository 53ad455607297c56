import {
  area,
  type Chance,
  circle,
  clip,
  ellipse,
  fade,
  group,
  shape,
  stroke,
  times,
} from '../../../drawing/brush.ts'
import { ball, shadows } from './paint.ts'
import { LEAF, LEAF_DEEP, ROSE } from './palette.ts'

export const tableDefs = [
  fade('china', [1, 0.2], '0 #fffdf8, 0.5 #efe4d2, 1 #bda684'),
  ball('coffee', [0.45, 0.4], '0 #f3dcb8, 0.35 #c48d52, 0.8 #7a4520, 1 #4a2711'),
  fade('pot', [1, 0.1], '0 #8fa5b8, 0.5 #5f778d, 1 #37495a'),
  clip('round', shape('ellipse', { cx: 600, cy: 1240, rx: 640, ry: 216 })),
]

/** Cappuccino with a leaf in its foam. */
export function cupAndSaucer(): string {
  return [
    shadows('420,1330,230,60', '0.6'),
    ellipse([410, 1310], [220, 62], '#c3ae8d'),
    ellipse([410, 1302], [220, 60], '#f4eadb'),
    ellipse([410, 1304], [150, 38], '#d8c7ab'),
    area(
      'M568 1120C650 1110 670 1200 560 1226L556 1196C610 1180 606 1146 566 1150Z',
      'url(#china)',
    ),
    area('M248 1090C254 1200 300 1300 350 1306H470C520 1300 566 1200 572 1090Z', 'url(#china)'),
    area('M470 1306C520 1300 566 1200 572 1090H520C516 1200 480 1290 430 1306Z', '#9c8562', {
      opacity: '0.28',
    }),
    ellipse([410, 1090], [162, 46], '#fffaf0'),
    ellipse([410, 1094], [146, 38], 'url(#coffee)'),
    group(
      { opacity: '0.9' },
      area(
        'M410 1124C360 1114 340 1094 352 1078C372 1072 396 1080 410 1096C424 1080 448 1072 468 1078C480 1094 460 1114 410 1124Z',
        '#fff3de',
      ),
      stroke('M410 1122V1096M386 1112q-14 -10 -18 -24M434 1112q14 -10 18 -24', '#b5783f', {
        width: 4,
        opacity: '0.7',
      }),
    ),
    stroke('M256 1110q10 90 60 160', '#fff', {
      width: 9,
      opacity: '0.7',
      'stroke-linecap': 'round',
    }),
    stroke('M600 1318L690 1286', '#d9d4ca', { width: 9, 'stroke-linecap': 'round' }),
    ellipse([712, 1278], [30, 13], '#e9e5dc'),
  ].join('')
}

/** A slice of plum cake on a plate with a blue rim. */
export function plateWithCake(): string {
  const plums = times(7, (at) => {
    const x = 762 + at * 30
    return area(
      `M${x} ${1128 - (at % 2) * 6}q16 -22 34 -2q-4 20 -18 20q-14 -2 -16 -18Z`,
      at % 2 ? '#6c2a44' : '#84385a',
    )
  })
  return [
    shadows('870,1214,230,56', '0.55'),
    ellipse([860, 1204], [226, 62], '#b9a382'),
    ellipse([860, 1196], [226, 60], '#f7efe2'),
    ellipse([860, 1196], [206, 52], 'none'),
    stroke('M654 1196a206 52 0 1 0 412 0a206 52 0 1 0 -412 0', '#6f879d', {
      width: 6,
      opacity: '0.8',
    }),
    area(
      'M742 1140L1000 1120L992 1196Q980 1206 960 1208L760 1216Q746 1214 744 1200Z',
      'url(#sponge)',
    ),
    stroke('M744 1176L994 1158', '#a5703a', { width: 4, opacity: '0.4' }),
    area('M736 1136Q800 1098 1006 1112Q1010 1126 1000 1134L744 1156Q730 1150 736 1136Z', '#7c3350'),
    ...plums,
    ...times(26, (at) =>
      circle([750 + ((at * 47) % 246), 1112 + ((at * 29) % 34), 6], at % 2 ? '#f0cf92' : '#d9a85f'),
    ),
    area('M980 1120q10 -44 54 -40q40 6 34 40q-8 30 -50 32q-34 -2 -38 -32Z', '#fffaf0'),
    area('M1010 1110q10 -20 30 -14q16 8 8 24q-14 14 -32 6Z', '#eadcc4'),
    stroke('M1100 1240L960 1264', '#cfc9bd', { width: 7, 'stroke-linecap': 'round' }),
    stroke('M960 1264l-36 0m36 2l-34 8m34 -14l-34 -6', '#cfc9bd', {
      width: 4,
      'stroke-linecap': 'round',
    }),
  ].join('')
}

/** Garden flowers in a small stoneware pot. */
export function vase(luck: Chance): string {
  const stalks = times(15, (at) => {
    const lean = (at - 7) * 19 + luck.between(-10, 10)
    const top = 780 + Math.abs(at - 7) * 16 + luck.between(-40, 40)
    const [x, y] = [640 + lean, top]
    const bloom = at % 3 === 0 ? daisy(x, y) : bud(x, y, at)
    return (
      stroke(`M640 1070Q${640 + lean * 0.3} 940 ${x} ${y}`, at % 2 ? LEAF : LEAF_DEEP, 5) + bloom
    )
  })
  return [
    shadows('650,1166,110,26', '0.55'),
    ...stalks,
    area('M586 1050C560 1090 560 1150 600 1166H684C722 1150 720 1090 694 1050Z', 'url(#pot)'),
    ellipse([640, 1050], [55, 13], '#33475a'),
    stroke('M590 1064C574 1096 572 1130 590 1150', '#c9d6e0', { width: 7, opacity: '0.6' }),
  ].join('')
}

function daisy(x: number, y: number): string {
  const petals = times(10, (at) => {
    const transform = `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${at * 36})`
    return group({ transform }, ellipse([0, -17], [7, 15], '#fffaf0'))
  })
  return petals.join('') + circle([x, y, 10], '#e3a33c')
}

function bud(x: number, y: number, at: number): string {
  const color = at % 2 ? ROSE : '#c9606a'
  return [0, 1, 2, 3, 4]
    .map((step) =>
      circle([x + Math.cos(step * 1.26) * 11, y + Math.sin(step * 1.26) * 11, 13], color, {
        opacity: '0.9',
      }),
    )
    .concat(circle([x, y, 8], '#fbe3da'))
    .join('')
}
