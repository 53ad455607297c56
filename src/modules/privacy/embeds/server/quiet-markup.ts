/**
 * Markup that calls nobody past its content policy. No policy governs what a browser does on a mere hint
 * (preconnect, dns-prefetch), where a document sends itself (refresh) or what another document inside
 * it hints at (srcdoc), so none of it is left. It works on the text, as a parser would have to be right
 * about every nesting; what is renamed stays where it was and does nothing.
 * @example quietMarkup('<link rel="preconnect" href="https://a.example">') // '<x-link rel=…'
 */
export function quietMarkup(html: string): string {
  return html
    .replace(/<link(?![a-z0-9-])/gi, (tag, at: number) => (isSheet(html, at) ? tag : '<x-link'))
    .replace(/<(meta|base)(?![a-z0-9-])/gi, '<x-$1')
    .replace(/srcdoc|speculationrules/gi, 'x_$&')
}

const SHEET_ATTRIBUTES = [
  `rel\\s*=\\s*(?:"stylesheet"|'stylesheet'|stylesheet(?=[\\s/>]))`,
  `(?:href|type|media|id|integrity|crossorigin)\\s*=\\s*(?:"[^"<>]*"|'[^'<>]*'|[^\\s"'=<>\`]+)`,
  'crossorigin(?=[\\s/>])',
]
const SHEET = new RegExp(`<link(?:\\s+(?:${SHEET_ATTRIBUTES.join('|')}))+\\s*/?>`, 'iy')

/** Of a style sheet the policy governs everything; whatever else a link says makes it a hint. */
function isSheet(html: string, at: number): boolean {
  SHEET.lastIndex = at
  return SHEET.test(html)
}
