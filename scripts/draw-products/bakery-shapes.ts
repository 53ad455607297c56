import { fade, glow, scattered, times } from './canvas.ts'

type Crust = { light: string; dark: string }
const CRUST = {
  golden: { light: '#f0c27b', dark: '#a8672a' },
  brown: { light: '#cf8f4d', dark: '#74401a' },
  dark: { light: '#8d5a34', dark: '#3d2113' },
  pale: { light: '#f8dfae', dark: '#cf9a55' },
  lye: { light: '#c6702c', dark: '#6b2f10' },
} as const satisfies Record<string, Crust>
type CrustName = keyof typeof CRUST

type Cuts = 'cross' | 'lines' | 'leaf' | 'rings' | 'none'
type Loaf = { crust: CrustName; cuts: Cuts; seeds?: string; flour?: boolean }

const CUTS: Readonly<Record<Cuts, string>> = {
  cross: 'M130 215 Q200 250 275 205 M165 150 Q205 215 240 275',
  lines:
    'M125 195 Q140 235 130 275 M165 178 Q184 225 172 290 M210 175 Q230 225 217 292 M255 188 Q272 230 260 280',
  leaf: 'M200 165 L200 295 M200 195 L160 180 M200 195 L240 180 M200 225 L150 212 M200 225 L250 212 M200 258 L160 248 M200 258 L240 248',
  rings: 'M110 240 Q200 180 290 240 M128 270 Q200 225 272 270 M150 205 Q200 165 250 205',
  none: '',
}

/** A loaf that was baked on the stone. */
export function roundLoaf({ crust, cuts, seeds, flour = false }: Loaf): string {
  const { light, dark } = CRUST[crust]
  return `<defs>${glow('crust', light, dark)}</defs>
    <path d="M72 268 C66 190 128 142 202 142 C280 142 336 192 328 268
      C324 312 282 328 200 328 C116 328 76 312 72 268Z" fill="url(#crust)"/>
    <path d="M84 288 C120 322 280 322 318 286 C304 320 270 328 200 328 C130 328 98 320 84 288Z"
      fill="#2a1509" opacity=".25"/>
    <path d="${CUTS[cuts]}" fill="none" stroke="#f7e3bd" stroke-width="11" stroke-linecap="round"/>
    <path d="${CUTS[cuts]}" fill="none" stroke="#d9ad6f" stroke-width="3" stroke-linecap="round"/>
    ${flour ? dust(4) : ''}${seeds ? sprinkle(seeds, { seed: 5, count: 70 }) : ''}
    <path d="M104 212 Q130 164 190 156" stroke="#fff" stroke-width="7" fill="none"
      stroke-linecap="round" opacity=".28"/>`
}

/** One that rose in a tin; the end shows the crumb. */
export function tinLoaf({ crust, seeds, crumb = ['#fff3d8', '#e9cf9f'] }: TinLoaf): string {
  const { light, dark } = CRUST[crust]
  return `<defs>${fade('side', light, dark)}${glow('top', light, dark)}${glow('crumb', ...crumb)}</defs>
    <path d="M120 200 C140 172 300 172 328 196 L322 306 Q318 322 300 322 L132 322Z" fill="url(#side)"/>
    <path d="M88 214 C84 168 128 156 160 172 C220 150 330 150 336 200 C330 214 300 208 180 220Z"
      fill="url(#top)"/>
    <path d="M84 212 C80 168 122 160 136 170 C168 156 186 184 178 216 L172 322 L96 322Z"
      fill="url(#crumb)" stroke="${dark}" stroke-width="7"/>
    ${holes(9)}${seeds ? sprinkle(seeds, { seed: 9, count: 34, box: [190, 166, 130, 40] }) : ''}`
}

type TinLoaf = { crust: CrustName; seeds?: string; crumb?: readonly [string, string] }

function holes(seed: number): string {
  const next = scattered(seed)
  return times(22, () => {
    const [x, y] = [102 + next() * 58, 196 + next() * 112]
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(1.5 + next() * 3).toFixed(1)}" ry="2" fill="#b98d50" opacity=".6"/>`
  })
}

/** Long and slim; several lie across one another. */
export function sticks(count: number, crust: CrustName): string {
  const { light, dark } = CRUST[crust]
  return `<defs>${fade('crust', light, dark)}</defs>${times(count, (at) => {
    const turn = -24 + at * (48 / Math.max(1, count - 1))
    return `<g transform="rotate(${turn} 200 250)">
      <rect x="38" y="224" width="324" height="58" rx="29" fill="url(#crust)"/>
      ${times(5, (cut) => `<path d="M${88 + cut * 52} 270 q10 -26 34 -34" stroke="#f9e6c0" stroke-width="10" fill="none" stroke-linecap="round"/>`)}
    </g>`
  })}`
}

const PILES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [140, 262],
    [258, 268],
  ],
  4: [
    [135, 222],
    [262, 218],
    [112, 282],
    [240, 284],
  ],
  6: [
    [200, 178],
    [132, 226],
    [266, 226],
    [96, 284],
    [200, 286],
    [304, 284],
  ],
}

const SIZES = { 2: 1.45, 4: 1.05, 6: 1 } as const

/** Several small ones, each drawn around 0 0, about 100 wide. */
export function pile(count: 2 | 4 | 6, one: (at: number) => string): string {
  const places = PILES[count] ?? []
  const size = SIZES[count]
  return places
    .map(([x, y], at) => `<g transform="translate(${x} ${y}) scale(${size})">${one(at)}</g>`)
    .join('')
}

export function roll(crust: CrustName, { cut = true, seeds }: { cut?: boolean; seeds?: string }) {
  const { light, dark } = CRUST[crust]
  return `<defs>${glow('roll', light, dark)}</defs>
    <ellipse rx="54" ry="38" fill="url(#roll)"/>
    ${cut ? '<path d="M-36 4 Q0 -22 36 2 Q0 6 -36 4Z" fill="#f9e6c0"/>' : ''}
    ${seeds ? sprinkle(seeds, { seed: 3, count: 26, box: [-38, -28, 76, 44] }) : ''}
    <path d="M-34 -16 Q-18 -32 8 -31" stroke="#fff" stroke-width="4" fill="none" opacity=".3"
      stroke-linecap="round"/>`
}

export function pretzel(): string {
  const path =
    'M-20 34 C-70 30 -62 -40 -22 -40 C10 -40 6 0 30 26 M20 34 C70 30 62 -40 22 -40 C-10 -40 -6 0 -30 26'
  return `<g fill="none" stroke-linecap="round">
    <path d="${path}" stroke="#5e2a0e" stroke-width="21"/>
    <path d="${path}" stroke="#b8682a" stroke-width="16"/>
    <path d="M-18 35 Q0 41 18 35" stroke="#f7e3bd" stroke-width="9"/></g>
    ${sprinkle('#ffffff', { seed: 11, count: 18, box: [-46, -40, 92, 66] })}`
}

export function croissant(): string {
  return `<defs>${glow('butter', '#f6c877', '#a55d20')}</defs><g stroke="#8a4a18" stroke-width="1.5">
    ${times(7, (at) => {
      const x = -51 + at * 17
      const size = 14 + 17 * (1 - Math.abs(at - 3) / 3.4)
      const y = 2 + Math.abs(at - 3) ** 2 * 3
      return `<ellipse cx="${x}" cy="${y.toFixed(1)}" rx="14" ry="${size.toFixed(1)}" transform="rotate(${(at - 3) * 11} ${x} ${y.toFixed(1)})" fill="url(#butter)"/>`
    })}</g>`
}

export function snail(): string {
  return `<defs>${glow('dough', '#f2c98a', '#b0712f')}</defs>
    <circle r="47" fill="url(#dough)"/>
    <path d="M4 4 C12 -8 -10 -14 -14 2 C-18 22 14 26 22 6 C30 -22 -12 -36 -28 -10 C-42 20 -6 42 20 34 C34 28 40 14 38 0"
      fill="none" stroke="#6e3b16" stroke-width="6" stroke-linecap="round"/>
    <path d="M-34 -12 Q-10 -34 20 -26 M-20 26 Q4 36 28 16" stroke="#fff8ea" stroke-width="5" fill="none"
      stroke-linecap="round" opacity=".9"/>`
}

type Sprinkle = { seed: number; count: number; box?: readonly [number, number, number, number] }

function sprinkle(color: string, { seed, count, box = [110, 165, 180, 110] }: Sprinkle): string {
  const next = scattered(seed)
  const [x, y, width, height] = box
  const small = width < 100 ? 0.55 : 1
  return times(count, () => {
    const [cx, cy, turn] = [x + next() * width, y + next() * height, next() * 180]
    return `<ellipse cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="${4.6 * small}" ry="${2.5 * small}" fill="${color}" transform="rotate(${turn.toFixed(0)} ${cx.toFixed(0)} ${cy.toFixed(0)})"/>`
  })
}

function dust(seed: number): string {
  const next = scattered(seed)
  return times(60, () => {
    const [x, y] = [105 + next() * 190, 160 + next() * 110]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1 + next() * 2.6).toFixed(1)}" fill="#fffaf0" opacity=".65"/>`
  })
}
