import { Email } from '#kernel/contract/fields.ts'
import { mailSection } from '#kernel/contract/sections/mail.ts'
import type { Services } from '../../services.ts'
import type { Settings } from '../../settings.ts'

/** Where mails are handed in and whom they come from; the words are those of the configuration. */
export type Mailbox = {
  uuid: string
  name: string
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS is used where the server has it. */
  secure: boolean
  user: string
  password: string
  from: string
  reply_to: string
}

export type MailboxSource = {
  /** The mailbox a mail asks for, else the default one; undefined as long as there is none. */
  find(uuid: string | null): Mailbox | undefined
}

type Configured = { mailboxes: readonly Mailbox[]; DEFAULT_SYSTEM_MAILBOX: string }

/**
 * Configured mailboxes; as long as there are none, the one of the environment.
 * @example mailboxSource(settings, () => config.get(mailSection))
 */
export function mailboxSource(
  settings: Pick<Settings, 'smtp' | 'baseUrl'>,
  read: () => Configured,
): MailboxSource {
  const fallback = environmentMailbox(settings)
  return {
    find: (uuid) => {
      const { mailboxes, DEFAULT_SYSTEM_MAILBOX: chosen } = read()
      const byUuid = (wanted: string | null) => mailboxes.find((box) => box.uuid === wanted)
      return byUuid(uuid) ?? byUuid(chosen) ?? mailboxes[0] ?? fallback
    },
  }
}

/** Whether mails go out at all, or wait in the outbox until there is a mailbox. */
export function hasMailbox({ config, settings }: Pick<Services, 'config' | 'settings'>): boolean {
  return config.get(mailSection).mailboxes.length > 0 || settings.smtp !== undefined
}

/** The mailbox that SMTP_URL and SMTP_FROM describe. */
export function environmentMailbox({
  smtp,
  baseUrl,
}: Pick<Settings, 'smtp' | 'baseUrl'>): Mailbox | undefined {
  if (!smtp) return undefined
  const url = new URL(smtp.url)
  const secure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  const { name, address } = readSender(smtp.from ?? user)
  return {
    uuid: 'environment',
    name,
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    user,
    password: decodeURIComponent(url.password),
    from: address ?? `kontor@${new URL(baseUrl).hostname}`,
    reply_to: '',
  }
}

/** 'Café Sonne <post@example.org>' or the address alone. */
function readSender(sender: string): { name: string; address?: string } {
  const parts = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(sender)
  const address = Email.safeParse(parts?.[2] ?? sender)
  return { name: parts?.[1] ?? '', address: address.data }
}
