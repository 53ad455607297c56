import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

export const fieldTexts = defineTexts('admin-fields', de, en)

/** Why a value is refused; the words stand under `fault`. */
export type FaultKey = keyof typeof de.fault
