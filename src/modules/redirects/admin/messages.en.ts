import type { SameShape } from '#kernel/i18n/texts.ts'
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
      text: 'When you rename a page, its old address leads to the new one by itself. Others are entered here.',
    },
    fields: {
      from: 'Old address',
      to: 'Leads to',
      isGone: 'Answers: gone',
      isPermanent: 'Permanent',
      source: 'Origin',
      created: 'Made',
      created_by_name: 'By',
    },
    hints: {
      from: 'Without the name of the website, e.g. /offers',
      to: 'An address of this website, e.g. /services',
      isPermanent: 'Search engines remember permanent redirects.',
    },
    choices: { source: { page: 'Page', manual: 'By hand', import: 'Import' } },
    sections: { address: 'Address', facts: 'Origin' },
  },
  gone: 'Gone',
  nowhere: 'Leads nowhere',
  importTitle: 'Import from a file',
  missing: {
    text: 'Addresses visitors called that do not exist. Who asked is not kept.',
    empty: 'Nobody has missed a page',
    path: 'Address',
    count: 'Calls',
    last: 'Last',
    redirect: 'Redirect',
    redirectOne: 'Redirect {{path}}',
    forget: 'Forget',
    forgetOne: 'Forget {{path}}',
    forgetAll: 'Forget all',
    forgetAsk: 'Forget all addresses of this list?',
    forgotten: 'Forgotten.',
    dialog: 'Redirect {{path}}',
    submit: 'Make redirect',
    done: '{{path}} now leads to {{to}}.',
  },
  target: {
    fields: { to: 'Leads to' },
    hints: { to: 'An address of this website, e.g. /services' },
  },
}
