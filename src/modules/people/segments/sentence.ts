import { formatDay, formatNumber } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { segmentMessages } from './messages.ts'
import { type Condition, isGroup, type Rule } from './rules.ts'
import type { ConditionInfo } from './segment.calls.ts'

type Known = { conditions: readonly ConditionInfo[]; lang: Lang }

/** The whole of a segment as one sentence: "Sprache: Deutsch und (Land: Österreich oder …)". */
export function sentenceOf(rule: Rule, known: Known, isInside = false): string {
  const t = translator(segmentMessages, known.lang)
  if (!isGroup(rule)) return conditionSentence(rule, known)
  const word = t(rule.join === 'all' ? 'and' : 'or')
  const rules = rule.rules.map((one) => sentenceOf(one, known, true)).join(` ${word} `)
  if (rule.join === 'none') return t('none', { rules })
  return isInside && rule.rules.length > 1 ? `(${rules})` : rules
}

/** One condition: "Schlagwort: Presse / Stamm". */
export function conditionSentence(rule: Condition, known: Known): string {
  const t = translator(segmentMessages, known.lang)
  const info = known.conditions.find(({ name }) => name === rule.condition)
  if (!info) return t('unavailable')
  const value = valueWords(rule, info, known.lang)
  return t(`condition.${rule.operator}`, { label: info.label, value })
}

function valueWords({ value, operator }: Condition, info: ConditionInfo, lang: Lang): string {
  const t = translator(segmentMessages, lang)
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (typeof value === 'number') return formatNumber(value, lang)
  if (operator === 'since' || operator === 'before')
    return Number.isNaN(Date.parse(String(value))) ? '…' : formatDay(String(value), lang)
  const wordOf = (one: string) => info.options.find((option) => option.value === one)?.label ?? one
  // No word for it: between conditions stands one already.
  return [value].flat().map(wordOf).join(' / ')
}
