import { sql } from 'kysely'
import { type EgressRules, SMTP_PORTS } from '../egress/guarded-connect.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import type { KernelTables } from '../kernel-tables.ts'
import type { Settings } from '../settings.ts'
import { deliverJob } from './delivery/deliver-mail.ts'
import { environmentMailbox, type MailboxSource } from './delivery/mailbox.ts'
import { keepSmtpSenders } from './delivery/smtp-senders.ts'
import type { Timeouts } from './delivery/transport-options.ts'
import type { SigningKeys } from './dkim/signing-keys.ts'

/** Every five minutes: keys that ran out are dropped, and mails that waited with them stay here. */
export const expireMails: Job = defineJob<KernelTables, object>({
  name: 'mail.expire',
  cron: '*/5 * * * *',
  run: async ({ db }) => {
    await sql`update mails set sealed_key = null,
        state = case when state in ('queued', 'kept') then 'expired' else state end
      where sealed_key is not null and key_expires_at <= now()`.execute(db)
  },
})

export type MailSettings = Pick<Settings, 'smtp' | 'baseUrl' | 'privateHosts'>

/** Mails on their way at the same time, per process. */
const LANES = 4

export type MailService = {
  /** For the kernel's own list of jobs. */
  jobs: readonly Job[]
  /** Closes kept connections; after the jobs were stopped. */
  close(): Promise<void>
}

/** @example const mail = createMail({ settings, mailboxes, keys: signingKeys(config) }) */
export function createMail(options: {
  settings: MailSettings
  mailboxes: MailboxSource
  keys: SigningKeys
  rules?: EgressRules
  timeouts?: Timeouts
}): MailService {
  const { settings, mailboxes, keys, timeouts, rules = mailRules(settings) } = options
  const senders = keepSmtpSenders({ rules, keys, timeouts, lanes: LANES })
  return {
    jobs: [deliverJob({ mailboxes, senders, lanes: LANES }), expireMails],
    close: () => senders.close(),
  }
}

/** Who runs the server chose SMTP_URL, so that one host needs no further listing. */
export function mailRules(settings: MailSettings): EgressRules {
  const own = environmentMailbox(settings)
  const host = own && (own.host.includes(':') ? `[${own.host}]` : own.host)
  const listed = own ? [`${host}:${own.port}`] : []
  return { privateHosts: [...settings.privateHosts, ...listed], ports: SMTP_PORTS }
}
