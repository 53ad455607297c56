import type { Scheme } from '../../tokens.ts'

const QUERY = /prefers-color-scheme:\s*(light|dark)/

/** What the rules of a page asked for before they were bent to a scheme. */
const asked = new WeakMap<CSSMediaRule, { scheme: string; medium: string }>()

/** Shows a page in light or dark, whatever the device prefers; undefined: as the device prefers. */
export function showScheme(page: Document, scheme: Scheme | undefined): void {
  for (const sheet of page.styleSheets) bend(page, sheet.cssRules, scheme)
}

function bend(page: Document, rules: CSSRuleList, scheme: Scheme | undefined): void {
  const Media = page.defaultView?.CSSMediaRule
  if (!Media) return
  for (const rule of rules) {
    if (!(rule instanceof Media)) continue
    const wanted = wishOf(rule)
    if (wanted) {
      asked.set(rule, wanted)
      const bent = wanted.scheme === scheme ? 'all' : 'not all'
      const medium = scheme ? bent : wanted.medium
      if (rule.media.mediaText !== medium) rule.media.mediaText = medium
    }
    bend(page, rule.cssRules, scheme)
  }
}

function wishOf(rule: CSSMediaRule) {
  const medium = rule.media.mediaText
  const [, scheme] = QUERY.exec(medium) ?? []
  return asked.get(rule) ?? (scheme ? { scheme, medium } : undefined)
}
