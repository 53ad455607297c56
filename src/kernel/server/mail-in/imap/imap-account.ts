import { createHash, createHmac } from 'node:crypto'
import type { Mailbox } from '#kernel/contract/sections/mail.ts'
import { plainHost } from '../../egress/host-rules.ts'
import { derivedKey } from '../../secrets/derived-key.ts'

type ImapFields = Pick<
  Mailbox,
  | 'user'
  | 'password'
  | 'from'
  | 'imap_host'
  | 'imap_port'
  | 'imap_secure'
  | 'imap_user'
  | 'imap_password'
  | 'imap_folder'
>

/** Who signs in where; several mailboxes may be addresses of one account. */
export type ImapAccount = {
  host: string
  port: number
  secure: boolean
  user: string
  password: string
  folder: string
}

/** A folder that is read, for all mailboxes that lie in it. */
export type ImapFolder = ImapAccount & {
  /** Names the account in tables, without saying whose it is. */
  key: string
  mailboxes: readonly { uuid: string; name: string; from: string }[]
}

export function accountOf(mailbox: ImapFields): ImapAccount {
  return {
    host: plainHost(mailbox.imap_host),
    port: mailbox.imap_port,
    secure: mailbox.imap_secure,
    user: mailbox.imap_user || mailbox.user || mailbox.from,
    password: mailbox.imap_password || mailbox.password,
    folder: /^inbox$/i.test(mailbox.imap_folder) ? 'INBOX' : mailbox.imap_folder,
  }
}

/** What is to be fetched: each folder of each account once, however many mailboxes name it. */
export function foldersOf(mailboxes: readonly Mailbox[]): ImapFolder[] {
  const fetched = mailboxes.filter(({ imap_host }) => imap_host !== '')
  const groups = Map.groupBy(fetched, (mailbox) => {
    const { host, user, folder } = accountOf(mailbox)
    return JSON.stringify([host, user.toLowerCase(), folder])
  })
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first) return []
    const account = accountOf(first)
    const owner = `${account.host} ${account.user.toLowerCase()}`
    const key = createHash('sha256').update(owner).digest('hex').slice(0, 32)
    return [{ ...account, key, mailboxes: [first, ...more] }]
  })
}

/** Changes with the settings: what was given up is tried at once when they were corrected. */
export function settingsMark(secret: Buffer, account: ImapAccount): string {
  const { host, port, secure, user, password } = account
  return createHmac('sha256', derivedKey(secret, 'mail in settings'))
    .update(JSON.stringify([host, port, secure, user, password]))
    .digest('hex')
}
