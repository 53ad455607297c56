import type { SameShape } from '#kernel/i18n/messages.ts'
import { en as words } from '../messages.en.ts'
import type { de } from './messages.de.ts'

const state = {
  new: 'New',
  reviewing: 'In review',
  invited: 'Invited',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
}

export const en: SameShape<typeof de> = {
  title: 'Applications',
  positionsTitle: 'Positions',
  settingsEntry: 'How long applications are kept, and whether people can apply without a position',
  command: { createPosition: 'Advertise a position', list: 'Show applications' },
  unsolicited: 'No particular position',
  shown: 'On the website',
  shownLater: 'On the website from {{day}}',
  shownBefore: 'Was on the website until {{day}}',
  hidden: 'Not on the website',
  seeOnline: 'See it on the website',
  decided: 'Decided on {{day}}.',
  erase:
    'This application and all its papers will be erased on {{day}}. Each new state starts the period again.',
  notes: {
    failed: 'The notes could not be loaded.',
    empty: 'No notes yet.',
    label: 'New note',
    hint: 'Only your team sees it. It is erased with the application.',
    add: 'Add note',
    added: 'Note added',
  },
  applications: {
    one: 'Application',
    many: 'Applications',
    create: 'New application',
    search: 'Search name, address or position',
    empty: {
      title: 'No applications yet',
      text: 'Applications from your website arrive here. Advertise a position or put the block “Open positions” on a page.',
    },
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      message: 'Cover letter',
      start: 'Earliest start',
      lang: 'Language',
      state: 'State',
      position: 'Position',
      position_title: 'Position',
      numFiles: 'Papers',
      person: 'Person',
      decided_at: 'Decided',
      erase_at: 'Will be erased',
    },
    choices: { state, lang: { de: 'German', en: 'English' } },
    sections: {
      letter: 'Application',
      files: 'Papers',
      notes: 'Notes',
      state: 'State',
      contact: 'Contact',
      dates: 'Retention',
    },
    history: { note: 'added a note' },
  },
  positions: {
    one: 'Position',
    many: 'Positions',
    create: 'New position',
    search: 'Search title or place',
    empty: {
      title: 'No position advertised yet',
      text: 'Describe who you are looking for. The position appears at /en/jobs and wherever you put the block “Open positions”.',
    },
    fields: {
      title: 'Title',
      text: 'Description',
      title_en: 'Title in English',
      text_en: 'Description in English',
      place: 'Place',
      kind: 'Kind',
      isOpen: 'Show on the website',
      from: 'Visible from',
      until: 'Visible until',
      url: 'Address',
    },
    hints: {
      place: 'Leave empty if it is where your business is.',
      title_en: 'Leave empty to show the German text on English pages too.',
      until: 'The last day on which people can apply.',
    },
    placeholders: { title: 'for example: journeyman carpenter (m/f/d)' },
    choices: { kind: words.kind },
    sections: { about: 'What it is about', english: 'English', shown: 'Publication' },
  },
  settings: {
    fields: {
      keep_months: 'Erase applications after (months)',
      unsolicited: 'Accept applications without a particular position',
    },
    hints: {
      keep_months:
        'Counted from the day the state last changed, usually the decision. Six months is usual. A shorter time also applies to applications you already have, a longer one only to new ones: that is what applicants were promised.',
      unsolicited: 'The form then offers “No particular position”.',
    },
    sections: { keeping: 'Retention', form: 'Form' },
  },
}
