import { defineTexts } from '#kernel/i18n/texts.ts'
import { de } from './messages-captcha.de.ts'
import { en } from './messages-captcha.en.ts'

export const captchaTexts = defineTexts('kernel-captcha', de, en)
