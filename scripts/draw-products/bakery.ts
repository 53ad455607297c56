import * as bake from './bakery-shapes.ts'
import { type Drawing, fade, scene, type ToneName, times } from './canvas.ts'
import * as pantry from './pantry-shapes.ts'

const WIDE = [200, 326, 140] as const
const SLIM = [200, 324, 100] as const
const KRAFT = ['#d9b98a', '#b18f5e'] as const
const WHITE = ['#f7f3ea', '#d5cbb8'] as const

function wide(tone: ToneName, body: string): Drawing {
  return () => scene(tone, { shadow: WIDE, body })
}

function slim(tone: ToneName, body: string): Drawing {
  return () => scene(tone, { shadow: SLIM, body })
}

const breads: Readonly<Record<string, Drawing>> = {
  mehlgassenbrot: wide('flour', bake.roundLoaf({ crust: 'brown', cuts: 'cross', flour: true })),
  'volles-korn': wide('linen', bake.tinLoaf({ crust: 'dark', crumb: ['#b98d5c', '#7d5730'] })),
  emskruste: wide('blue', bake.roundLoaf({ crust: 'golden', cuts: 'lines' })),
  dinkelkasten: wide('sage', bake.tinLoaf({ crust: 'golden', seeds: '#f7ecd2' })),
  saatenbrot: wide('flour', bake.roundLoaf({ crust: 'dark', cuts: 'none', seeds: '#d9b673' })),
  nussknust: wide('linen', bake.roundLoaf({ crust: 'brown', cuts: 'rings', seeds: '#5b3114' })),
  stuten: wide('blue', bake.tinLoaf({ crust: 'pale', crumb: ['#fffbe6', '#f6df9f'] })),
  baguette: wide('flour', bake.sticks(2, 'golden')),
  kartoffelbrot: wide('sage', bake.roundLoaf({ crust: 'pale', cuts: 'rings', flour: true })),
  kuerbiskernbrot: wide('sage', bake.roundLoaf({ crust: 'brown', cuts: 'leaf', seeds: '#5c7a35' })),
  buttermilchbrot: wide('linen', bake.roundLoaf({ crust: 'golden', cuts: 'leaf', flour: true })),
  pumpernickel: wide('blue', pantry.slices('#6e4526', '#2f1b0e')),
}

const rolls: Readonly<Record<string, Drawing>> = {
  schnittbroetchen: wide(
    'flour',
    bake.pile(6, () => bake.roll('golden', {})),
  ),
  roggling: wide(
    'linen',
    bake.pile(6, () => bake.roll('brown', { cut: false, seeds: '#fff4dc' })),
  ),
  dinkelknauz: wide(
    'sage',
    bake.pile(4, () => bake.roll('pale', {})),
  ),
  mohnbroetchen: wide(
    'blue',
    bake.pile(6, (at) =>
      bake.roll('golden', { cut: false, seeds: at % 2 ? '#26262e' : '#f6e6c3' }),
    ),
  ),
  laugenbrezel: wide('blue', bake.pile(4, bake.pretzel)),
  buttercroissant: wide('flour', bake.pile(4, bake.croissant)),
  rosinenbroetchen: wide(
    'linen',
    bake.pile(4, () => bake.roll('pale', { cut: false, seeds: '#4a2016' })),
  ),
  zimtschnecke: wide('sage', bake.pile(2, bake.snail)),
}

const cakes: Readonly<Record<string, Drawing>> = {
  gugelhupf: wide('flour', pantry.bundt('#dca25c', '#8a4f1f', '#fffaf0')),
  marmorkuchen: wide('blue', pantry.bundt('#a8703d', '#4c2711', '#4a2613')),
  'apfelkuchen-glas': slim(
    'sage',
    pantry.jar(
      ['#e9bd77', '#b97b35'],
      { paper: '#fff8ea', ink: '#7c3b22', sign: pantry.apple('#b7352c') },
      '#b7352c',
    ),
  ),
  nussecken: wide('linen', pantry.corners()),
  christstollen: wide('blue', pantry.stollen()),
  fruechtebrot: wide(
    'flour',
    bake.tinLoaf({ crust: 'dark', seeds: '#e0953f', crumb: ['#c98a4f', '#8a4a22'] }),
  ),
}

const crisp: Readonly<Record<string, Drawing>> = {
  zwieback: wide('linen', pantry.slices('#f3cf8e', '#c58b44')),
  knaeckebrot: wide('sage', pantry.crisps('#cf9c5c', '#8f5f2e')),
  grissini: wide('blue', breadsticks()),
  semmelbroesel: slim(
    'flour',
    pantry.bag(KRAFT, { paper: '#fff8ea', ink: '#7a5527', sign: crumbs() }),
  ),
  knuspermuesli: slim(
    'sage',
    pantry.bag(WHITE, { paper: '#eef1e2', ink: '#55713b', sign: pantry.ear('#55713b') }),
  ),
}

const pantryGoods: Readonly<Record<string, Drawing>> = {
  roggenmehl: slim(
    'linen',
    pantry.bag(WHITE, { paper: '#eadfc8', ink: '#5b4632', sign: pantry.ear('#6e5334') }),
  ),
  dinkelmehl: slim(
    'flour',
    pantry.bag(['#fbf6ea', '#ddcfae'], {
      paper: '#f3d9a0',
      ink: '#8a5d1c',
      sign: pantry.ear('#a9761f'),
    }),
  ),
  brotbackmischung: slim(
    'blue',
    pantry.bag(KRAFT, { paper: '#e4edf0', ink: '#2f5568', sign: loafSign() }),
  ),
  erdbeerkonfituere: slim(
    'sage',
    pantry.jar(
      ['#cf3b3a', '#8a1520'],
      { paper: '#fff8ea', ink: '#8a1520', sign: pantry.berry('#cf3b3a') },
      '#d9c9a6',
    ),
  ),
  bluetenhonig: slim(
    'flour',
    pantry.jar(
      ['#f2bd3f', '#c07f12'],
      { paper: '#fffaf0', ink: '#7a4f10', sign: pantry.bee() },
      '#8f7a4d',
    ),
  ),
}

const gifts: Readonly<Record<string, Drawing>> = {
  roestkaffee: slim(
    'linen',
    pantry.bag(['#4f3a2c', '#2a1c13'], { paper: '#f0e2c8', ink: '#4f3a2c', sign: pantry.bean() }),
  ),
  brotzeitkiste: wide('sage', crate()),
  brotbeutel: slim('blue', linenBag()),
  gaerkorb: wide('flour', basket()),
}

export const BAKERY: Readonly<Record<string, Drawing>> = {
  ...breads,
  ...rolls,
  ...cakes,
  ...crisp,
  ...pantryGoods,
  ...gifts,
}

function crumbs(): string {
  return times(12, (at) => {
    const [x, y] = [-24 + (at % 4) * 16, -18 + Math.floor(at / 4) * 16]
    return `<circle cx="${x}" cy="${y}" r="${4 + (at % 3)}" fill="#c0893f"/>`
  })
}

function loafSign(): string {
  return `<path d="M-32 22 C-36 -16 -14 -28 0 -28 C16 -28 36 -16 32 22Z" fill="#a9662c"/>
    <path d="M-14 -12 l6 20 M2 -16 l6 24" stroke="#f9e6c0" stroke-width="5" stroke-linecap="round"/>`
}

function breadsticks(): string {
  const stick = (at: number) =>
    `<rect x="${-7}" y="-210" width="14" height="230" rx="7" fill="url(#stick)" stroke="#9a632b" stroke-width="1.5"
      transform="translate(${158 + at * 14} 300) rotate(${-18 + at * 6})"/>`
  return `<defs>${fade('stick', '#f2cf92', '#b9793a')}${fade('glass', '#ffffff', '#a9bfca')}</defs>
    ${times(7, stick)}
    <path d="M138 204 L262 204 L252 324 L148 324Z" fill="url(#glass)" opacity=".72"/>
    <path d="M152 216 L158 312" stroke="#fff" stroke-width="8" opacity=".7" stroke-linecap="round"/>`
}

function crate(): string {
  return `<defs>${fade('wood', '#d8b079', '#a0713d')}${fade('back', '#b98c55', '#82582c')}</defs>
    <rect x="70" y="212" width="260" height="60" fill="url(#back)"/>
    <g transform="translate(-4 -6) scale(.62) translate(66 128)">${bake.roundLoaf({ crust: 'brown', cuts: 'lines' })}</g>
    <g transform="translate(176 52) scale(.56)">${pantry.jar(['#cf3b3a', '#8a1520'], { paper: '#fff8ea', ink: '#8a1520', sign: '' }, '#d9c9a6')}</g>
    ${times(3, (at) => `<rect x="62" y="${238 + at * 30}" width="276" height="25" rx="3" fill="url(#wood)" stroke="#7d5429" stroke-width="1.5"/>`)}
    <rect x="72" y="236" width="16" height="90" fill="#8f6434"/><rect x="312" y="236" width="16" height="90" fill="#8f6434"/>`
}

function linenBag(): string {
  return `<defs>${fade('linen', '#efe6d2', '#bfae8d')}</defs>
    <path d="M118 150 Q200 130 282 150 L298 320 Q200 334 102 320Z" fill="url(#linen)"/>
    <path d="M118 150 Q132 108 160 96 Q200 110 240 96 Q268 108 282 150 Q200 168 118 150Z" fill="#d9ccb0"/>
    <path d="M116 152 Q200 172 284 152" stroke="#8f3a2c" stroke-width="6" fill="none"/>
    <path d="M244 158 q26 20 12 54 M252 158 q36 10 34 44" stroke="#8f3a2c" stroke-width="4" fill="none" stroke-linecap="round"/>
    <g transform="translate(200 246) scale(1.25)">${pantry.ear('#8a7346')}</g>`
}

function basket(): string {
  return `<defs>${fade('cane', '#e6c793', '#b48748')}</defs>
    <path d="M64 206 L336 206 Q330 324 262 324 L138 324 Q70 324 64 206Z" fill="url(#cane)"/>
    ${times(6, (at) => `<path d="M${67 + at * 7} ${222 + at * 18} Q200 ${252 + at * 16} ${333 - at * 7} ${222 + at * 18}" stroke="#946a33" stroke-width="4" fill="none"/>`)}
    <ellipse cx="200" cy="206" rx="136" ry="30" fill="#a97a3d"/><ellipse cx="200" cy="206" rx="122" ry="23" fill="#7d5626"/>
    ${times(3, (at) => `<ellipse cx="200" cy="${208 + at * 3}" rx="${96 - at * 30}" ry="${15 - at * 4}" fill="none" stroke="#c79a5c" stroke-width="4"/>`)}`
}
