import type { Mailbox } from '#kernel/contract/sections/mail.ts'

type Provider = {
  id: string
  /** As the provider calls itself. */
  name: string
  host: string
  port: number
  secure: boolean
  /** Where its mails are fetched: port 993, encrypted. '' = not with a password. */
  imap: string
  /** Addresses that end so can only be from this provider; own domains are chosen by hand. */
  domains: readonly string[]
  /** What most people stumble over; a text of `providers.hints`. */
  hint: 'appPassword' | 'allowAccess' | 'mailPassword' | 'smtpAuth' | 'mailboxPassword'
}

const TLS = { port: 465, secure: true }
const STARTTLS = { port: 587, secure: false }

export const PROVIDERS: readonly Provider[] = [
  {
    id: 'ionos',
    name: 'IONOS',
    host: 'smtp.ionos.de',
    ...TLS,
    imap: 'imap.ionos.de',
    domains: ['ionos.de', 'online.de', 'onlinehome.de'],
    hint: 'mailboxPassword',
  },
  {
    id: 'strato',
    name: 'STRATO',
    host: 'smtp.strato.de',
    ...TLS,
    imap: 'imap.strato.de',
    domains: ['strato.de'],
    hint: 'mailboxPassword',
  },
  {
    id: 'gmx',
    name: 'GMX',
    host: 'mail.gmx.net',
    ...TLS,
    imap: 'imap.gmx.net',
    domains: ['gmx.de', 'gmx.net', 'gmx.at', 'gmx.ch'],
    hint: 'allowAccess',
  },
  {
    id: 'webde',
    name: 'WEB.DE',
    host: 'smtp.web.de',
    ...STARTTLS,
    imap: 'imap.web.de',
    domains: ['web.de', 'email.de'],
    hint: 'allowAccess',
  },
  {
    id: 'gmail',
    name: 'Gmail',
    host: 'smtp.gmail.com',
    ...TLS,
    imap: 'imap.gmail.com',
    domains: ['gmail.com', 'googlemail.com'],
    hint: 'appPassword',
  },
  {
    id: 'outlook',
    name: 'Outlook / Microsoft 365',
    host: 'smtp.office365.com',
    ...STARTTLS,
    imap: '',
    domains: ['outlook.com', 'outlook.de', 'hotmail.com', 'hotmail.de', 'live.com', 'live.de'],
    hint: 'smtpAuth',
  },
  {
    id: 'mailbox',
    name: 'mailbox.org',
    host: 'smtp.mailbox.org',
    ...TLS,
    imap: 'imap.mailbox.org',
    domains: ['mailbox.org'],
    hint: 'mailboxPassword',
  },
  {
    id: 'posteo',
    name: 'Posteo',
    host: 'posteo.de',
    ...TLS,
    imap: 'posteo.de',
    domains: ['posteo.de', 'posteo.net', 'posteo.org', 'posteo.at', 'posteo.ch'],
    hint: 'mailboxPassword',
  },
  {
    id: 'tonline',
    name: 'Telekom (T-Online)',
    host: 'securesmtp.t-online.de',
    ...TLS,
    imap: 'secureimap.t-online.de',
    domains: ['t-online.de', 'magenta.de'],
    hint: 'mailPassword',
  },
]

/** Whose server a mailbox uses, if it is a known one. */
export function providerOf({ host }: Pick<Mailbox, 'host'>): Provider | undefined {
  return PROVIDERS.find((provider) => provider.host === host.trim().toLowerCase())
}

/** The mailbox as this provider wants it; whoever signs in there does so with the address. */
export function withProvider(mailbox: Mailbox, provider: Provider): Mailbox {
  const { host, port, secure, imap } = provider
  const imap_host = mailbox.imap_host === '' ? '' : imap
  return { ...mailbox, host, port, secure, imap_host, user: mailbox.user || mailbox.from }
}

/** The mailbox with fetching switched on or off; a known provider needs nothing else for it. */
export function withFetching(mailbox: Mailbox, isFetched: boolean): Mailbox {
  const host = isFetched ? (providerOf(mailbox)?.imap ?? mailbox.host) : ''
  return { ...mailbox, imap_host: host, imap_port: 993, imap_secure: true, imap_password: '' }
}

/** An address tells its provider, and is the name to sign in with, until somebody says otherwise. */
export function withKnownProvider(before: Mailbox, after: Mailbox): Mailbox {
  if (before.from === after.from) return after
  const guessed = providerOfAddress(before.from)
  const isGuess = guessed !== undefined && providerOf(after) === guessed
  if (after.host !== '' && !isGuess) return after
  const blank = { ...after, host: '', user: after.user === before.from ? '' : after.user }
  const known = providerOfAddress(after.from)
  if (known) return withProvider(blank, known)
  return { ...blank, imap_host: guessed?.imap === after.imap_host ? '' : after.imap_host }
}

function providerOfAddress(address: string): Provider | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return PROVIDERS.find(({ domains }) => domains.includes(domain))
}
