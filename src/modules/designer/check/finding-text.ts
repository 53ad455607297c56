import { defineTexts, type Lang, translator } from '#kernel/i18n/texts.ts'
import type { Finding, Fix, Severity } from './finding.ts'
import { checkDe } from './messages-check.de.ts'
import { checkEn } from './messages-check.en.ts'

const checkTexts = defineTexts('designer-check', checkDe, checkEn)

type Rule = keyof typeof checkDe.rules

/** A finding in words. */
export function findingText({ rule, values }: Finding, lang: Lang): string {
  return isRule(rule) ? translator(checkTexts, lang)(`rules.${rule}`, values) : rule
}

export function severityText(severity: Severity, lang: Lang): string {
  return translator(checkTexts, lang)(`severities.${severity}`)
}

export function fixText(fix: Fix, lang: Lang): string {
  return translator(checkTexts, lang)(`fixes.${fix}`)
}

function isRule(rule: string): rule is Rule {
  return Object.hasOwn(checkDe.rules, rule)
}
