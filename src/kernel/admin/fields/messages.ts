import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

export const fieldMessages = defineMessages('admin-fields', de, en)

/** Why a value is refused; the words stand under `fault`. */
export type FaultKey = keyof typeof de.fault
