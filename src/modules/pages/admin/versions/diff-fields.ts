import type { PageFields } from '../../contract-values.ts'
import { type PropChange, plainText } from './diff-blocks.ts'

/** What a page says about itself in two states, as far as it differs. */
export function diffFields(before: PageFields, after: PageFields): PropChange[] {
  const old: Readonly<Record<string, unknown>> = before
  return Object.entries(after).flatMap(([name, value]) => {
    if (JSON.stringify(old[name]) === JSON.stringify(value)) return []
    return [{ name, before: plainText(old[name]), after: plainText(value) }]
  })
}
