/** A drawing is a square of 400 × 400; the light comes from the upper left. */
export type Drawing = () => string

type Tone = { light: string; dark: string; table: string; edge: string }

const TONES = {
  flour: { light: '#fbf3e4', dark: '#ecd9b8', table: '#c79a63', edge: '#a97c48' },
  linen: { light: '#f3f1ea', dark: '#d9d6c6', table: '#b89b74', edge: '#967a55' },
  blue: { light: '#e6edf1', dark: '#b9cbd6', table: '#8a7258', edge: '#6d5841' },
  wall: { light: '#f6f0e6', dark: '#dfd0b9', table: '#a98763', edge: '#87684a' },
  sage: { light: '#eef1e8', dark: '#c9d2bd', table: '#a3845f', edge: '#816547' },
  sky: { light: '#eef3fb', dark: '#c3d4ee', table: '#3e6b46', edge: '#2d5134' },
  night: { light: '#3d63b8', dark: '#1b2f66', table: '#5b4636', edge: '#43332a' },
} as const satisfies Record<string, Tone>
export type ToneName = keyof typeof TONES

/** The picture around a thing: wall, table and the shadow it stands in. */
export function scene(tone: ToneName, { shadow = [200, 326, 130], body }: SceneParts): string {
  const { light, dark, table, edge } = TONES[tone]
  const [x, y, reach] = shadow
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">
    <defs>
      <radialGradient id="wall" cx=".35" cy=".25" r=".95">${stops(light, dark)}</radialGradient>
      ${fade('table', table, edge)}
      <filter id="soft" x="-50%" y="-150%" width="200%" height="400%">
        <feGaussianBlur stdDeviation="9"/></filter>
    </defs>
    <rect width="400" height="400" fill="url(#wall)"/>
    <rect y="300" width="400" height="100" fill="url(#table)"/>
    <rect y="300" width="400" height="3" fill="#fff" opacity=".25"/>
    ${grain(edge)}
    <ellipse cx="${x}" cy="${y}" rx="${reach}" ry="15" fill="#1c1208" opacity=".42"
      filter="url(#soft)"/>
    ${body}
  </svg>`
}

type SceneParts = { shadow?: readonly [number, number, number]; body: string }

/** What hangs on a wall has no table below it. */
export function onWall(tone: ToneName, body: string): string {
  const { light, dark } = TONES[tone]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">
    <defs>
      <radialGradient id="wall" cx=".35" cy=".25" r=".95">${stops(light, dark)}</radialGradient>
      <filter id="soft" x="-30%" y="-30%" width="160%" height="160%">
        <feGaussianBlur stdDeviation="8"/></filter>
    </defs>
    <rect width="400" height="400" fill="url(#wall)"/>
    ${body}
  </svg>`
}

/** From the upper left to the lower right. */
export function fade(id: string, light: string, dark: string): string {
  return `<linearGradient id="${id}" x1=".1" y1="0" x2=".5" y2="1">${stops(light, dark)}</linearGradient>`
}

/** As something round takes the light. */
export function glow(id: string, light: string, dark: string): string {
  return `<radialGradient id="${id}" cx=".38" cy=".25" r=".85">${stops(light, dark)}</radialGradient>`
}

export function times(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('')
}

/** The same for the same seed, so that a picture drawn again is the same picture. */
export function scattered(seed: number): () => number {
  let state = seed * 7919 + 17
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A shadow behind what hangs on the wall: the same outline, a little lower. */
export function fallen(shape: string): string {
  return `<g transform="translate(9 14)" opacity=".3" filter="url(#soft)" fill="#1c1208">${shape}</g>`
}

function stops(light: string, dark: string): string {
  return `<stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/>`
}

function grain(color: string): string {
  const lines = times(5, (at) => {
    const y = 318 + at * 18
    return `<path d="M0 ${y} C110 ${y - 5} 250 ${y + 6} 400 ${y - 2}"/>`
  })
  return `<g fill="none" stroke="${color}" stroke-width="1.4" opacity=".45">${lines}</g>`
}
