import { fade, times } from './canvas.ts'
import { ASH, MAPLE, OAK, WALNUT, wood } from './wood.ts'

type Hung = { shape: string; body: string }
type Wood = typeof OAK

export function breadBox(): string {
  return `<defs>${wood('front', ASH)}${wood('lid', OAK)}${wood('knob', WALNUT)}</defs>
    <rect x="72" y="206" width="256" height="118" rx="10" fill="url(#front)"/>
    <path d="M64 206 Q64 158 110 158 L290 158 Q336 158 336 206 L336 214 L64 214Z" fill="url(#lid)"/>
    <path d="M84 178 Q200 166 316 178 M72 196 Q200 186 328 196" stroke="#8a6231" stroke-width="2" fill="none" opacity=".6"/>
    <rect x="170" y="216" width="60" height="13" rx="6" fill="url(#knob)"/>
    ${times(4, (at) => `<path d="M80 ${246 + at * 18} Q200 ${240 + at * 18} 320 ${247 + at * 18}" stroke="#a88551" stroke-width="1.8" fill="none" opacity=".6"/>`)}
    ${times(5, (at) => `<circle cx="${284 + (at % 2) * 14}" cy="${256 + at * 11}" r="3.6" fill="#6b4f2b"/>`)}`
}

export function servers(): Hung {
  const spoon =
    'M140 60 Q176 60 176 118 Q176 158 152 170 L160 340 Q148 356 136 340 L130 170 Q104 158 104 118 Q104 60 140 60Z'
  const fork =
    'M232 62 L246 62 L248 112 L258 112 L258 62 L272 62 L274 112 L284 112 L286 62 L300 62 Q304 154 276 170 L280 340 Q266 356 254 340 L258 170 Q228 154 232 62Z'
  return {
    shape: `<path d="${spoon}"/><path d="${fork}"/>`,
    body: `<defs>${wood('spoon', WALNUT)}${wood('fork', MAPLE)}</defs>
      <path d="${spoon}" fill="url(#spoon)"/><ellipse cx="140" cy="116" rx="24" ry="42" fill="#3c2413" opacity=".35"/>
      <path d="${fork}" fill="url(#fork)"/>
      <path d="M144 186 L148 330 M268 186 L267 330" stroke="#fff" stroke-width="4" opacity=".2" stroke-linecap="round"/>`,
  }
}

export function coasters(): string {
  const woods = [OAK, WALNUT, ASH, WALNUT] as const
  return `<defs>${woods.map((one, at) => wood(`c${at}`, one)).join('')}${wood('top', OAK)}</defs>
    ${times(4, (at) => `<path d="M96 ${304 - at * 24} a104 30 0 0 0 208 0 l0 21 a104 30 0 0 1 -208 0Z" fill="url(#c${at})"/>`)}
    <ellipse cx="200" cy="232" rx="104" ry="30" fill="url(#top)"/>
    ${times(4, (at) => `<ellipse cx="200" cy="232" rx="${84 - at * 21}" ry="${24 - at * 6}" fill="none" stroke="#8a6231" stroke-width="1.8" opacity=".7"/>`)}`
}

export function rollingPin(): string {
  return `<defs>${wood('pin', MAPLE)}${wood('grip', WALNUT)}</defs><g transform="rotate(-18 200 250)">
    <rect x="24" y="236" width="352" height="28" rx="14" fill="url(#grip)"/>
    <rect x="84" y="206" width="232" height="88" rx="22" fill="url(#pin)"/>
    ${times(5, (at) => `<path d="M92 ${222 + at * 15} Q200 ${216 + at * 16} 308 ${223 + at * 15}" stroke="#b3935f" stroke-width="2" fill="none" opacity=".6"/>`)}</g>
    <g fill="#fffdf6" opacity=".85"><ellipse cx="120" cy="346" rx="52" ry="8"/><ellipse cx="290" cy="336" rx="36" ry="6"/></g>`
}

/** Three legs under a round seat; '' leaves the seat as the wood is. */
export function stool(kind: Wood, { height, seat }: { height: number; seat: string }): string {
  const top = 324 - height
  return `<defs>${wood('leg', kind)}${seat ? fade('seat', seat, '#1d4468') : wood('seat', kind)}</defs>
    <path d="M140 ${top} L164 ${top} L132 324 L112 324Z M236 ${top} L260 ${top} L288 324 L268 324Z" fill="url(#leg)"/>
    <path d="M190 ${top} L210 ${top} L208 318 L192 318Z" fill="url(#leg)" opacity=".85"/>
    <path d="M134 ${top + height * 0.6} L266 ${top + height * 0.6} l2 13 L132 ${top + height * 0.6 + 13}Z" fill="url(#leg)"/>
    <path d="M100 ${top - 4} a100 25 0 0 0 200 0 l0 17 a100 25 0 0 1 -200 0Z" fill="#000" opacity=".3"/>
    <path d="M100 ${top - 10} a100 25 0 0 0 200 0 l0 15 a100 25 0 0 1 -200 0Z" fill="url(#leg)"/>
    <ellipse cx="200" cy="${top - 10}" rx="100" ry="25" fill="url(#seat)"/>
    <ellipse cx="188" cy="${top - 14}" rx="62" ry="12" fill="#fff" opacity=".16"/>`
}

export function footstool(): string {
  return `<defs>${wood('oak', OAK)}</defs>
    <path d="M96 214 L122 214 L112 324 L84 324Z M278 214 L304 214 L316 324 L288 324Z" fill="url(#oak)"/>
    <rect x="100" y="258" width="200" height="20" rx="4" fill="#8a6231"/>
    <rect x="62" y="188" width="276" height="32" rx="9" fill="url(#oak)"/>
    <path d="M72 198 Q200 190 328 199 M72 209 Q200 203 328 210" stroke="#8a6231" stroke-width="2" fill="none" opacity=".7"/>
    <rect x="172" y="195" width="56" height="12" rx="6" fill="#5d4122"/>`
}

export function coatRack(): Hung {
  const back = '<rect x="40" y="148" width="320" height="62" rx="10"/>'
  return {
    shape: back,
    body: `<defs>${wood('rail', ASH)}${wood('peg', WALNUT)}${fade('coat', '#4d7a6d', '#24463c')}</defs>
      <rect x="40" y="148" width="320" height="62" rx="10" fill="url(#rail)"/>
      <path d="M50 168 Q200 160 350 169 M50 190 Q200 184 350 191" stroke="#b08f58" stroke-width="2" fill="none"/>
      <path d="M244 186 Q268 168 292 186 Q312 250 306 346 Q268 360 232 346 Q226 250 244 186Z" fill="url(#coat)"/>
      <path d="M268 190 L268 350" stroke="#1a332b" stroke-width="3"/>
      ${times(4, (at) => `<circle cx="${82 + at * 79}" cy="184" r="15" fill="url(#peg)"/><circle cx="${78 + at * 79}" cy="180" r="5" fill="#fff" opacity=".25"/>`)}`,
  }
}

export function shelf(): Hung {
  return {
    shape: '<rect x="40" y="240" width="320" height="26"/>',
    body: `<defs>${wood('plank', OAK)}${fade('pot', '#d98f6a', '#a5583a')}</defs>
      ${times(5, (at) => `<rect x="${70 + at * 23}" y="${148 + (at % 3) * 12}" width="20" height="${92 - (at % 3) * 12}" rx="2" fill="${['#7c3b32', '#365b73', '#d8c08d', '#4f6b47', '#8a6a4a'][at]}"/>`)}
      <path d="M258 200 L318 200 L310 240 L266 240Z" fill="url(#pot)"/>
      ${times(7, (at) => `<path d="M288 202 Q${250 + at * 13} ${170 - (at % 2) * 20} ${236 + at * 17} ${132 + Math.abs(at - 3) * 16}" stroke="#5b7d4b" stroke-width="9" fill="none" stroke-linecap="round"/>`)}
      <rect x="40" y="240" width="320" height="26" rx="4" fill="url(#plank)"/>
      <path d="M46 250 Q200 245 354 251" stroke="#8a6231" stroke-width="2" fill="none"/>
      <path d="M86 266 l0 40 l14 0 l18 -40Z M300 266 l0 40 l14 0 l0 -40Z" fill="#6d4d28" opacity=".85"/>`,
  }
}

export function keyBoard(): Hung {
  const house = 'M90 190 L200 96 L310 190 L310 268 L90 268Z'
  return {
    shape: `<path d="${house}"/>`,
    body: `<defs>${wood('house', WALNUT)}</defs><path d="${house}" fill="url(#house)"/>
      <path d="M110 206 Q200 196 290 207 M104 236 Q200 228 296 237 M160 150 Q200 142 240 151" stroke="#35200f" stroke-width="2.4" fill="none" opacity=".6"/>
      ${times(4, (at) => `<path d="M${122 + at * 52} 244 l0 14 q0 10 10 10" stroke="#d9b45a" stroke-width="6" fill="none" stroke-linecap="round"/>`)}
      <g fill="none" stroke="#b9b4aa" stroke-width="7"><circle cx="182" cy="292" r="15"/><path d="M182 307 L182 354 M182 338 L196 338 M182 350 L192 350"/></g>
      <g fill="none" stroke="#d9b45a" stroke-width="7"><circle cx="286" cy="290" r="13"/><path d="M286 303 L286 340 M286 330 L298 330"/></g>`,
  }
}

export function ledge(): Hung {
  return {
    shape: '<rect x="30" y="268" width="340" height="22"/>',
    body: `<defs>${wood('rail', MAPLE)}${wood('frame', WALNUT)}${fade('sea', '#cfe3ec', '#5f93a8')}</defs>
      <rect x="64" y="104" width="128" height="166" fill="url(#frame)"/><rect x="76" y="116" width="104" height="142" fill="#fffaf0"/>
      <rect x="90" y="132" width="76" height="108" fill="url(#sea)"/><path d="M112 214 l16 -56 l16 56Z" fill="#fff"/><path d="M104 218 h48 l-8 12 h-32Z" fill="#7c3b32"/>
      <rect x="214" y="152" width="118" height="118" fill="#e6d6b8"/><rect x="224" y="162" width="98" height="98" fill="#fffaf0"/>
      <circle cx="273" cy="204" r="26" fill="#d98f4a"/><path d="M236 246 q36 -26 74 0" stroke="#4f6b47" stroke-width="8" fill="none"/>
      <rect x="30" y="268" width="340" height="22" rx="3" fill="url(#rail)"/><rect x="30" y="260" width="340" height="9" rx="3" fill="#e9d3a8"/>`,
  }
}

export function dovetailBox(): string {
  return `<defs>${wood('side', OAK)}${wood('end', ASH)}${wood('top', WALNUT)}</defs>
    <path d="M70 216 L258 216 L258 324 L70 324Z" fill="url(#side)"/><path d="M258 216 L334 192 L334 296 L258 324Z" fill="url(#end)"/>
    ${times(4, (at) => `<path d="M258 ${222 + at * 26} l-24 -4 l0 20 l24 -4Z" fill="#e7cfa0" stroke="#8a6231" stroke-width="1.5"/>`)}
    <path d="M60 216 L140 186 L344 186 L266 216Z" fill="url(#top)"/><path d="M60 216 L266 216 L266 226 L60 226Z" fill="#3c2513"/>
    <path d="M266 216 L344 186 L344 196 L266 226Z" fill="#5b3a22"/>
    <path d="M80 250 Q160 244 226 251 M80 276 Q160 270 226 277 M80 302 Q160 296 226 303" stroke="#8a6231" stroke-width="2" fill="none" opacity=".6"/>`
}

export function penTray(): string {
  const pens = ['#2f5f8f', '#c7522f', '#e0b040', '#3d6b4a'] as const
  return `<defs>${wood('tray', WALNUT)}</defs>
    <path d="M44 268 L356 268 L330 324 L70 324Z" fill="url(#tray)"/><path d="M44 268 L356 268 L346 284 L54 284Z" fill="#36210f"/>
    ${pens.map((pen, at) => `<g transform="translate(${82 + at * 22} ${262 - at * 5}) rotate(${-10 + at * 5})"><rect width="190" height="13" rx="3" fill="${pen}"/><path d="M190 0 L214 6.5 L190 13Z" fill="#ead2a4"/><path d="M207 4.5 L214 6.5 L207 8.5Z" fill="#2a2a2a"/></g>`).join('')}
    <path d="M54 282 L346 282 L330 324 L70 324Z" fill="url(#tray)"/>
    <path d="M74 298 Q200 290 328 299" stroke="#2c1a0c" stroke-width="2.4" fill="none" opacity=".7"/>`
}

export function bookends(): string {
  const books = ['#7c3b32', '#d8c08d', '#365b73', '#4f6b47', '#a5583a', '#5d5a72'] as const
  return `<defs>${wood('end', OAK)}</defs>
    ${books.map((book, at) => `<rect x="${118 + at * 28}" y="${176 + (at % 3) * 14}" width="26" height="${148 - (at % 3) * 14}" rx="2" fill="${book}"/><path d="M${122 + at * 28} ${204 + (at % 3) * 14} h18" stroke="#f2e2bd" stroke-width="3"/>`).join('')}
    <path d="M62 324 L62 196 Q62 182 76 182 L104 182 L116 324Z" fill="url(#end)"/><path d="M338 324 L338 196 Q338 182 324 182 L298 182 L286 324Z" fill="url(#end)"/>
    <path d="M76 200 L82 316 M322 200 L316 316" stroke="#8a6231" stroke-width="2.4" opacity=".7"/>`
}

export function blocks(): string {
  return `<defs>${wood('a', OAK)}${wood('b', MAPLE)}${wood('c', WALNUT)}</defs>
    <rect x="76" y="252" width="74" height="72" rx="4" fill="url(#a)"/><rect x="160" y="252" width="74" height="72" rx="4" fill="#c7522f"/>
    <path d="M244 324 L244 252 L324 252 L324 324 L304 324 Q304 290 284 290 Q264 290 264 324Z" fill="url(#b)"/>
    <rect x="112" y="178" width="120" height="70" rx="4" fill="url(#c)"/><rect x="246" y="180" width="70" height="68" rx="4" fill="#2f6fa8"/>
    <path d="M122 174 L172 104 L222 174Z" fill="#e0b040"/><circle cx="281" cy="146" r="33" fill="url(#a)"/>
    <path d="M84 274 Q112 268 144 275 M122 204 Q170 196 224 205" stroke="#4a2f16" stroke-width="2" fill="none" opacity=".5"/>`
}

export function birdHouse(): Hung {
  const body = 'M118 160 L282 160 L272 330 L128 330Z'
  return {
    shape: `<path d="${body}"/><path d="M88 172 L200 82 L312 172Z"/>`,
    body: `<defs>${wood('planks', ['#d9a878', '#a06a3c'])}${fade('roof', '#8f4a36', '#5b2a1e')}</defs>
      <path d="${body}" fill="url(#planks)"/><path d="M156 160 L152 330 M200 160 L200 330 M244 160 L248 330" stroke="#7d4f29" stroke-width="2.4" opacity=".7"/>
      <circle cx="200" cy="218" r="27" fill="#2c1a10"/><path d="M200 262 l0 30" stroke="#7d4f29" stroke-width="10" stroke-linecap="round"/>
      <path d="M88 176 L200 78 L312 176 L296 186 L200 104 L104 186Z" fill="url(#roof)"/>
      <g transform="translate(236 270)"><ellipse rx="24" ry="17" fill="#f0c54a"/><circle cx="20" cy="-15" r="12" fill="#2f5f8f"/><path d="M31 -15 l12 3 l-12 4Z" fill="#4a3320"/><path d="M-22 2 l-24 12 l20 2Z" fill="#2f5f8f"/><circle cx="23" cy="-17" r="2.4" fill="#fff"/></g>`,
  }
}
