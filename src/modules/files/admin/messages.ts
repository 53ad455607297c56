import { defineMessages } from '#kernel/i18n/messages.ts'
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

export const browserMessages = defineMessages('files-browser', browserDe, browserEn)
export const fileMessages = defineMessages('files-file', fileDe, fileEn)
export const galleriesMessages = defineMessages('files-galleries', galleriesDe, galleriesEn)
export const imageMessages = defineMessages('files-image', imageDe, imageEn)
export const locksMessages = defineMessages('files-locks', locksDe, locksEn)
export const pickerMessages = defineMessages('files-picker', pickerDe, pickerEn)
export const settingsMessages = defineMessages('files-settings', settingsDe, settingsEn)
export const uploadMessages = defineMessages('files-upload', uploadDe, uploadEn)
