import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { MODEL_FORMS } from '#modules/orders/texts/form-words.ts'
import { heading, lead, prose } from '../../compose-blocks.ts'
import { inBoth } from '../../in-both.ts'
import type { TemplatePage } from '../../site-template.ts'
import { accessibilityDe } from './accessibility.de.ts'
import { accessibilityEn } from './accessibility.en.ts'
import { withdrawalDe } from './withdrawal.de.ts'
import { withdrawalEn } from './withdrawal.en.ts'

/** What every business has to say, whatever it sells; facts fill it by their tokens. */
export const legalPages: readonly TemplatePage[] = [
  {
    key: 'withdrawal',
    view: 'standard',
    isInMenu: false,
    isOfShop: true,
    words: inBoth<Policy>(
      { ...withdrawalDe, lang: 'de' },
      { ...withdrawalEn, lang: 'en' },
      withdrawalBlocks,
    ),
  },
  {
    key: 'accessibility',
    view: 'standard',
    isInMenu: false,
    words: inBoth(accessibilityDe, accessibilityEn, (words) => [
      heading(words.heading, { level: 1 }),
      lead(words.lead),
      prose(words.text),
    ]),
  },
]

type Policy = typeof withdrawalDe & { lang: Lang }

/** The policy, the form it speaks of, and what it does not hold for. */
function withdrawalBlocks({ lang, ...words }: Policy): Block[] {
  const { title, lead: hint, to, lines, end } = MODEL_FORMS[lang]
  const form = [`${to} {{business.letter}}:`, ...lines].map((line) => `- ${line}`).join('\n')
  return [
    heading(words.heading, { level: 1 }),
    lead(words.lead),
    prose(words.policy),
    prose([`## ${title}`, hint, form, end].join('\n\n')),
    prose(words.exempt),
  ]
}
