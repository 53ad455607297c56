import { type Drawing, fade, fallen, glow, onWall, scene, type ToneName, times } from './canvas.ts'

const BLUE = '#1f4fbf'
const DEEP = '#12307d'
const STAR = 'M0 -22 L6 -7 L22 -7 L9 3 L14 19 L0 9 L-14 19 L-9 3 L-22 -7 L-6 -7Z'

function star([x, y]: readonly [number, number], size: number, color = '#fff'): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${STAR}" fill="${color}"/>`
}

function hung(tone: ToneName, shape: string, body: string): Drawing {
  return () => onWall(tone, `${fallen(shape)}${body}`)
}

function stood(tone: ToneName, reach: number, body: string): Drawing {
  return () => scene(tone, { shadow: [200, 326, reach], body })
}

const SHIRT =
  'M140 92 Q200 122 260 92 L330 130 L304 196 L272 182 L272 336 L128 336 L128 182 L96 196 L70 130Z'
const SLEEVES =
  'M142 96 Q200 116 258 96 L318 132 L344 320 L304 326 L276 204 L276 340 L124 340 L124 204 L96 326 L56 320 L82 132Z'
const SCARF =
  'M58 92 L116 92 Q200 240 284 92 L342 92 Q330 190 262 234 L262 352 L206 352 L206 256 L190 256 L190 340 L134 340 L134 230 Q70 190 58 92Z'
const PENNANT = 'M104 84 L296 84 L296 246 L200 340 L104 246Z'

function jersey(): Drawing {
  return hung(
    'sky',
    `<path d="${SHIRT}"/>`,
    `<defs>${fade('cloth', '#3a70e0', DEEP)}</defs><path d="${SHIRT}" fill="url(#cloth)"/>
      ${times(3, (at) => `<rect x="${148 + at * 42}" y="110" width="20" height="226" fill="#fff" opacity=".16"/>`)}
      <path d="M140 92 Q200 122 260 92 L250 88 Q200 110 150 88Z" fill="#fff"/>
      ${star([238, 160], 0.8)}<text x="200" y="272" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="92" fill="#fff">24</text>`,
  )
}

function kidsShirt(): Drawing {
  return hung(
    'flour',
    `<path d="${SHIRT}"/>`,
    `<defs>${fade('cloth', '#fbfbf7', '#c9d3e6')}</defs><path d="${SHIRT}" fill="url(#cloth)"/>
      <path d="M140 92 Q200 122 260 92 L250 88 Q200 110 150 88Z" fill="${BLUE}"/>
      <path d="M70 130 L78 148 L104 178 L96 196Z M330 130 L322 148 L296 178 L304 196Z" fill="${BLUE}"/>
      ${star([200, 226], 3, BLUE)}${star([200, 226], 1.5, '#ffd23f')}`,
  )
}

function jacket(): Drawing {
  return hung(
    'linen',
    `<path d="${SLEEVES}"/>`,
    `<defs>${fade('cloth', '#2c4c9c', '#101f4d')}</defs><path d="${SLEEVES}" fill="url(#cloth)"/>
      <path d="M142 96 Q200 116 258 96 L252 74 Q200 92 148 74Z" fill="#101f4d"/>
      <path d="M200 104 L200 340" stroke="#fff" stroke-width="4" stroke-dasharray="5 3"/>
      <path d="M84 140 L104 316 M316 140 L296 316" stroke="#fff" stroke-width="7" opacity=".9"/>
      <path d="M142 268 l30 24 M258 268 l-30 24" stroke="#fff" stroke-width="4" opacity=".6"/>${star([240, 170], 0.8)}`,
  )
}

function hoodie(): Drawing {
  return hung(
    'wall',
    `<path d="${SLEEVES}"/>`,
    `<defs>${fade('cloth', '#8b93a5', '#4b5264')}</defs><path d="${SLEEVES}" fill="url(#cloth)"/>
      <path d="M146 98 Q138 48 200 46 Q262 48 254 98 Q232 138 200 138 Q168 138 146 98Z" fill="#5c6478"/>
      <path d="M164 98 Q164 66 200 66 Q236 66 236 98 Q220 122 200 122 Q180 122 164 98Z" fill="#2f3442"/>
      <path d="M186 124 l-4 50 M214 124 l4 50" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
      <path d="M146 268 L254 268 L268 326 L132 326Z" fill="#000" opacity=".16"/>${star([200, 222], 2)}`,
  )
}

function scarf(): Drawing {
  return hung(
    'night',
    `<path d="${SCARF}"/>`,
    `<defs><pattern id="bars" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="#f7f7f2"/><rect width="40" height="22" fill="#2c66dd"/></pattern></defs>
      <path d="${SCARF}" fill="url(#bars)"/><path d="M134 250 Q200 282 262 240" stroke="#000" stroke-width="10" fill="none" opacity=".18"/>
      ${times(7, (at) => `<path d="M${138 + at * 8} 340 v26 M${210 + at * 8} 352 v26" stroke="#f7f7f2" stroke-width="4"/>`)}${star([234, 310], 1.1, '#ffd23f')}`,
  )
}

function beanie(): string {
  return `<defs>${glow('wool', '#3f74e0', DEEP)}</defs>
    <circle cx="200" cy="116" r="38" fill="#f7f7f2"/>${times(18, (at) => `<path d="M200 116 l${(44 * Math.cos(at * 0.35)).toFixed(0)} ${(44 * Math.sin(at * 0.35)).toFixed(0)}" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`)}
    <path d="M84 276 Q84 140 200 140 Q316 140 316 276Z" fill="url(#wool)"/>
    ${times(9, (at) => `<path d="M${100 + at * 25} 272 Q${140 + at * 15} 190 ${176 + at * 6} 146" stroke="#0d2560" stroke-width="3" fill="none" opacity=".5"/>`)}
    <rect x="72" y="262" width="256" height="62" rx="20" fill="#f7f7f2"/>${times(16, (at) => `<path d="M${84 + at * 16} 268 v50" stroke="#b9c3da" stroke-width="3"/>`)}${star([200, 294], 1.1, BLUE)}`
}

function mug(): string {
  return `<defs>${fade('clay', '#ffffff', '#cfd6e4')}</defs>
    <path d="M268 178 Q344 176 340 236 Q336 290 262 286" fill="none" stroke="#dfe4ee" stroke-width="22"/>
    <path d="M96 150 L276 150 L268 306 Q266 326 246 326 L126 326 Q106 326 104 306Z" fill="url(#clay)"/>
    <ellipse cx="186" cy="150" rx="90" ry="17" fill="#eef1f7"/><ellipse cx="186" cy="152" rx="78" ry="12" fill="#4a2c18"/>
    <path d="M100 214 L272 214 L270 266 L103 266Z" fill="${BLUE}"/>${star([186, 240], 1.3)}
    ${times(3, (at) => `<path d="M${150 + at * 36} 126 q-14 -22 0 -42 q14 -20 0 -40" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".55"/>`)}`
}

function bottle(): string {
  return `<defs>${fade('metal', '#3f74e0', DEEP)}${fade('cap', '#f2f4f8', '#9aa5ba')}</defs>
    <rect x="142" y="130" width="116" height="196" rx="22" fill="url(#metal)"/><rect x="156" y="84" width="88" height="50" rx="10" fill="url(#cap)"/>
    <path d="M176 84 Q176 52 200 52 Q224 52 224 84" fill="none" stroke="#c3ccdb" stroke-width="11"/>
    <rect x="142" y="206" width="116" height="62" fill="#f7f7f2"/>${star([200, 238], 1.2, BLUE)}<path d="M156 150 v160" stroke="#fff" stroke-width="8" opacity=".35" stroke-linecap="round"/>`
}

function ball(): string {
  const pentagon = 'M0 -30 L29 -9 L18 25 L-18 25 L-29 -9Z'
  return `<defs>${glow('leather', '#ffffff', '#aab6cf')}<clipPath id="round"><circle cx="200" cy="208" r="118"/></clipPath></defs>
    <circle cx="200" cy="208" r="118" fill="url(#leather)"/><g clip-path="url(#round)" fill="${BLUE}">
    <path transform="translate(200 208) scale(1.15)" d="${pentagon}"/>${times(5, (at) => {
      const turn = (at * 72 - 90) * (Math.PI / 180)
      const [x, y] = [200 + 104 * Math.cos(turn), 208 + 104 * Math.sin(turn)]
      return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${at * 72 + 180}) scale(1.1)" d="${pentagon}"/>
        <path d="M${(200 + 36 * Math.cos(turn)).toFixed(0)} ${(208 + 36 * Math.sin(turn)).toFixed(0)} L${(200 + 72 * Math.cos(turn)).toFixed(0)} ${(208 + 72 * Math.sin(turn)).toFixed(0)}" stroke="#6b7893" stroke-width="3.4"/>`
    })}</g><ellipse cx="158" cy="146" rx="34" ry="20" fill="#fff" opacity=".5" transform="rotate(-32 158 146)"/>`
}

function pennant(): Drawing {
  return hung(
    'wall',
    `<path d="${PENNANT}"/>`,
    `<defs>${fade('cloth', '#3a70e0', DEEP)}</defs><rect x="84" y="74" width="232" height="14" rx="7" fill="#c79a4b"/>
      <path d="M96 76 Q200 10 304 76" fill="none" stroke="#e8d9b0" stroke-width="4"/>
      <path d="${PENNANT}" fill="url(#cloth)" stroke="#ffd23f" stroke-width="5"/><path d="M108 120 L292 120 L292 140 L108 140Z" fill="#fff"/>
      ${star([200, 212], 2.4)}<path d="M148 274 q26 -14 52 0 t52 0" stroke="#fff" stroke-width="6" fill="none"/>${times(5, (at) => `<path d="M${120 + at * 40} ${264 + (2 - Math.abs(at - 2)) * 38} v20" stroke="#ffd23f" stroke-width="4"/>`)}`,
  )
}

function keyring(): Drawing {
  const shield = 'M128 206 L272 206 Q276 300 200 344 Q124 300 128 206Z'
  return hung(
    'sage',
    `<path d="${shield}"/>`,
    `<defs>${fade('enamel', '#3a70e0', DEEP)}</defs><circle cx="200" cy="108" r="50" fill="none" stroke="#b7bfcc" stroke-width="11"/>
      ${times(3, (at) => `<ellipse cx="200" cy="${166 + at * 15}" rx="7" ry="11" fill="none" stroke="#98a2b3" stroke-width="5"/>`)}
      <path d="${shield}" fill="url(#enamel)" stroke="#dfe3ea" stroke-width="8"/>${star([200, 256], 2.1)}<path d="M158 304 q21 -12 42 0 t42 0" stroke="#fff" stroke-width="5" fill="none"/>`,
  )
}

function stickers(): Drawing {
  const round =
    '<circle cx="150" cy="160" r="84"/><circle cx="266" cy="246" r="80"/><rect x="70" y="252" width="128" height="84" rx="12" transform="rotate(-9 134 294)"/>'
  return hung(
    'blue',
    round,
    `<circle cx="150" cy="160" r="84" fill="#fff"/><circle cx="150" cy="160" r="76" fill="${BLUE}"/>${star([150, 162], 2.5)}
      <rect x="70" y="252" width="128" height="84" rx="12" fill="#fff" transform="rotate(-9 134 294)"/><rect x="77" y="259" width="114" height="70" rx="8" fill="#3e8e5a" transform="rotate(-9 134 294)"/>
      <text x="134" y="308" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="36" fill="#fff" transform="rotate(-9 134 294)">1924</text>
      <circle cx="266" cy="246" r="80" fill="#fff"/><circle cx="266" cy="246" r="72" fill="#ffd23f"/>${star([266, 240], 2, BLUE)}<path d="M222 286 q22 -12 44 0 t44 0" stroke="${BLUE}" stroke-width="6" fill="none"/>`,
  )
}

export const CLUB: Readonly<Record<string, Drawing>> = {
  heimtrikot: jersey(),
  trainingsjacke: jacket(),
  kapuzenpulli: hoodie(),
  kindershirt: kidsShirt(),
  fanschal: scarf(),
  bommelmuetze: stood('sky', 130, beanie()),
  wimpel: pennant(),
  becher: stood('linen', 110, mug()),
  anhaenger: keyring(),
  aufkleber: stickers(),
  fussball: stood('sky', 105, ball()),
  trinkflasche: stood('blue', 78, bottle()),
}
