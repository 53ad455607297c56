import { errorCatalogue } from '#kernel/server/app-error.ts'

export const redirectFailures = errorCatalogue({
  noTarget: {
    status: 422,
    code: 'no-target',
    de: 'Bitte geben Sie an, wohin die Adresse führen soll.',
    en: 'Please say where the address should lead.',
  },
  outside: {
    status: 422,
    code: 'outside',
    de: 'Weiterleitungen führen nur zu Adressen dieser Website.',
    en: 'Redirects can only lead to addresses on this website.',
  },
  unknownStatus: {
    status: 422,
    code: 'unknown-status',
    de: 'Als Status ist 301, 302 oder 410 möglich.',
    en: 'The status can be 301, 302 or 410.',
  },
  loop: {
    status: 422,
    code: 'loop',
    de: 'Diese Weiterleitung würde im Kreis führen.',
    en: 'This redirect would lead in a circle.',
  },
  unknownPage: {
    status: 422,
    code: 'unknown-page',
    de: 'Diese Seite gibt es nicht mehr.',
    en: 'This page no longer exists.',
  },
  isPage: {
    status: 422,
    code: 'is-page',
    de: 'Unter dieser Adresse steht eine Seite. Geben Sie erst der Seite eine andere Adresse.',
    en: 'There is a page at this address. First give the page another address.',
  },
  reserved: {
    status: 422,
    code: 'reserved',
    de: 'Diese Adresse lässt sich nicht weiterleiten.',
    en: 'This address cannot be redirected.',
  },
  gone: {
    status: 410,
    code: 'gone',
    de: 'Diese Seite gibt es nicht mehr.',
    en: 'This page no longer exists.',
  },
  publishFirst: {
    status: 403,
    code: 'C100',
    de: 'Weiterleitungen gelten sofort: Anlegen und löschen kann sie nur, wer Weiterleitungen veröffentlichen darf.',
    en: 'Redirects take effect at once: only people who may publish redirects can add or delete them.',
  },
})
