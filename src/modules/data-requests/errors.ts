import { errorCatalogue } from '#kernel/server/app-error.ts'

export const requestFailures = errorCatalogue({
  closed: {
    status: 422,
    code: 'closed',
    de: 'Diese Anfrage ist abgeschlossen. Öffnen Sie sie zuerst wieder.',
    en: 'This request is closed. Please open it again first.',
  },
  erased: {
    status: 422,
    code: 'erased',
    de: 'Die Person ist gelöscht. Der Nachweis bleibt, wie er ist; legen Sie eine neue Anfrage an.',
    en: 'The person is erased. The record stays as it is; please add a new request.',
  },
  received: {
    status: 422,
    code: 'received',
    de: 'Der Tag des Eingangs fehlt oder liegt in der Zukunft.',
    en: 'The day of receipt is missing or lies in the future.',
  },
  extended: {
    status: 422,
    code: 'extended',
    de: 'Die Frist wurde schon einmal verlängert; weiter lässt das Gesetz es nicht zu.',
    en: 'The deadline was extended before; the law allows no further extension.',
  },
  nobody: {
    status: 422,
    code: 'nobody',
    de: 'Bitte wählen Sie zuerst die Person aus oder geben Sie eine E-Mail-Adresse an.',
    en: 'Please choose the person first, or give an email address.',
  },
  merged: {
    status: 409,
    code: 'merged',
    de: 'Die Person wurde inzwischen mit einer anderen zusammengeführt oder getrennt. Bitte sehen Sie noch einmal nach, was gelöscht würde.',
    en: 'The person was merged with another, or parted from them, in the meantime. Please look again at what would be erased.',
  },
  notErasing: {
    status: 422,
    code: 'not-erasing',
    de: 'Gelöscht wird nur zu einer Anfrage auf Löschung oder einem Widerspruch. Bitte prüfen Sie die Art der Anfrage.',
    en: 'Data is only erased for a request to erase or an objection. Please check the kind of request.',
  },
})
