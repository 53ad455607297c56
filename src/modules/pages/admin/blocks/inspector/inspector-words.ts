import type { FormWords } from '#kernel/admin/fields/words.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { de } from './messages-inspector.de.ts'
import { en } from './messages-inspector.en.ts'

type Part = Partial<FormWords>
const PARTS: Readonly<Record<Lang, Readonly<Record<string, Part>>>> = { de, en }

/** The words of a block's fields: its own, then those all blocks share. */
export function inspectorWords(type: string, lang: Lang): FormWords {
  const { common = {}, [type]: own = {} } = PARTS[lang]
  return {
    fields: { ...common.fields, ...own.fields },
    hints: { ...common.hints, ...own.hints },
    choices: { ...common.choices, ...own.choices },
  }
}
