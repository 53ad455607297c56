import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  bar: 'Tools for this website',
  edit: 'Edit page',
  share: 'Share',
  state: {
    live: 'Live',
    changes: 'Live, changed',
    review: 'In review',
    scheduled: 'Scheduled',
    expired: 'Expired',
    draft: 'Draft',
  },
  menu: {
    open: 'Manage',
    files: 'Files',
    galleries: 'Galleries',
    settings: 'Settings',
    pages: 'Pages',
    info: 'Info',
    newsletter: 'Newsletter',
    messages: 'Messages',
  },
  dialog: {
    title: 'Share this page',
    address: 'Address of the page',
    copy: 'Copy address',
    copied: 'Copied',
    mail: 'By email',
    native: 'Share with an app',
    facebook: 'On Facebook',
    code: 'QR code to take a picture of',
    saveCode: 'Download QR code',
    close: 'Close',
  },
}
