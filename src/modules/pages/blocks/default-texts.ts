import { defineTexts, type Lang, type Translate, translator } from '#kernel/i18n/texts.ts'
import { de } from './messages-defaults.de.ts'
import { en } from './messages-defaults.en.ts'

const defaultTexts = defineTexts('pages-block-defaults', de, en)

/** The words a new block comes with. */
export function defaultWords(lang: Lang): Translate<typeof defaultTexts> {
  return translator(defaultTexts, lang)
}
