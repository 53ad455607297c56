import { defineTexts } from '#kernel/i18n/texts.ts'
import { de as browserDe } from './messages-browser.de.ts'
import { en as browserEn } from './messages-browser.en.ts'
import { de as pickerDe } from './messages-picker.de.ts'
import { en as pickerEn } from './messages-picker.en.ts'
import { de as uploadDe } from './messages-upload.de.ts'
import { en as uploadEn } from './messages-upload.en.ts'

export const browserTexts = defineTexts('files-browser', browserDe, browserEn)
export const uploadTexts = defineTexts('files-upload', uploadDe, uploadEn)
export const pickerTexts = defineTexts('files-picker', pickerDe, pickerEn)
