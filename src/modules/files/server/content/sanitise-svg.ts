import { fileFailures } from '../../errors.ts'
import { declaresEntities } from './declares-entities.ts'
import { SVG_ATTRIBUTES, SVG_TAGS } from './svg-words.ts'

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
