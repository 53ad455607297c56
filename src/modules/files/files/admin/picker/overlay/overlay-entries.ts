import {
  IconFile,
  IconFileDownload,
  IconFilePlus,
  IconLibraryPhoto,
  IconLibraryPlus,
  IconMovie,
  IconPhoto,
  IconPhotoPlus,
} from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import type { IconType, OverlayEntry } from '#kernel/admin/module.ts'
import { de } from '../messages.de.ts'
import { en } from '../messages.en.ts'

const ICONS = {
  file: IconFile,
  image: IconPhoto,
  video: IconMovie,
  download: IconFileDownload,
  gallery: IconLibraryPhoto,
  makeGallery: IconLibraryPlus,
  insertImage: IconPhotoPlus,
  insertFile: IconFilePlus,
} satisfies Record<string, IconType>

export type OverlayName = keyof typeof ICONS

/** The dialogs of the overlay menu that belong to files (specification, section 2). */
export const overlayEntries: readonly OverlayEntry[] = [
  entry('file'),
  entry('image'),
  entry('video'),
  entry('download'),
  entry('gallery'),
  entry('makeGallery'),
  entry('insertImage'),
  entry('insertFile'),
]

function entry(name: OverlayName): OverlayEntry {
  const right = name === 'makeGallery' ? 'create' : 'view'
  return {
    name: `files-${name}`,
    label: { de: de.overlay[name], en: en.overlay[name] },
    icon: ICONS[name],
    access: staff('files', right),
    open: async (shell) => (await import('./overlay-dialogs.ts')).openDialog(name, shell),
  }
}
