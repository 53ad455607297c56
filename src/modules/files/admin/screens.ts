import { IconFiles, IconTrash, IconUpload } from '@tabler/icons-react'
import { staff } from '#kernel/access/rules.ts'
import type { AdminModule, Screen } from '#kernel/admin/module.ts'
import { de } from '../files/admin/list/messages-browser.de.ts'
import { en } from '../files/admin/list/messages-browser.en.ts'
import { FILE_BROWSER, FILES, UPLOAD } from '../files/admin/paths.ts'
import { overlayEntries } from '../files/admin/picker/overlay/overlay-entries.ts'
import { detailNav, detailScreens, detailSettings } from './details-screens.ts'

const view = staff('files', 'view')

const label = { de: de.title, en: en.title }

export const filesAdmin: AdminModule = {
  name: 'files',
  label,
  help: 'files',
  nav: [{ path: FILES, label, icon: IconFiles, access: view, group: 'website' }, ...detailNav],
  screens: [browser(FILES), browser(FILE_BROWSER), ...detailScreens],
  settings: detailSettings,
  commands: [
    {
      name: 'upload-files',
      label: { de: de.command.upload, en: en.command.upload },
      icon: IconUpload,
      access: staff('files', 'create'),
      path: `${FILES}?${UPLOAD}=true`,
      keywords: 'bild foto dokument hochladen upload picture photo document',
    },
    {
      name: 'files',
      label: { de: de.command.browse, en: en.command.browse },
      icon: IconFiles,
      access: view,
      path: FILES,
      keywords: 'bilder medien dokumente filebrowser pictures media documents',
    },
    {
      name: 'files-trash',
      label: { de: de.command.trash, en: en.command.trash },
      icon: IconTrash,
      access: view,
      path: `${FILES}?trash=true`,
      keywords: 'gelöscht deleted restore',
    },
  ],
  search: [
    {
      label,
      access: view,
      find: async (query) => (await import('./find-files.ts')).findFileHits(query),
    },
  ],
  companions: [
    {
      name: 'files',
      access: view,
      lazy: async () => ({
        Component: (await import('../uploads/admin/files-companion.tsx')).FilesCompanion,
      }),
    },
  ],
  overlay: overlayEntries,
  nouns: {
    file: { de: 'eine Datei', en: 'a file' },
    gallery: { de: 'eine Galerie', en: 'a gallery' },
  },
}

/** Two addresses, one screen. */
function browser(path: string): Screen {
  return {
    path,
    title: label,
    access: view,
    lazy: async () => ({
      Component: (await import('../files/admin/files-screen.tsx')).FilesScreen,
    }),
  }
}
