import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  title: 'Redirects',
  missingTitle: 'Addresses not found',
  redirects: {
    one: 'Redirect',
    many: 'Redirects',
    create: 'New redirect',
    search: 'Search addresses',
    empty: {
      title: 'No redirects yet',
      text: 'When you rename a page, its old address automatically leads to the new one. You can add others here.',
    },
    fields: {
      from: 'Old address',
      page: 'Page',
      lang: 'Language',
      to: 'Leads to',
      isGone: 'Report as gone',
      isPermanent: 'Permanent',
      source: 'Origin',
      created: 'Created',
      created_by_name: 'By',
    },
    hints: {
      from: 'Without the domain, e.g. /offers',
      to: 'An address on this website, e.g. /services',
      isPermanent: 'Search engines remember permanent redirects.',
    },
    choices: {
      lang: { de: 'German', en: 'English' },
      source: { page: 'Page', manual: 'Manual', import: 'Import' },
    },
    sections: { address: 'Address', facts: 'Origin' },
  },
  gone: 'Gone',
  nowhere: 'Leads nowhere',
  importTitle: 'Import from a file',
  missing: {
    text: 'Addresses that visitors tried but that do not exist. Who tried them is not stored.',
    empty: 'No missing addresses',
    path: 'Address',
    count: 'Visits',
    last: 'Last',
    redirect: 'Redirect',
    redirectOne: 'Redirect {{path}}',
    forget: 'Forget',
    forgetOne: 'Forget {{path}}',
    forgetAll: 'Forget all',
    forgetAsk: 'Forget all addresses of this list?',
    forgotten: 'Forgotten.',
    dialog: 'Redirect {{path}}',
    submit: 'Create redirect',
    done: '{{path}} now leads to {{to}}.',
  },
  target: {
    fields: { to: 'Leads to' },
    hints: { to: 'An address on this website, e.g. /services' },
  },
}
