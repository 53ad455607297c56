import { defineMessages } from '#kernel/i18n/messages.ts'
import { de as fileDe } from '../files/admin/edit/messages.de.ts'
import { en as fileEn } from '../files/admin/edit/messages.en.ts'
import { de as browserDe } from '../files/admin/list/messages-browser.de.ts'
import { en as browserEn } from '../files/admin/list/messages-browser.en.ts'
import { de as pickerDe } from '../files/admin/picker/messages.de.ts'
import { en as pickerEn } from '../files/admin/picker/messages.en.ts'
import { de as galleriesDe } from '../galleries/admin/messages.de.ts'
import { en as galleriesEn } from '../galleries/admin/messages.en.ts'
import { de as imageDe } from '../images/admin/messages.de.ts'
import { en as imageEn } from '../images/admin/messages.en.ts'
import { de as locksDe } from '../locks/admin/messages.de.ts'
import { en as locksEn } from '../locks/admin/messages.en.ts'
import { de as uploadDe } from '../uploads/admin/messages.de.ts'
import { en as uploadEn } from '../uploads/admin/messages.en.ts'
import { de as settingsDe } from './messages-settings.de.ts'
import { en as settingsEn } from './messages-settings.en.ts'

export const browserMessages = defineMessages('files-browser', browserDe, browserEn)
export const fileMessages = defineMessages('files-file', fileDe, fileEn)
export const galleriesMessages = defineMessages('files-galleries', galleriesDe, galleriesEn)
export const imageMessages = defineMessages('files-image', imageDe, imageEn)
export const locksMessages = defineMessages('files-locks', locksDe, locksEn)
export const pickerMessages = defineMessages('files-picker', pickerDe, pickerEn)
export const settingsMessages = defineMessages('files-settings', settingsDe, settingsEn)
export const uploadMessages = defineMessages('files-upload', uploadDe, uploadEn)
