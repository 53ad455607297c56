import { admin, anyStaff } from '#kernel/access/rules.ts'
import { namedRows } from '#kernel/server/manifest/named-things.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { filesSection } from '../config.ts'
import { downloadRoutes } from '../downloads/server/download-routes.ts'
import { routes } from '../files/server/file-routes.ts'
import { galleryResource } from '../galleries/server/gallery.resource.ts'
import { galleryRoutes } from '../galleries/server/gallery-routes.ts'
import { tusRoutes } from '../uploads/server/tus/tus-routes.ts'
import { fileTrash, jobs } from './jobs.ts'
import { createFiles } from './migrations/20261115-1300-files-create-files.ts'
import { indexFiles } from './migrations/20261115-1310-files-index-files.ts'
import { createRecords } from './migrations/20261115-1320-files-create-records.ts'
import { createGalleries } from './migrations/20261115-1330-files-create-galleries.ts'
import { createUploads } from './migrations/20261115-1340-files-create-uploads.ts'
import { addEnglishAlt } from './migrations/20261115-1900-files-add-english-alt.ts'
import { createBookings } from './migrations/20261116-0600-files-create-bookings.ts'
import { createVocabulary } from './migrations/20261116-1020-files-create-vocabulary.ts'
import { defaultLayout } from './migrations/20261116-1320-files-default-layout.ts'
import { trashGalleries } from './migrations/20261116-1530-files-trash-galleries.ts'
import { personal } from './personal.ts'
import type { FileTables } from './tables.ts'

export const files: ServerModule = {
  name: 'files',
  label: { de: 'Dateien', en: 'Files' },
  needs: ['auth', 'notifications', 'config'],
  nouns: ['file', 'gallery'],
  migrations: {
    '20261115-1300-files-create-files': createFiles,
    '20261115-1310-files-index-files': indexFiles,
    '20261115-1320-files-create-records': createRecords,
    '20261115-1330-files-create-galleries': createGalleries,
    '20261115-1340-files-create-uploads': createUploads,
    '20261115-1900-files-add-english-alt': addEnglishAlt,
    '20261116-0600-files-create-bookings': createBookings,
    '20261116-1020-files-create-vocabulary': createVocabulary,
    '20261116-1320-files-default-layout': defaultLayout,
    '20261116-1530-files-trash-galleries': trashGalleries,
    '20261119-0010-files-fold-search': searchIndexes({ galleries: ['title'] }),
  },
  routes: [...routes, ...downloadRoutes, ...galleryRoutes, ...tusRoutes],
  jobs,
  trash: [fileTrash, { ...galleryResource.trash, keptDays: fileTrash.keptDays }],
  config: [filesSection],
  personal,
  named: {
    file: namedRows<FileTables>({
      table: 'files',
      label: 'name',
      link: (id) => `file/edit/${id}`,
    }),
    gallery: namedRows<FileTables>({
      table: 'galleries',
      label: 'title',
      link: (id) => `galleries/${id}`,
    }),
  },
  topics: [
    {
      name: 'files.lock-freed',
      label: { de: 'Freigegebene Bearbeitung', en: 'Released edits' },
      access: anyStaff,
    },
    {
      name: 'files.quota',
      label: { de: 'Speicherplatz', en: 'Storage space' },
      access: admin,
    },
  ],
}
