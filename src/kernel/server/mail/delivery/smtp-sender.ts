import { Readable } from 'node:stream'
import type { EgressRules } from '../../egress/guarded-connect.ts'
import { composeMail } from '../compose/compose-mail.ts'
import { signMail } from '../dkim/sign-mail.ts'
import type { SigningKey, SigningKeys } from '../dkim/signing-keys.ts'
import type { OutgoingMail } from '../outgoing-mail.ts'
import type { Mailbox } from './mailbox.ts'
import { judgeFailure, type Outcome, tidyAnswer } from './outcome.ts'
import { DELIVERY_TIMEOUTS, type Timeouts, transportOptions } from './transport-options.ts'

/** Stands before the text of one mail: nothing flows until `mayBegin` has said yes. */
type TextGate = {
  pass(text: Buffer): Readable
  /** Nothing is asked any more. */
  asked(): Promise<void>
  /** What a failure means, knowing whether the text had begun. */
  judge(error: unknown): Outcome
}

class Taken extends Error {}

/** Milliseconds. An answer that was asked for longer ago counts no more: meanwhile somebody may have left. */
const FRESH_MS = 50

/** Hands in mails at one mailbox, over a few connections that stay open for a while. */
export type SmtpSender = {
  /**
   * `mayBegin` is asked when the server is ready for the text: up to then nothing can have been
   * delivered, from then on something may. False means the mail is somebody else's. With `asksAhead` a quick
   * server does not wait for the answer: it is asked for while both still greet, once more if that took longer.
   */
  send(
    mail: OutgoingMail,
    mayBegin: () => Promise<boolean>,
    bytes?: Promise<Buffer>,
  ): Promise<Outcome>
  /** Put together and signed, for whoever does so while another mail is on its way. */
  bytesOf(mail: OutgoingMail): Promise<Buffer>
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
  asksAhead?: boolean
}

export async function openSmtpSender(options: SenderOptions): Promise<SmtpSender> {
  const gates: Gates = new Map()
  const transport = await openTransport(options, gates)
  // How long the server took until it was ready for the last text.
  let lastWait = Number.POSITIVE_INFINITY
  const bytesOf = (mail: OutgoingMail) => signed(mail, options.keys.for(mail.from.address))
  return {
    bytesOf,
    close: () => transport.close(),
    send: async (mail, mayBegin, bytes) => {
      const { envelope, messageId } = mail
      let gate: TextGate | undefined
      try {
        const raw = await (bytes ?? bytesOf(mail))
        const isAhead = options.asksAhead === true && lastWait < FRESH_MS
        gate = textGate(mayBegin, { isAhead, ready: (ms) => (lastWait = ms) })
        gates.set(messageId, { gate, raw })
        const { response } = await transport.sendMail({ raw, envelope, messageId })
        return { kind: 'sent', answer: tidyAnswer(response) }
      } catch (error) {
        await gate?.asked()
        return gate?.judge(error) ?? judgeFailure(error, false)
      } finally {
        gates.delete(messageId)
      }
    },
  }
}

/** Before a connection waits for it: a key that fails leaves no mail of which nobody knows whether it arrived. */
async function signed(mail: OutgoingMail, signers: readonly SigningKey[]): Promise<Buffer> {
  const bytes = await composeMail(mail)
  return signers.length > 0 ? signMail(bytes, signers) : bytes
}

type Gates = Map<string, { gate: TextGate; raw: Buffer }>

async function openTransport(options: SenderOptions, gates: Gates) {
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
    const held = gates.get(String(mail.data.messageId))
    if (held) mail.message.createReadStream = () => held.gate.pass(held.raw)
    done()
  })
  return transport
}

type Ready = { isAhead: boolean; ready(waitedMs: number): void }

function textGate(mayBegin: () => Promise<boolean>, { isAhead, ready }: Ready): TextGate {
  let hasBegun = false
  let fault: unknown
  const began = performance.now()
  const ask = () =>
    mayBegin().catch((error: unknown) => {
      fault = error
      throw error
    })
  const early = isAhead ? ask() : undefined
  // Whoever waits for it hears of it.
  const asked = early?.then(
    () => undefined,
    () => undefined,
  )
  const begin = async () => {
    ready(performance.now() - began)
    const isFirst = await (early ?? true)
    const isFresh = early !== undefined && performance.now() - began < FRESH_MS
    if (!isFirst || !(isFresh || (await ask()))) throw new Taken('another worker has this mail')
    hasBegun = true
  }
  return {
    asked: async () => asked,
    pass: (text) => Readable.from(after(begin, text), { objectMode: false }),
    judge: (error) => {
      if (fault !== undefined) throw fault
      return error instanceof Taken ? { kind: 'taken' } : judgeFailure(error, hasBegun)
    },
  }
}

/** A generator starts with the first read, and the server is asked for the text only then. */
async function* after(begin: () => Promise<void>, text: Buffer) {
  await begin()
  yield text
}
