import type { SameShape } from '#kernel/i18n/messages.ts'
import type { de } from './words.de.ts'

export const en: SameShape<typeof de> = {
  newPage: { fields: { title: 'Title', layout: 'What does the page start with?' } },
  remove: {
    fields: { way: 'Visitors to the old address', target: 'Target page' },
    choices: { way: { gone: 'are told that the page is gone', page: 'are sent to another page' } },
  },
  schedule: {
    fields: { publish_at: 'Live from', expire_at: 'Offline from' },
    hints: {
      publish_at:
        'German time. The draft then goes live as it is now. Leave empty for no schedule.',
      expire_at: 'German time. Leave empty to keep the page live.',
    },
  },
  note: {
    fields: { note: 'Note' },
    hints: { note: 'Optional. Appears in the version history and in the message.' },
  },
  access: {
    fields: { kind: 'Who may see the page?', roles: 'Roles', password: 'Password' },
    hints: { password: 'At least 4 characters. Leave empty to keep the current one.' },
    choices: {
      kind: {
        public: 'Everyone',
        'signed-in': 'Anyone who is signed in',
        roles: 'Certain roles',
        password: 'Anyone who knows the password',
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
      type: 'Page type',
      showInMenu: 'In the header menu',
      showInFooter: 'In the footer menu',
      tags: 'Tags',
    },
    placeholders: { parent_page: 'Top level' },
    hints: { type: 'Imprint and privacy replace the built-in pages.' },
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
      slug: 'Address part',
      path: 'Custom path',
      linktext: 'Text in the menu',
      classes: 'CSS classes',
      meta_title: 'Title in search engines',
      meta_description: 'Description',
      meta_keywords: 'Keywords',
      og_image: 'Picture for sharing',
      noindex: 'Do not show in search engines',
      canonical: 'Address of the original',
    },
    hints: {
      slug: 'Umlauts are spelled out.',
      path: 'Replaces the address part. “/” is the home page.',
      linktext: 'Leave empty to use the title.',
      meta_title: 'Leave empty to use the page title.',
      meta_description: 'One or two sentences, ideally 120 to 160 characters.',
      canonical: 'Only if the original of this text is somewhere else.',
      classes: 'From the page settings.',
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
      'link.product': 'Product',
      'link.product-group': 'Product group',
    },
    hints: {
      'link.page': 'Without a page, an anchor leads to this page.',
      'link.url': 'With https:// or an address of this website such as /Impressum.',
    },
    choices: {
      'link.to': {
        page: 'Page',
        file: 'File',
        url: 'Web address',
        mail: 'Email',
        phone: 'Phone',
        product: 'Product',
        'product-group': 'Product group',
      },
    },
  },
}
