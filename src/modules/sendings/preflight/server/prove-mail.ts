import { uuidv7 } from 'uuidv7'
import { type Mailbox, mailSection } from '#kernel/contract/sections/mail.ts'
import { dnsOf } from '#kernel/server/dns/dns.ts'
import { mailRules } from '#kernel/server/mail/create-mail.ts'
import { openSmtpSender } from '#kernel/server/mail/delivery/smtp-sender.ts'
import { signingKeys } from '#kernel/server/mail/dkim/signing-keys.ts'
import { verifyMail } from '#kernel/server/mail/dkim/verify-mail.ts'
import { accountOf } from '#kernel/server/mail-in/imap/imap-account.ts'
import { ImapFailure } from '#kernel/server/mail-in/imap/imap-failure.ts'
import {
  type ImapSession,
  imapRules,
  withImapSession,
} from '#kernel/server/mail-in/imap/imap-session.ts'
import { typedScope } from '#kernel/server/scope.ts'
import type { DrawContext } from '#modules/newsletter/server/api.ts'
import { type MailPlan, writeMail } from '../../delivery/server/write-mail.ts'
import { sendingFailures } from '../../errors.ts'
import type { NewsletterSending } from '../../sendings/sending.ts'
import { drawSending } from '../../sendings/server/pin-mail.ts'
import type { SendingScope, SendingTables } from '../../server/tables.ts'
import type { ProofMail } from '../preflight.calls.ts'
import { findSender } from './find-sender.ts'

/** Someone is waiting in front of a screen. */
const SEND_TIMEOUTS = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 15_000 }
const READ_MS = 20_000
const NEWEST = 30
const LARGEST = 1_000_000

/** What one-click unsubscribe stands on (RFC 8058). */
const NEEDED = ['list-unsubscribe', 'list-unsubscribe-post']

/** Sends the mail as subscribers get it, to ourselves; its links are those of nobody. */
export async function sendProof(place: DrawContext, sending: NewsletterSending) {
  const scope = typedScope<SendingTables>(place.context)
  const { mailbox: inbox, sender } = await waysOf(scope, sending)
  const { variants } = await drawSending(place, sending)
  const proof = uuidv7()
  const mail = proofMail(scope, { sending, sender, variants }, { proof, to: inbox.from })
  const line = await openSmtpSender({
    mailbox: sender.mailbox,
    rules: mailRules(scope.settings),
    keys: signingKeys(scope.config),
    timeouts: SEND_TIMEOUTS,
    lanes: 1,
  })
  const outcome = await line.send(mail, async () => true).finally(() => line.close())
  if (outcome.kind !== 'sent') throw sendingFailures.notSent()
  return { proof, to: inbox.from }
}

/** Looks among the newest mails of the mailbox; `waiting` as long as it is not there. */
export async function readProof(
  scope: SendingScope,
  sending: NewsletterSending,
  proof: string,
): Promise<ProofMail> {
  const { mailbox, sender } = await waysOf(scope, sending)
  const { messageId } = proofMail(
    scope,
    { sending, sender, variants: NO_TEXT },
    { proof, to: mailbox.from },
  )
  const ways = { rules: imapRules(scope), signal: AbortSignal.timeout(READ_MS) }
  try {
    const raw = await withImapSession(accountOf(mailbox), ways, (session) =>
      findMail(session, messageId),
    )
    if (!raw) return { state: 'waiting', signature: 'none', uncovered: [] }
    return await judge(scope, raw, sender.domain)
  } catch (error) {
    if (error instanceof ImapFailure) throw sendingFailures.notRead()
    throw error
  }
}

type Sender = NonNullable<Awaited<ReturnType<typeof findSender>>>

/** The mailbox that sends, and one that is fetched: the same where that can be. */
async function waysOf(
  scope: SendingScope,
  sending: NewsletterSending,
): Promise<{ mailbox: Mailbox; sender: Sender }> {
  const sender = await findSender(scope, sending)
  if (!sender) throw sendingFailures.noMailbox()
  const fetched = scope.config
    .get(mailSection)
    .mailboxes.filter(({ imap_host }) => imap_host !== '')
  const mailbox = fetched.find(({ uuid }) => uuid === sender.mailbox.uuid) ?? fetched[0]
  if (!mailbox) throw sendingFailures.noFetchedMailbox()
  return { mailbox, sender }
}

type Drawn = { sending: NewsletterSending; sender: Sender; variants: MailPlan['variants'] }

/** For asking by which id the mail went out; nobody reads it. */
const EMPTY = { subject: '', preheader: '', html: '', text: '' }
const NO_TEXT: MailPlan['variants'] = [
  { variant: 'main', lang: 'de', skeleton: { mark: 'gap', drawn: { both: EMPTY } } },
]

function proofMail(
  scope: SendingScope,
  { sending, sender, variants }: Drawn,
  { proof, to }: { proof: string; to: string },
) {
  const { mailbox, from, replyTo } = sender
  const plan: MailPlan = {
    ...{ sending: sending._id, mailbox, from, replyTo, variants },
    ...{ returnTo: undefined, leaveTo: undefined, isPublic: false },
  }
  return writeMail(scope, plan, {
    ...{ subscriber: proof, list: sending.lists[0] ?? proof, email: to },
    ...{ first_name: 'Anna', last_name: 'Beispiel', attempts: 0 },
    ...{ lang: 'de', variant: null, tracked: false },
  })
}

async function findMail(session: ImapSession, id: string): Promise<Uint8Array | undefined> {
  const uids = await session.uidsAfter(Math.max(session.uidNext - NEWEST - 1, 0))
  const newest = uids.slice(-NEWEST)
  if (newest.length === 0) return undefined
  const summaries = await session.summaries(newest)
  for (const { uid, size } of summaries.toReversed()) {
    const raw = size <= LARGEST ? await session.source(uid) : undefined
    if (raw && Buffer.from(raw).includes(id)) return raw
  }
  return undefined
}

/** As a receiver judges it who wants a signature of exactly the sender's domain. */
async function judge(scope: SendingScope, raw: Uint8Array, domain: string): Promise<ProofMail> {
  const checks = await verifyMail(dnsOf(scope.settings), raw)
  const own = checks.filter((check) => check.domain === domain)
  const good = own.filter(({ result }) => result === 'good')
  const best = good.find(({ covers }) => NEEDED.every((name) => covers.includes(name))) ?? good[0]
  if (best)
    return {
      state: 'arrived',
      signature: 'good',
      uncovered: NEEDED.filter((name) => !best.covers.includes(name)),
    }
  const isKeyless = own.some(({ result }) => result === 'no-key')
  const isBroken = own.some(({ result }) => result === 'broken')
  const signature = isKeyless ? 'no-key' : isBroken ? 'broken' : 'none'
  return { state: 'arrived', signature, uncovered: NEEDED }
}
