import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './messages-file.de.ts'

const words: SameShape<(typeof de)['file']> = {
  one: 'File',
  many: 'Files',
  create: 'Upload file',
  search: 'Name, description or tag',
  empty: { title: 'No files yet', text: 'Your pictures and documents live here.' },
  fields: {
    name: 'Name',
    description: 'Description',
    alt: 'Alternative text',
    altEn: 'The same in English',
    folder: 'Folder',
    tags: 'Tags',
    isPrivate: 'Team only',
  },
  hints: {
    name: 'The extension stays, even if you leave it out.',
    description: 'Only for you and your team; you can search for it.',
    alt: 'Says in one sentence what can be seen: for everyone who does not see the picture, and for search engines. Leave it empty if the picture is mere decoration.',
    altEn: 'For the English website. If it is empty, the German text stands there.',
    folder: 'Separate subfolders with a slash: Workshop/2026',
    isPrivate: 'Visitors of your website cannot open the file then.',
  },
  placeholders: {
    alt: 'Tischler hobelt ein Brett aus Eiche',
    altEn: 'A joiner planing an oak board',
    folder: 'Top level',
  },
  sections: {
    about: 'Details',
    picture: 'What can be seen?',
    order: 'Filing',
    access: 'Access',
    preview: 'Preview',
    facts: 'Properties',
    uses: 'Used in',
    manage: 'File',
  },
  history: {
    create: 'uploaded',
    edit: 'picture edited',
    replace: 'replaced by a new version',
    delete: 'moved to the trash',
    restore: 'taken out of the trash',
    missing: 'not found in the storage',
    heal: 'completed in the storage',
    'lock-freed': 'lock released',
  },
}

export const en: SameShape<typeof de> = {
  file: words,
  status: { private: 'Team only', trash: 'In the trash', missing: 'Content missing' },
  facts: {
    size: 'Size',
    type: 'Kind',
    dimensions: 'Dimensions',
    original: 'Original',
    pixels: '{{w}} × {{h}} pixels',
    uploaded: 'Uploaded',
    by: 'by {{name}}',
    changed: 'Changed',
    copy: 'Copy address',
    copied: 'Copied',
  },
  kinds: {
    image: 'Picture',
    video: 'Video',
    audio: 'Sound',
    pdf: 'PDF',
    document: 'Document',
    archive: 'Archive',
  },
  uses: {
    none: 'This file is not used anywhere yet.',
    failed: 'The list of places could not be loaded.',
  },
  manage: {
    needsPublish:
      'Visitors see this file. Only those who may publish files can change, replace or delete it.',
    editImage: 'Edit picture',
    open: 'Open',
    original: 'Download original',
    replace: 'Replace by new version',
    replaceHint: 'Address and details stay. The new version appears everywhere.',
    remove: 'Move to trash',
    restore: 'Take out of the trash',
  },
  loading: 'Loading the file',
}
