import { defineMessages } from '#kernel/i18n/messages.ts'
import { de } from './messages-captcha.de.ts'
import { en } from './messages-captcha.en.ts'

export const captchaMessages = defineMessages('kernel-captcha', de, en)
