import { IconFileSettings, IconLibraryPhoto, IconLock } from '@tabler/icons-react'
import { admin, staff, system } from '#kernel/access/rules.ts'
import type { NavEntry, Screen, SettingsEntry } from '#kernel/admin/module.ts'
import type { Label } from '#kernel/i18n/messages.ts'
import { de as fileDe } from '../files/admin/edit/messages.de.ts'
import { en as fileEn } from '../files/admin/edit/messages.en.ts'
import { FILE, IMAGE } from '../files/admin/edit/paths.ts'
import { de as galleriesDe } from '../galleries/admin/messages.de.ts'
import { en as galleriesEn } from '../galleries/admin/messages.en.ts'
import { GALLERIES, GALLERY } from '../galleries/admin/paths.ts'
import { de as imageDe } from '../images/admin/messages.de.ts'
import { en as imageEn } from '../images/admin/messages.en.ts'
import { de as locksDe } from '../locks/admin/messages.de.ts'
import { en as locksEn } from '../locks/admin/messages.en.ts'
import { de as settingsDe } from './messages-settings.de.ts'
import { en as settingsEn } from './messages-settings.en.ts'

const view = staff('files', 'view')

const file = { de: fileDe.file.one, en: fileEn.file.one }
const image = { de: imageDe.title, en: imageEn.title }
const many = { de: galleriesDe.galleries.many, en: galleriesEn.galleries.many }
const gallery = { de: galleriesDe.galleries.one, en: galleriesEn.galleries.one }
const settings = { de: settingsDe.settings.title, en: settingsEn.settings.title }
const locks = { de: locksDe.title, en: locksEn.title }

/** Below the admin base. */
const SETTINGS = 'settings/files'
const LOCKS = 'settings/filelocks'
/** The same screen in the tree of the accounting (decisions, rulings on addresses). */
const ACCOUNTING_LOCKS = 'accounting/settings/filelocks'

export const detailScreens: readonly Screen[] = [
  screen(FILE, file, async () => (await import('../files/admin/edit/edit-file.tsx')).EditFile),
  {
    ...screen(IMAGE, image, async () => (await import('../images/admin/edit-image.tsx')).EditImage),
    access: staff('files', 'edit'),
  },
  screen(
    GALLERIES,
    many,
    async () => (await import('../galleries/admin/gallery-screens.tsx')).BrowseGalleries,
  ),
  screen(
    GALLERY,
    gallery,
    async () => (await import('../galleries/admin/gallery-screens.tsx')).EditGallery,
  ),
  {
    path: SETTINGS,
    title: settings,
    access: admin,
    lazy: async () => (await import('./file-settings.ts')).fileSettings.lazy(),
  },
  ...[LOCKS, ACCOUNTING_LOCKS].map((path) =>
    screen(path, locks, async () => (await import('../locks/admin/locks-screen.tsx')).LocksScreen),
  ),
]

export const detailSettings: readonly SettingsEntry[] = [
  {
    path: SETTINGS,
    label: settings,
    text: { de: settingsDe.settings.text, en: settingsEn.settings.text },
    icon: IconFileSettings,
    access: admin,
  },
  {
    path: LOCKS,
    label: locks,
    text: { de: locksDe.entry, en: locksEn.entry },
    icon: IconLock,
    // Locks end by themselves; the screen stays open to whoever has its address.
    access: system,
    group: 'system',
  },
]

export const detailNav: readonly NavEntry[] = [
  { path: GALLERIES, label: many, icon: IconLibraryPhoto, access: view, group: 'website' },
]

type Load = () => Promise<Awaited<ReturnType<Screen['lazy']>>['Component']>

function screen(path: string, title: Label, load: Load): Screen {
  return { path, title, access: view, lazy: async () => ({ Component: await load() }) }
}
