import { fade, glow, scattered, times } from './canvas.ts'

type Label = { paper: string; ink: string; sign: string }

/** A paper bag with a folded top; the sign on its label is a small drawing around 0 0. */
export function bag(color: readonly [string, string], { paper, ink, sign }: Label): string {
  return `<defs>${fade('bag', ...color)}${fade('fold', color[0], color[1])}</defs>
    <path d="M122 122 L278 122 L292 322 L108 322Z" fill="url(#bag)"/>
    <path d="M278 122 L292 322 L262 322 L254 122Z" fill="#000" opacity=".12"/>
    <path d="M118 84 L282 84 L278 128 L122 128Z" fill="url(#fold)"/>
    <path d="M118 106 L282 106" stroke="#000" stroke-width="1.5" opacity=".25"/>
    ${times(8, (at) => `<path d="M${126 + at * 20} 84 l3 44" stroke="#000" opacity=".07"/>`)}
    <rect x="146" y="164" width="104" height="116" rx="6" fill="${paper}"/>
    <rect x="153" y="171" width="90" height="102" rx="4" fill="none" stroke="${ink}" stroke-width="1.6"/>
    <g transform="translate(198 212)">${sign}</g>
    ${lines(ink, 248)}`
}

/** A glass with a cloth over its lid. */
export function jar(filling: readonly [string, string], { paper, ink, sign }: Label, lid: string) {
  return `<defs>${fade('filling', ...filling)}${fade('lid', lid, '#5b4632')}</defs>
    <rect x="122" y="132" width="156" height="192" rx="26" fill="url(#filling)"/>
    <rect x="122" y="132" width="156" height="192" rx="26" fill="none" stroke="#fff" stroke-width="6" opacity=".5"/>
    <rect x="136" y="150" width="13" height="150" rx="6" fill="#fff" opacity=".35"/>
    <path d="M112 92 Q200 76 288 92 L292 140 Q200 156 108 140Z" fill="url(#lid)"/>
    <path d="M110 128 Q200 144 290 128" stroke="#fff" stroke-width="3" fill="none" opacity=".4"/>
    ${times(9, (at) => `<circle cx="${124 + at * 19}" cy="${108 + (at % 2) * 14}" r="3.4" fill="#fff" opacity=".55"/>`)}
    <rect x="150" y="182" width="100" height="96" rx="6" fill="${paper}"/>
    <g transform="translate(200 216)">${sign}</g>
    ${lines(ink, 252)}`
}

function lines(ink: string, y: number): string {
  return `<path d="M168 ${y} h62 M180 ${y + 11} h38" stroke="${ink}" stroke-width="4" stroke-linecap="round" opacity=".75"/>`
}

/** An ear of corn, for labels. */
export function ear(color: string): string {
  return `<g fill="${color}"><path d="M-1.5 34 L-1.5 -20 L1.5 -20 L1.5 34Z"/>${times(5, (at) => {
    const y = -22 + at * 10
    return `<ellipse cx="-8" cy="${y}" rx="4" ry="8" transform="rotate(-28 -8 ${y})"/><ellipse cx="8" cy="${y}" rx="4" ry="8" transform="rotate(28 8 ${y})"/>`
  })}<ellipse cy="-32" rx="4" ry="8"/></g>`
}

export function berry(color: string): string {
  return `<path d="M0 28 C-26 8 -24 -16 0 -16 C24 -16 26 8 0 28Z" fill="${color}"/>
    <path d="M-16 -16 L0 -24 L16 -16 L6 -12 L0 -4 L-6 -12Z" fill="#4d7a3a"/>
    ${times(6, (at) => `<circle cx="${-10 + (at % 3) * 10}" cy="${-4 + Math.floor(at / 3) * 11}" r="1.6" fill="#fff3c4"/>`)}`
}

export function apple(color: string): string {
  return `<path d="M0 -14 C-30 -26 -32 26 -8 28 C-3 28 3 28 8 28 C32 26 30 -26 0 -14Z" fill="${color}"/>
    <path d="M0 -14 Q2 -26 10 -30" stroke="#5b3a1c" stroke-width="3" fill="none"/>`
}

export function bee(): string {
  return `<ellipse rx="18" ry="12" cy="6" fill="#e0a526"/><path d="M-6 -5 v22 M5 -5 v22" stroke="#3b2710" stroke-width="5"/>
    <ellipse cx="-6" cy="-12" rx="8" ry="12" transform="rotate(-30 -6 -12)" fill="#9fb4bf"/>
    <ellipse cx="8" cy="-12" rx="8" ry="12" transform="rotate(30 8 -12)" fill="#9fb4bf"/>`
}

export function bean(): string {
  return `<g transform="rotate(30)"><ellipse rx="17" ry="25" fill="#5a341c"/><path d="M0 -24 Q9 0 0 24" stroke="#c79a6b" stroke-width="3.4" fill="none"/></g>`
}

/** A ring cake with grooves, sugared. */
export function bundt(light: string, dark: string, top: string): string {
  return `<defs>${fade('cake', light, dark)}</defs>
    <path d="M76 316 C80 230 118 158 200 158 C282 158 320 230 324 316 Q200 338 76 316Z" fill="url(#cake)"/>
    ${times(7, (at) => `<path d="M${110 + at * 30} ${322 - Math.abs(at - 3)} Q${150 + at * 17} 230 ${176 + at * 8} 166" stroke="#3a1d0c" stroke-width="5" fill="none" opacity=".22"/>`)}
    <path d="M136 186 C160 152 240 152 264 186 C270 214 254 206 248 226 C240 206 226 204 220 232 C210 206 194 206 188 224 C180 204 164 208 158 222 C152 204 130 210 136 186Z" fill="${top}"/>
    <ellipse cx="200" cy="170" rx="27" ry="9" fill="#4a2812" opacity=".6"/>`
}

/** Powdered, with a slice cut off: what is in it can be seen. */
export function stollen(): string {
  const next = scattered(21)
  return `<defs>${fade('sugar', '#ffffff', '#d8cbb6')}${glow('inside', '#f8dfa9', '#d09c53')}</defs>
    <path d="M60 300 C56 214 130 176 222 178 C308 178 346 232 342 300 Q330 326 200 326 Q72 326 60 300Z" fill="url(#sugar)"/>
    <path d="M86 232 Q190 186 318 226" stroke="#c7b698" stroke-width="6" fill="none"/>
    <path d="M258 326 C246 262 276 214 312 218 C350 226 356 292 340 318Z" fill="url(#inside)" stroke="#e9ddc8" stroke-width="7"/>
    ${times(13, () => `<ellipse cx="${(272 + next() * 58).toFixed(0)}" cy="${(244 + next() * 66).toFixed(0)}" rx="5" ry="4" fill="${next() > 0.5 ? '#5d2a1c' : '#d97b2a'}"/>`)}`
}

/** Crisp sheets, one behind the other. */
export function crisps(light: string, dark: string): string {
  return `<defs>${fade('crisp', light, dark)}</defs>${times(5, (at) => {
    const x = 92 + at * 20
    const next = scattered(at + 3)
    return `<g transform="rotate(${-7 + at * 3} 200 320)"><rect x="${x}" y="${150 + at * 7}" width="138" height="${172 - at * 7}" rx="8" fill="url(#crisp)" stroke="#8d5c2b" stroke-width="2"/>
      ${times(18, () => `<circle cx="${(x + 12 + next() * 114).toFixed(0)}" cy="${(164 + at * 7 + next() * 140).toFixed(0)}" r="2.6" fill="#7b4c20" opacity=".6"/>`)}</g>`
  })}`
}

/** Slices that lean on one another. */
export function slices(light: string, dark: string): string {
  return `<defs>${fade('slice', light, dark)}</defs>${times(5, (at) => {
    const x = 74 + at * 44
    return `<path d="M${x} 322 L${x + 6} 232 Q${x + 6} 188 ${x + 42} 190 Q${x + 84} 188 ${x + 80} 232 L${x + 74} 322Z" fill="url(#slice)" stroke="#a4672c" stroke-width="5"/>`
  })}`
}

/** Three corners dipped into chocolate. */
export function corners(): string {
  return `<defs>${fade('nut', '#d9a45f', '#96602a')}</defs>${times(3, (at) => {
    const [x, y] = [
      [120, 316],
      [284, 316],
      [202, 236],
    ][at] ?? [0, 0]
    return `<g transform="translate(${x} ${y})"><path d="M-78 0 L0 -98 L78 0Z" fill="url(#nut)"/>
      <path d="M-78 0 L-52 -33 L-22 0Z M78 0 L52 -33 L22 0Z" fill="#3b1d10"/>
      ${times(9, (nut) => `<rect x="${-26 + (nut % 3) * 20}" y="${-56 + Math.floor(nut / 3) * 18}" width="9" height="6" rx="2" fill="#f0d09a" transform="rotate(${nut * 40} ${-20 + (nut % 3) * 20} ${-52 + Math.floor(nut / 3) * 18})"/>`)}</g>`
  })}`
}
