import { defineMessages, type Lang, type Translate, translator } from '#kernel/i18n/messages.ts'
import { de } from './messages-defaults.de.ts'
import { en } from './messages-defaults.en.ts'

const defaultMessages = defineMessages('pages-block-defaults', de, en)

/** The words a new block comes with. */
export function defaultWords(lang: Lang): Translate<typeof defaultMessages> {
  return translator(defaultMessages, lang)
}
