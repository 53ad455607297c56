import { Readable } from 'node:stream'
import type { EgressRules } from '../../egress/guarded-connect.ts'
import { signMail } from '../dkim/sign-mail.ts'
import type { SigningKey, SigningKeys } from '../dkim/signing-keys.ts'
import type { OutgoingMail } from '../outgoing-mail.ts'
import type { Mailbox } from './mailbox.ts'
import { judgeFailure, type Outcome, tidyAnswer } from './outcome.ts'
import {
  DELIVERY_TIMEOUTS,
  NO_ACCESS,
  type Timeouts,
  transportOptions,
} from './transport-options.ts'

/** Stands before the text of one mail: nothing flows until `mayBegin` has said yes. */
type TextGate = {
  pass(text: Readable): Readable
  /** What a failure means, knowing whether the text had begun. */
  judge(error: unknown): Outcome
}

class Taken extends Error {}

/** Hands in mails at one mailbox, over a few connections that stay open for a while. */
export type SmtpSender = {
  /**
   * `mayBegin` is asked when the server is ready for the text: up to then nothing can have been
   * delivered, from then on something may. False means the mail is somebody else's.
   */
  send(mail: OutgoingMail, mayBegin: () => Promise<boolean>): Promise<Outcome>
  close(): void
}

type SenderOptions = {
  mailbox: Mailbox
  rules: EgressRules
  /** Every mail is signed for the domain it comes from, as far as there is a key. */
  keys: SigningKeys
  timeouts?: Timeouts
  /** Mails on their way at the same time. */
  lanes: number
}

export async function openSmtpSender(options: SenderOptions): Promise<SmtpSender> {
  const gates = new Map<string, TextGate>()
  const transport = await openTransport(options, gates)
  return {
    close: () => transport.close(),
    send: async (mail, mayBegin) => {
      const gate = textGate(mayBegin)
      gates.set(mail.messageId, gate)
      try {
        const signers = options.keys.for(mail.from.address)
        const { response } = await transport.sendMail(
          signers.length > 0 ? await signed(mail, signers) : mail,
        )
        return { kind: 'sent', answer: tidyAnswer(response) }
      } catch (error) {
        return gate.judge(error)
      } finally {
        gates.delete(mail.messageId)
      }
    },
  }
}

/** Before a connection waits for it: a key that fails leaves no mail of which nobody knows whether it arrived. */
async function signed(mail: OutgoingMail, signers: readonly SigningKey[]) {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const bytes = await new MailComposer({ ...mail, ...NO_ACCESS }).compile().build()
  const { envelope, messageId } = mail
  return { raw: await signMail(bytes, signers), envelope, messageId }
}

async function openTransport(options: SenderOptions, gates: ReadonlyMap<string, TextGate>) {
  const { mailbox, rules, lanes, timeouts = DELIVERY_TIMEOUTS } = options
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    ...transportOptions(mailbox, rules, timeouts),
    pool: true,
    maxConnections: lanes,
    // Only for a kept connection that the server closed meanwhile; once the text has begun, never.
    maxRequeues: 1,
  })
  transport.use('stream', (mail, done) => {
    const gate = gates.get(String(mail.data.messageId))
    if (gate) mail.message.processFunc((text) => gate.pass(text))
    done()
  })
  return transport
}

function textGate(mayBegin: () => Promise<boolean>): TextGate {
  let hasBegun = false
  let fault: unknown
  const begin = async () => {
    const isOurs = await mayBegin().catch((error: unknown) => {
      fault = error
      throw error
    })
    if (!isOurs) throw new Taken('another worker has this mail')
    hasBegun = true
  }
  return {
    pass: (text) => Readable.from(after(begin, text), { objectMode: false }),
    judge: (error) => {
      if (fault !== undefined) throw fault
      return error instanceof Taken ? { kind: 'taken' } : judgeFailure(error, hasBegun)
    },
  }
}

/** A generator starts with the first read, and the server is asked for the text only then. */
async function* after(begin: () => Promise<void>, text: Readable) {
  await begin()
  yield* text
}
