import { type PropChange, plainText } from './diff-blocks.ts'

type Said = Readonly<Record<string, unknown>>

/** What a page or an entry says about itself in two states, as far as it differs. */
export function diffFields(old: Said, after: Said): PropChange[] {
  return Object.entries(after).flatMap(([name, value]) => {
    if (JSON.stringify(old[name]) === JSON.stringify(value)) return []
    return [{ name, before: plainText(old[name]), after: plainText(value) }]
  })
}
