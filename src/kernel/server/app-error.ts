import type { Label } from '#kernel/i18n/messages.ts'

/** A failure the caller is meant to see; everything else becomes 'Unknown error'. */
export class AppError extends Error {
  readonly status: number
  readonly code: string
  readonly text: Label
  readonly details: Readonly<Record<string, unknown>>

  constructor(failure: {
    status: number
    code: string
    text: Label
    details?: Record<string, unknown>
  }) {
    super(failure.text.en)
    this.name = 'AppError'
    this.status = failure.status
    this.code = failure.code
    this.text = failure.text
    this.details = failure.details ?? {}
  }
}

type Entry = Label & { status: number; code: string }
type Thrower = (details?: Record<string, unknown>) => AppError

/**
 * A module's catalogue of failures.
 * @example
 * export const failures = errorCatalogue({ closed: { status: 422, code: 'closed', de: '…', en: '…' } })
 * throw failures.closed()
 */
export function errorCatalogue<const T extends Record<string, Entry>>(
  entries: T,
): { [K in keyof T]: Thrower } {
  const make = ([name, { status, code, ...text }]: [string, Entry]): [string, Thrower] => [
    name,
    (details) => new AppError({ status, code, text, details }),
  ]
  return Object.fromEntries(Object.entries(entries).map(make)) as { [K in keyof T]: Thrower }
}

/** The failures every module may raise (decisions, "API conventions"). */
export const failures = errorCatalogue({
  invalid: {
    status: 400,
    code: 'invalid',
    de: 'Bitte prüfen Sie die markierten Angaben.',
    en: 'Please check the marked fields.',
  },
  notSignedIn: {
    status: 401,
    code: 'signed-out',
    de: 'Bitte melden Sie sich an.',
    en: 'Please sign in.',
  },
  noPermission: {
    status: 403,
    code: 'C100',
    de: 'Sie haben dafür keine Berechtigung.',
    en: 'no permission',
  },
  passwordChangeNeeded: {
    status: 403,
    code: 'password-change',
    de: 'Bitte ändern Sie zuerst Ihr Einmal-Passwort.',
    en: 'Please change your one-time password first.',
  },
  secondFactorNeeded: {
    status: 403,
    code: 'second-factor-setup',
    de: 'Bitte richten Sie zuerst Ihren zweiten Faktor ein.',
    en: 'Please set up your second factor first.',
  },
  stepUp: {
    status: 403,
    code: 'step-up',
    de: 'Bitte bestätigen Sie zuerst mit Ihrem Passwort, dass Sie es sind. Es ist noch nichts geschehen.',
    en: 'Please confirm with your password that it is you. Nothing has happened yet.',
  },
  secondFactorMissing: {
    status: 403,
    code: 'second-factor-needed',
    de: 'Dafür braucht Ihr Konto einen zweiten Faktor. Richten Sie ihn unter „Mein Konto → Sicherheit“ ein und versuchen Sie es dann noch einmal.',
    en: 'Your account needs a second factor for this. Set one up under “My account → Security”, then try again.',
  },
  foreignOrigin: {
    status: 403,
    code: 'origin',
    de: 'Diese Anfrage kam nicht von dieser Website und wurde abgelehnt.',
    en: 'This request did not come from this website and was refused.',
  },
  notFound: {
    status: 404,
    code: 'not-found',
    de: 'Das wurde nicht gefunden.',
    en: 'This was not found.',
  },
  duplicate: {
    status: 409,
    code: '11000',
    de: 'Diesen Eintrag gibt es schon.',
    en: 'This entry already exists.',
  },
  stale: {
    status: 409,
    code: 'stale',
    de: 'Jemand anderes hat inzwischen gespeichert. Bitte vergleichen Sie beide Versionen.',
    en: 'Someone else has saved in the meantime. Please compare both versions.',
  },
  expired: {
    status: 410,
    code: 'expired',
    de: 'Dieser Link ist abgelaufen oder wurde schon benutzt.',
    en: 'this token has expired / key already used',
  },
  tooLarge: {
    status: 413,
    code: 'too-large',
    de: 'Das ist zu groß.',
    en: 'This is too large.',
  },
  wrongType: {
    status: 415,
    code: 'body-type',
    de: 'Dieses Format wird hier nicht angenommen.',
    en: 'This format is not accepted here.',
  },
  inTrash: {
    status: 422,
    code: 'in-trash',
    de: 'Das liegt im Papierkorb. Stellen Sie es dort wieder her, um es zu ändern.',
    en: 'This is in the trash. Restore it there to change it.',
  },
  tooMany: {
    status: 429,
    code: 'too-many',
    de: 'Zu viele Versuche. Bitte warten Sie einen Moment.',
    en: 'Too many attempts. Please wait a moment.',
  },
  notReady: {
    status: 503,
    code: 'not-ready',
    de: 'Kontor ist gerade nicht bereit. Bitte versuchen Sie es gleich noch einmal.',
    en: 'Kontor is not ready right now. Please try again in a moment.',
  },
  siteHidden: {
    status: 503,
    code: 'site-hidden',
    de: 'Die Website ist gerade nicht online.',
    en: 'The website is not online right now.',
  },
  closed: {
    status: 503,
    code: 'closed',
    de: 'Eine Sicherung wird gerade zurückgespielt. In wenigen Augenblicken geht es weiter.',
    en: 'A backup is being restored right now. Kontor will be back in a few moments.',
  },
  diskFull: {
    status: 507,
    code: 'disk-full',
    de: 'Der Speicherplatz reicht nicht aus. Es wurde nichts gespeichert.',
    en: 'There is not enough storage space. Nothing was saved.',
  },
})

/**
 * For a call about one thing: 404 when it is not there. A call about many leaves out what it does
 * not know, and answers with an empty list when it knows none.
 * @example return { ids: mustBeFound(await remove(context, [id])) }
 */
export function mustBeFound<T>(found: T[]): T[] {
  if (found.length === 0) throw failures.notFound()
  return found
}

/** True for the refusal of a rate limit. */
export function isTooMany(error: unknown): boolean {
  return error instanceof AppError && error.code === 'too-many'
}
