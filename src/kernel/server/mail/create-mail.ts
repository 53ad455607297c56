import type { EgressRules } from '../egress/guarded-connect.ts'
import type { Job } from '../jobs/job.ts'
import { keepCouriers } from './couriers.ts'
import { deliverJob } from './deliver-mail.ts'
import { expireMails } from './expire-mails.ts'
import { type MailSettings, mailRules } from './mail-rules.ts'
import type { MailboxSource } from './mailbox.ts'
import type { Timeouts } from './transport-options.ts'

/** Mails on their way at the same time, per process. */
const LANES = 4

export type MailService = {
  /** For the kernel's own list of jobs. */
  jobs: readonly Job[]
  /** Closes kept connections; after the jobs were stopped. */
  close(): Promise<void>
}

/** @example const mail = createMail({ settings, mailboxes: mailboxSource(settings, () => config.get(mailSection)) }) */
export function createMail(options: {
  settings: MailSettings
  mailboxes: MailboxSource
  rules?: EgressRules
  timeouts?: Timeouts
}): MailService {
  const { settings, mailboxes, timeouts, rules = mailRules(settings) } = options
  const couriers = keepCouriers({ rules, timeouts, lanes: LANES })
  return {
    jobs: [deliverJob({ mailboxes, couriers, lanes: LANES }), expireMails],
    close: () => couriers.close(),
  }
}
