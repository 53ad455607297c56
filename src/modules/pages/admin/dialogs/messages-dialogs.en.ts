import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages-dialogs.de.ts'

export const en: SameShape<typeof de> = {
  share: {
    title: 'Share page',
    overlay: 'Share page',
    page: 'Page',
    offline: 'This page is not online yet. You can share it as soon as it is.',
    address: 'Address',
    mail: 'By email',
    facebook: 'On Facebook',
    native: 'Share with an app',
    code: 'QR code to take a picture of',
    saveCode: 'Download QR code',
  },
  link: {
    title: 'Create a link',
    overlay: 'Create a link',
    text: 'Choose where the link leads and copy its address.',
    address: 'Address of the link',
    nowhere: 'What you chose cannot be found on the website.',
  },
  close: 'Close',
}
