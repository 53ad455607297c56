import type { SameShape } from '#kernel/i18n/texts.ts'
import type { de } from './words.de.ts'

export const en: SameShape<typeof de> = {
  newPage: {
    fields: { title: 'Title', lang: 'Language', view: 'Template', parent_page: 'Below' },
    hints: { parent_page: 'Without one the page is at the top level.' },
    choices: {
      lang: { de: 'German', en: 'English' },
      view: {
        standard: 'Standard',
        wide: 'Wide',
        landing: 'Landing page',
        sidebar: 'With sidebar',
        news: 'News',
      },
    },
  },
  remove: {
    fields: { way: 'Whoever calls the old address', target: 'Target page' },
    choices: { way: { gone: 'is told that the page is gone', page: 'is led to another page' } },
  },
  schedule: {
    fields: { publish_at: 'Live from', expire_at: 'Offline from' },
    hints: {
      publish_at: 'German time. The draft as it is now goes live then. Empty: not scheduled.',
      expire_at: 'German time. Empty: stays live.',
    },
  },
  note: {
    fields: { note: 'Note' },
    hints: { note: 'Optional. Stands beside the version and in the message.' },
  },
  access: {
    fields: { kind: 'Who may see the page?', roles: 'Roles', password: 'Password' },
    hints: { password: 'At least 4 characters. Empty: the present one stays.' },
    choices: {
      kind: {
        public: 'Everyone',
        'signed-in': 'Whoever is signed in',
        roles: 'Certain roles',
        password: 'Whoever knows the password',
      },
      roles: {
        user: 'User',
        member: 'Member of staff',
        admin: 'Administrator',
        system: 'System',
      },
    },
  },
  structure: {
    fields: {
      parent_page: 'Below',
      view: 'Template',
      type: 'Kind of page',
      showInMenu: 'In the header menu',
      showInFooter: 'In the footer menu',
      tags: 'Tags',
    },
    placeholders: { parent_page: 'Top level' },
    hints: { type: 'Imprint and privacy take the place of the built-in pages.' },
    choices: {
      view: {
        standard: 'Standard',
        wide: 'Wide',
        landing: 'Landing page',
        sidebar: 'With sidebar',
        news: 'News',
      },
      type: { page: 'Page', imprint: 'Imprint', privacy: 'Privacy' },
    },
  },
  fields: {
    fields: {
      title: 'Title',
      slug: 'Part of the address',
      path: 'Own path',
      linktext: 'Text in the menu',
      classes: 'CSS classes',
      meta_title: 'Title in search engines',
      meta_description: 'Description',
      meta_keywords: 'Keywords',
      og_image: 'Picture when shared',
      noindex: 'Do not show in search engines',
      canonical: 'The original is at',
    },
    hints: {
      slug: 'Umlauts are written out.',
      path: 'Holds instead of the part. “/” is the home page.',
      linktext: 'Empty: the title.',
      meta_title: 'Empty: the title of the page.',
      meta_description: 'One or two sentences, best 120 to 160 characters.',
      canonical: 'Only if the same text is at home elsewhere.',
      classes: 'From the settings of the pages.',
    },
  },
  link: {
    fields: {
      link: 'Link',
      'link.to': 'Target',
      'link.page': 'Page',
      'link.anchor': 'Anchor on the page',
      'link.file': 'File',
      'link.url': 'Address',
      'link.newTab': 'Open in a new tab',
      'link.mail': 'Email address',
      'link.subject': 'Subject',
      'link.phone': 'Phone number',
    },
    hints: {
      'link.page': 'Without a page an anchor leads to the same page.',
      'link.url': 'With https:// or an address of this website such as /Impressum.',
    },
    choices: {
      'link.to': {
        page: 'Page',
        file: 'File',
        url: 'Web address',
        mail: 'Email',
        phone: 'Phone',
      },
    },
  },
}
