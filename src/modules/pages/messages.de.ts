import { disclaimerDe, shippingDe } from './law/messages-legal.de.ts'
import { privacyDe } from './law/messages-privacy.de.ts'

export const de = {
  menu: {
    imprint: 'Impressum',
    privacy: 'Datenschutz',
  },
  facts: {
    holidays: 'Betriebsferien',
    closedOn: '{{day}} geschlossen',
    social: 'Folgen Sie uns',
    address: 'Anschrift',
    hours: 'Öffnungszeiten',
    contact: 'Kontakt',
    closed: 'geschlossen',
    until: '{{from}} bis {{to}}',
    range: '{{opens}}–{{closes}}\u00a0Uhr',
  },
  days: {
    mo: 'Montag',
    tu: 'Dienstag',
    we: 'Mittwoch',
    th: 'Donnerstag',
    fr: 'Freitag',
    sa: 'Samstag',
    su: 'Sonntag',
  },
  search: {
    title: 'Suche',
    found_one: 'Eine Seite zu „{{typed}}“.',
    found_other: '{{count}} Seiten zu „{{typed}}“.',
    none: 'Zu „{{typed}}“ wurde nichts gefunden. Versuchen Sie ein anderes oder kürzeres Wort.',
    more: 'Es gibt noch mehr. Mit einem weiteren Wort wird die Liste kürzer.',
  },
  home: {
    empty: 'Diese Website wird gerade eingerichtet.',
  },
  imprint: {
    title: 'Impressum',
    lead: 'Angaben nach §\u00a05 des Digitale-Dienste-Gesetzes (DDG).',
    provider: 'Anbieter',
    owners: {
      other: 'Vertreten durch',
      sole: 'Inhaberin oder Inhaber',
      partnership: 'Vertreten durch die Gesellschafter',
      company: 'Vertreten durch die Geschäftsführung',
      cooperative: 'Vertreten durch den Vorstand',
      club: 'Vertreten durch den Vorstand',
    },
    registers: {
      other: 'Registereintrag',
      sole: 'Handelsregister',
      partnership: 'Registereintrag',
      company: 'Handelsregister',
      cooperative: 'Genossenschaftsregister',
      club: 'Vereinsregister',
    },
    editor: 'Verantwortlich für den Inhalt',
    editorText: '{{name}}, Anschrift wie oben (§\u00a018 Absatz\u00a02 des Medienstaatsvertrags)',
    contact: 'Kontakt',
    phone: 'Telefon: {{phone}}',
    email: 'E-Mail: {{email}}',
    vat: 'Umsatzsteuer-Identifikationsnummer',
    vatText: '{{id}} (nach §\u00a027a Umsatzsteuergesetz)',
    profession: 'Berufsrechtliche Angaben',
    chamber: 'Zuständige Kammer: {{chamber}}',
    professionName: 'Berufsbezeichnung: {{profession}}',
    rules: 'Berufsrechtliche Regelungen: {{rules}}',
    dispute: 'Streitbeilegung',
    disputeText:
      'Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00a036 Verbraucherstreitbeilegungsgesetz).',
    incomplete:
      'Dieses Impressum ist noch nicht vollständig. Bitte ergänzen Sie Name, Inhaber, Anschrift, E-Mail-Adresse und gegebenenfalls den Registereintrag in den Einstellungen.',
  },
  privacy: privacyDe,
  disclaimer: disclaimerDe,
  shipping: shippingDe,
}
