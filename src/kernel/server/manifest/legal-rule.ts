import type { Label } from '#kernel/i18n/messages.ts'
import type { Scope } from '../context.ts'

/** `yellow`: somebody should look; `not_applicable`: it does not concern this business. */
type LegalState = 'green' | 'yellow' | 'red' | 'not_applicable'

/** Where it is mended, below the admin base; '#' leads to a field of a form: 'settings/business#iban'. */
export type LegalLink = { label: Label; path: string }

export type LegalVerdict = {
  state: LegalState
  /** What was found, and what to do about it. */
  text: Label
  links?: readonly LegalLink[]
  /** What no machine can judge: until the owner confirms what they saw, the state holds; then it is green. */
  confirm?: {
    /** Names what is confirmed; when it changes it has to be confirmed anew. */
    seen: string
    label: Label
    /** Said instead of the text from then on. */
    done: Label
  }
}

/** A rule of the law as dated data, with the check that looks whether it is kept. */
export type LegalRule = {
  /** 'L9'. Of two with the same id one ends the day before the other begins. */
  id: string
  title: Label
  /** Where it is written: '§ 356a BGB'. */
  source: string
  /** First and last day, as of Europe/Berlin. */
  from: string
  until?: string
  /** Looks at the business as it is now, under the law of that day. */
  check(scope: Scope<never>, day: string): LegalVerdict | Promise<LegalVerdict>
}

/** @example law: [legalRule<ReturnTables>({ id: 'L9', title, source, from: '2026-06-19', check: … })] */
export function legalRule<Tables>(
  rule: Omit<LegalRule, 'check'> & {
    check(scope: Scope<Tables>, day: string): LegalVerdict | Promise<LegalVerdict>
  },
): LegalRule {
  return rule as unknown as LegalRule
}
