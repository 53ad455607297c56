import { defineTexts } from '#kernel/i18n/texts.ts'
import { de as browserDe } from './messages-browser.de.ts'
import { en as browserEn } from './messages-browser.en.ts'
import { de as fileDe } from './messages-file.de.ts'
import { en as fileEn } from './messages-file.en.ts'
import { de as galleriesDe } from './messages-galleries.de.ts'
import { en as galleriesEn } from './messages-galleries.en.ts'
import { de as imageDe } from './messages-image.de.ts'
import { en as imageEn } from './messages-image.en.ts'
import { de as locksDe } from './messages-locks.de.ts'
import { en as locksEn } from './messages-locks.en.ts'
import { de as pickerDe } from './messages-picker.de.ts'
import { en as pickerEn } from './messages-picker.en.ts'
import { de as settingsDe } from './messages-settings.de.ts'
import { en as settingsEn } from './messages-settings.en.ts'
import { de as uploadDe } from './messages-upload.de.ts'
import { en as uploadEn } from './messages-upload.en.ts'

export const browserTexts = defineTexts('files-browser', browserDe, browserEn)
export const fileTexts = defineTexts('files-file', fileDe, fileEn)
export const galleriesTexts = defineTexts('files-galleries', galleriesDe, galleriesEn)
export const imageTexts = defineTexts('files-image', imageDe, imageEn)
export const locksTexts = defineTexts('files-locks', locksDe, locksEn)
export const pickerTexts = defineTexts('files-picker', pickerDe, pickerEn)
export const settingsTexts = defineTexts('files-settings', settingsDe, settingsEn)
export const uploadTexts = defineTexts('files-upload', uploadDe, uploadEn)
