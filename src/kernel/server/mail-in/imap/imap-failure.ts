import type { Label } from '#kernel/i18n/messages.ts'
import { refusalOf } from '../../egress/egress-error.ts'
import { tidyAnswer } from '../../mail/delivery/outcome.ts'

type FailureKind =
  | 'refused'
  | 'password'
  | 'folder'
  | 'silent'
  | 'unreachable'
  | 'encryption'
  | 'too-large'
  | 'other'

/** Why a mailbox could not be read: for programs by kind, for people as a sentence. */
export class ImapFailure extends Error {
  readonly kind: FailureKind
  readonly text: Label
  /** The server's own words, if it said any. */
  readonly answer: string

  constructor(kind: FailureKind, text: Label, options: { answer?: string; cause?: unknown } = {}) {
    super(text.en, { cause: options.cause })
    this.name = 'ImapFailure'
    this.kind = kind
    this.text = text
    this.answer = options.answer ?? ''
  }
}

const TEXTS: Record<Exclude<FailureKind, 'refused'>, Label> = {
  password: {
    de: 'Der Server lehnt Benutzername oder Passwort ab. Prüfen Sie beides; bei manchen Anbietern brauchen Sie ein eigenes App-Passwort oder müssen E-Mail-Programme erst erlauben.',
    en: 'The server rejects the user name or the password. Check both; with some providers you need an app password or must allow email programs first.',
  },
  folder: {
    de: 'Diesen Ordner gibt es im Postfach nicht. Der Posteingang heißt fast überall INBOX.',
    en: 'This folder does not exist in the mailbox. The inbox is called INBOX almost everywhere.',
  },
  silent: {
    de: 'Der Server nimmt die Verbindung an, antwortet aber nicht wie ein Postfach. Prüfen Sie Port und Verschlüsselung; üblich ist Port 993 mit Verschlüsselung.',
    en: 'The server accepts the connection but does not answer like a mailbox. Check port and encryption; port 993 with encryption is usual.',
  },
  unreachable: {
    de: 'Der Server ist nicht erreichbar. Prüfen Sie den Namen des Servers und den Port.',
    en: 'The server cannot be reached. Check the name of the server and the port.',
  },
  encryption: {
    de: 'Die verschlüsselte Verbindung kam nicht zustande. Der Name des Servers muss so geschrieben sein wie in seinem Zertifikat.',
    en: 'The encrypted connection failed. The name of the server must be written as in its certificate.',
  },
  'too-large': {
    de: 'Der Server schickt mehr, als er angekündigt hat. Die Verbindung wurde beendet.',
    en: 'The server sent more than it announced. The connection was closed.',
  },
  other: {
    de: 'Der Server hat die Verbindung abgebrochen. Kontor versucht es wieder.',
    en: 'The server broke off the connection. Kontor will try again.',
  },
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
])
const SILENT = new Set(['GREETING_TIMEOUT', 'ETIMEOUT', 'UPGRADE_TIMEOUT', 'ABORT_ERR'])
const TOO_LARGE = new Set(['LiteralTooLarge', 'ResponseTooLarge', 'LineTooLarge'])

/** What a failure of the client library means. */
export function imapFailure(cause: unknown): ImapFailure {
  if (cause instanceof ImapFailure) return cause
  const refusal = refusalOf(cause)
  if (refusal) return new ImapFailure('refused', refusal, { cause })
  const facts = new Map<string, unknown>(Object.entries(cause ?? {}))
  const kind = kindOf(facts)
  return new ImapFailure(kind, TEXTS[kind], { answer: answerOf(facts), cause })
}

function kindOf(facts: ReadonlyMap<string, unknown>): keyof typeof TEXTS {
  const code = String(facts.get('code') ?? '')
  if (facts.get('authenticationFailed') === true) return 'password'
  if (facts.get('mailboxMissing') === true) return 'folder'
  if (TOO_LARGE.has(code)) return 'too-large'
  if (
    facts.get('tlsFailed') === true ||
    /^(ERR_(TLS|SSL)|CERT_|UNABLE_TO|SELF_SIGNED|DEPTH_ZERO)/.test(code)
  )
    return 'encryption'
  if (UNREACHABLE.has(code)) return 'unreachable'
  return SILENT.has(code) ? 'silent' : 'other'
}

function answerOf(facts: ReadonlyMap<string, unknown>): string {
  const said = [facts.get('responseText'), facts.get('response'), facts.get('reason')]
  return tidyAnswer(said.find((one) => typeof one === 'string')?.toString() ?? '')
}
