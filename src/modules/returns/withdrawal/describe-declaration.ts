import { formatDay, formatMoment } from '#kernel/i18n/format.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import { lineName, quantityText } from '#modules/orders/orders/describe-order.ts'
import { messages } from '../messages.ts'
import type { GoodsReturn } from '../returns/return.ts'

export type Fact = { label: string; value: string }

type Declared = {
  number?: string
  name: string
  contract: string
  contact: string
  declared?: string
  /** '1 × Roggenlaib'; nothing: the whole contract. */
  lines?: readonly string[]
}

/** What somebody declares, or has declared, as they read it. */
export function describeFacts(declared: Declared, lang: Lang): Fact[] {
  const t = translator(messages, lang)
  const { number, name, contract, contact, lines = [] } = declared
  const facts = [
    {
      label: t('fact.declared'),
      value: declared.declared ? writtenOf(declared.declared, lang) : '',
    },
    { label: t('fact.number'), value: number ?? '' },
    { label: t('fact.name'), value: name },
    { label: t('fact.contract'), value: contract },
    { label: t('fact.lines'), value: lines.join('\n') || t('fact.whole') },
    { label: t('fact.contact'), value: contact },
  ]
  return facts.filter(({ value }) => value !== '')
}

/** By letter or telephone the day is known, not the time. */
function writtenOf(declared: string, lang: Lang): string {
  return declared.includes('T') ? formatMoment(declared, lang) : formatDay(declared, lang)
}

type Stored = Pick<GoodsReturn, 'number' | 'name' | 'contract' | 'contact' | 'lines' | 'lang'> & {
  declared: string
}

/** Of what staff noted the goods are those of the return. */
export function declarationFacts(
  { lines, lang, ...stored }: Stored,
  named: readonly string[] = lines.map((line) => namedLine(line, lang)),
): Fact[] {
  return describeFacts({ ...stored, lines: named }, lang)
}

/** '1 × Roggenlaib, groß' */
function namedLine(line: GoodsReturn['lines'][number], lang: Lang): string {
  return `${quantityText(line, lang)} ${lineName(line)}`
}

export function factText({ label, value }: Fact): string {
  return value.includes('\n') ? `${label}:\n${value}` : `${label}: ${value}`
}
