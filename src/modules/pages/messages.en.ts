import type { SameShape } from '#kernel/i18n/messages.ts'
import { disclaimerEn, shippingEn } from './law/messages-legal.en.ts'
import { privacyEn } from './law/messages-privacy.en.ts'
import type { de } from './messages.de.ts'

export const en: SameShape<typeof de> = {
  menu: {
    imprint: 'Imprint',
    privacy: 'Privacy',
  },
  facts: {
    holidays: 'Closed for holidays',
    closedOn: 'closed on {{day}}',
    social: 'Follow us',
    address: 'Address',
    hours: 'Opening hours',
    contact: 'Contact',
    closed: 'closed',
    until: '{{from}} to {{to}}',
    range: '{{opens}}–{{closes}}',
  },
  days: {
    mo: 'Monday',
    tu: 'Tuesday',
    we: 'Wednesday',
    th: 'Thursday',
    fr: 'Friday',
    sa: 'Saturday',
    su: 'Sunday',
  },
  search: {
    title: 'Search',
    found_one: 'One page for “{{typed}}”.',
    found_other: '{{count}} pages for “{{typed}}”.',
    none: 'Nothing was found for “{{typed}}”. Try another or a shorter word.',
    more: 'There is more. Another word makes the list shorter.',
  },
  home: {
    empty: 'This website is being set up.',
  },
  imprint: {
    title: 'Imprint',
    lead: 'Information under section\u00a05 of the German Digital Services Act (DDG).',
    provider: 'Provider',
    owners: {
      other: 'Represented by',
      sole: 'Owner',
      partnership: 'Represented by the partners',
      company: 'Represented by the managing directors',
      cooperative: 'Represented by the board',
      club: 'Represented by the board',
    },
    registers: {
      other: 'Entry in the register',
      sole: 'Commercial register',
      partnership: 'Entry in the register',
      company: 'Commercial register',
      cooperative: 'Register of cooperatives',
      club: 'Register of associations',
    },
    editor: 'Responsible for the content',
    editorText: '{{name}}, address as above (section\u00a018(2) of the German State Media Treaty)',
    contact: 'Contact',
    phone: 'Telephone: {{phone}}',
    email: 'Email: {{email}}',
    vat: 'VAT identification number',
    vatText: '{{id}} (section\u00a027a of the German VAT Act)',
    profession: 'Professional information',
    chamber: 'Chamber: {{chamber}}',
    professionName: 'Professional title: {{profession}}',
    rules: 'Professional rules: {{rules}}',
    dispute: 'Dispute resolution',
    disputeText:
      'We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board (section\u00a036 VSBG).',
    incomplete:
      'This imprint is not complete yet. Please complete name, owner, address, email address and, where there is one, the register entry in the settings.',
  },
  privacy: privacyEn,
  disclaimer: disclaimerEn,
  shipping: shippingEn,
}
