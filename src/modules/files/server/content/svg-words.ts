/** Shapes, paints, texts and filters; no script, no foreign content, no animation of addresses. */
export const SVG_TAGS: readonly string[] = words(`
  svg g defs symbol use title desc style switch view
  path rect circle ellipse line polyline polygon image text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence`)

export const SVG_ATTRIBUTES: readonly string[] = words(`
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

function words(list: string): string[] {
  return list.trim().split(/\s+/)
}
