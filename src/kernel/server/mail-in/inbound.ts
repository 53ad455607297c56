import type { Change } from '../change.ts'
import type { Scope } from '../context.ts'
import type { Services } from '../services.ts'
import type { ParsedMail } from './parse/parsed-mail.ts'

/** A mail that came in, as a module gets it. */
export type InboundMail = ParsedMail & {
  /** The uuid of the configured mailbox it was sent to. */
  mailbox: string
}

/** By these a module recognises what is its own. */
type MailHead = Pick<
  InboundMail,
  'to' | 'subject' | 'inReplyTo' | 'headers' | 'automatic' | 'mailbox'
>

type Taking<Kept> = { claim: string; mail: InboundMail; kept: Kept }

/** A way for mails into a module. The first that claims a mail gets it; what nobody claims stays unread in the mailbox. */
export type InboundReceiver = {
  name: string
  /** Asked after all others: takes what is not an answer to anything. */
  isFallback?: boolean
  /** Also asked while its module is switched off: a promise made by mail holds. */
  outlastsModule?: true
  /** What of the module it belongs to, or undefined. No look into the database: every mail is asked about. */
  claims(
    mail: MailHead,
    house: Pick<Services, 'config' | 'settings' | 'secret'>,
  ): string | undefined
  /** Before the change: keeps what cannot lie in a row, e.g. the bytes of attachments. */
  keep(scope: Scope<never>, mail: InboundMail): Promise<unknown>
  /** Inside the change, once for each mail. */
  take(change: Change<never>, taking: Taking<unknown>): Promise<void>
}

/** @example inbound: [inboundOf<BugTables>()({ name: 'bugs.answer', claims, keep, take })] */
export function inboundOf<Tables>() {
  return <Kept>(
    receiver: Omit<InboundReceiver, 'keep' | 'take'> & {
      keep(scope: Scope<Tables>, mail: InboundMail): Promise<Kept>
      take(change: Change<Tables>, taking: Taking<Kept>): Promise<void>
    },
  ): InboundReceiver => receiver as unknown as InboundReceiver
}
