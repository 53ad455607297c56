import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from '../messages-locks.de.ts'
import { en } from '../messages-locks.en.ts'

export const locksTexts = defineTexts('files-locks', de, en)
