import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

const words: SameShape<(typeof de)['file']> = {
  one: 'File',
  many: 'Files',
  create: 'Upload file',
  search: 'Name, description or tag',
  empty: { title: 'No files yet', text: 'Your pictures and documents live here.' },
  fields: {
    name: 'Name',
    description: 'Description',
    alt: 'Alt text',
    altEn: 'The same in English',
    folder: 'Folder',
    tags: 'Tags',
    isPrivate: 'Team only',
  },
  hints: {
    name: 'The extension stays, even if you leave it out.',
    description: 'Only for you and your team; you can search for it.',
    alt: 'Describe in one sentence what the picture shows: for everyone who cannot see it, and for search engines. Leave empty if the picture is purely decorative.',
    altEn: 'For the English website. If left empty, the German text is used.',
    folder: 'Separate subfolders with a slash: Workshop/2026',
    isPrivate: 'Visitors to your website will then not be able to open the file.',
  },
  placeholders: {
    alt: 'Tischler hobelt ein Brett aus Eiche',
    altEn: 'A joiner planing an oak board',
    folder: 'Top level',
  },
  sections: {
    about: 'Details',
    picture: 'What does it show?',
    order: 'Organisation',
    access: 'Access',
    preview: 'Preview',
    facts: 'Properties',
    uses: 'Used in',
    manage: 'File',
  },
  history: {
    create: 'uploaded',
    edit: 'picture edited',
    replace: 'replaced with a new version',
    delete: 'moved to the trash',
    restore: 'restored from the trash',
    missing: 'not found in storage',
    heal: 'completed in storage',
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
    failed: 'Where it is used could not be loaded.',
  },
  manage: {
    needsPublish:
      'Visitors see this file. Only people who may publish files can change, replace or delete it.',
    editImage: 'Edit picture',
    open: 'Open',
    original: 'Download original',
    replace: 'Replace with a new version',
    replaceHint: 'Address and details stay the same. The new version appears everywhere.',
    remove: 'Move to trash',
    restore: 'Restore from the trash',
  },
  loading: 'Loading the file',
}
