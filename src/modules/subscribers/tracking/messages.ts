import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages.de.ts'
import { en } from './messages.en.ts'

export const trackingMessages = defineMessages('newsletter-tracking', de, en)
