import { defineMessages, type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Finding, Fix, Severity } from './finding.ts'
import { checkDe } from './messages-check.de.ts'
import { checkEn } from './messages-check.en.ts'

const checkMessages = defineMessages('designer-check', checkDe, checkEn)

type Rule = keyof typeof checkDe.rules

/** A finding in words. */
export function findingText({ rule, values }: Finding, lang: Lang): string {
  return isRule(rule) ? translator(checkMessages, lang)(`rules.${rule}`, values) : rule
}

export function severityText(severity: Severity, lang: Lang): string {
  return translator(checkMessages, lang)(`severities.${severity}`)
}

export function fixText(fix: Fix, lang: Lang): string {
  return translator(checkMessages, lang)(`fixes.${fix}`)
}

function isRule(rule: string): rule is Rule {
  return Object.hasOwn(checkDe.rules, rule)
}
