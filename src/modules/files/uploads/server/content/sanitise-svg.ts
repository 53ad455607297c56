import { fileFailures } from '../../../errors.ts'

/** Shapes, paints, texts and filters; no script, no foreign content, no animation of addresses. */
const SVG_TAGS: readonly string[] = words(`
  svg g defs symbol use title desc style switch view
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`)

const SVG_ATTRIBUTES: readonly string[] = words(`
  id class style lang xml:lang xml:space xmlns xmlns:xlink version viewBox preserveAspectRatio
  width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength transform
  transform-origin href xlink:href role aria-label aria-hidden aria-labelledby focusable
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color display visibility overflow
  clip clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits mask-type
  marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient
  gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity
  patternUnits patternContentUnits patternTransform
  font-family font-size font-style font-weight font-variant font-stretch letter-spacing
  word-spacing text-anchor text-decoration text-rendering dominant-baseline alignment-baseline
  baseline-shift dx dy rotate textLength lengthAdjust startOffset method spacing writing-mode
  filter filterUnits primitiveUnits in in2 result mode type values tableValues slope intercept
  amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY
  edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent
  lighting-color flood-color flood-opacity stdDeviation radius scale xChannelSelector
  yChannelSelector azimuth elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle
  baseFrequency numOctaves seed stitchTiles color-interpolation color-interpolation-filters
  shape-rendering image-rendering vector-effect paint-order mix-blend-mode isolation`)

const MOST_BYTES = 5 * 1024 * 1024
const INSIDE = /^(#[\w.:-]+|data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+)$/
const OUTSIDE_STYLE = /[<>&\\]|@import|expression|behavior|binding|url\s*\(\s*(?!['"]?#)/i
/** What must never be left, whatever the parser made of the input. */
const LEFT_OVER = /<\s*(script|foreignObject|iframe|handler)|\son[a-z]+\s*=|javascript:/i

/** Only shapes, paints and texts of an allow-list stay; nothing that runs, nothing from outside. */
export async function sanitiseSvg(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > MOST_BYTES) throw fileFailures.tooManyPixels()
  const source = bytes.toString('utf8').replace(/^\uFEFF/, '')
  if (declaresEntities(source)) throw fileFailures.bomb()
  const { default: sanitize } = await import('sanitize-html')
  const clean = sanitize(source, {
    allowedTags: [...SVG_TAGS],
    allowedAttributes: { '*': [...SVG_ATTRIBUTES] },
    // Style sheets colour many drawings; they are kept when the filter below finds them harmless.
    allowVulnerableTags: true,
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: [],
    allowProtocolRelative: false,
    disallowedTagsMode: 'completelyDiscard',
    parseStyleAttributes: false,
    nestingLimit: 100,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: insideOnly(attribs) }) },
    exclusiveFilter: ({ tag, text }) => tag === 'style' && OUTSIDE_STYLE.test(text),
  }).trim()
  if (!/^<svg[\s>]/.test(clean)) throw fileFailures.unreadable()
  if (LEFT_OVER.test(clean)) throw fileFailures.hostile()
  return Buffer.from(clean)
}

function insideOnly(attributes: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name, value]) => isInside(name, value))
  return Object.fromEntries(kept)
}

function isInside(name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') return INSIDE.test(value.trim())
  if (name.startsWith('xmlns')) return /^http:\/\/www\.w3\.org\//.test(value)
  return !OUTSIDE_STYLE.test(value.replace(/[&<>]/g, ''))
}

/**
 * Whether a document declares entities: that is how a few bytes become gigabytes, and how outside
 * files are read. One pass, whatever the document repeats.
 */
export function declaresEntities(source: string): boolean {
  let isInDoctype = false
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at]
    if (sign === '>') isInDoctype = false
    if (sign === '[' && isInDoctype) return true
    if (sign !== '<') continue
    const word = source.slice(at + 1, at + 9).toLowerCase()
    if (word.startsWith('!entity')) return true
    if (word === '!doctype') isInDoctype = true
  }
  return false
}

function words(list: string): string[] {
  return list.trim().split(/\s+/)
}
