import type { Scheme } from '../../tokens.ts'

const QUERY = /prefers-color-scheme:\s*(light|dark)/

/** What the rules of a page asked for before they were bent to a scheme. */
const asked = new WeakMap<CSSMediaRule, string>()

/** Shows a page in light or dark, whatever the device prefers. */
export function showScheme(page: Document, scheme: Scheme): void {
  for (const sheet of page.styleSheets) bend(page, sheet.cssRules, scheme)
}

function bend(page: Document, rules: CSSRuleList, scheme: Scheme): void {
  const Media = page.defaultView?.CSSMediaRule
  if (!Media) return
  for (const rule of rules) {
    if (!(rule instanceof Media)) continue
    const wanted = asked.get(rule) ?? QUERY.exec(rule.media.mediaText)?.[1]
    if (wanted) {
      asked.set(rule, wanted)
      const medium = wanted === scheme ? 'all' : 'not all'
      if (rule.media.mediaText !== medium) rule.media.mediaText = medium
    }
    bend(page, rule.cssRules, scheme)
  }
}
