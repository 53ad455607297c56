import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'

/** The mail a report is about: its recipient, and the end of the id of its sending. */
export type MailedTo = { subscriber: string; sendingEnd: string }

/** Hexadecimal signs: the whole id of the subscriber, the random end of the sending's, the proof. */
const SIGNS = { subscriber: 32, sending: 10, proof: 14 }
const ALL = SIGNS.subscriber + SIGNS.sending + SIGNS.proof
/** As many signs of base 36 hold as much; servers may change capitals on the way. */
const TAG_LENGTH = 44
const LONGEST_LOCAL_PART = 64

const TAG = /^[0-9a-z]{44}$/
const TAGGED_ADDRESS = /^[^@]{1,64}\+([0-9a-z]{44})@/
const TAGGED_ID = /^<([0-9a-z]{44})@([^<>@]{1,253})>$/

/** Names one mail of a sending, with a proof that it was us who sent it. */
export function tagOf(secret: Buffer, sending: string, subscriber: string): string {
  const named = bare(subscriber) + sendingEnd(sending)
  return BigInt(`0x${named}${proofOf(secret, named)}`)
    .toString(36)
    .padStart(TAG_LENGTH, '0')
}

/** The part of a sending's id that a tag has room for. */
function sendingEnd(sending: string): string {
  return bare(sending).slice(-SIGNS.sending)
}

/**
 * Where a server says that a mail did not arrive: an address of its own for every mail (VERP). Where the
 * mailbox has too long a name for that, reports are told apart by the mail they bring along.
 */
export function returnAddress(mailbox: string, tag: string): string {
  const at = mailbox.lastIndexOf('@')
  const local = `${mailbox.slice(0, at)}+${tag}`
  return local.length > LONGEST_LOCAL_PART ? mailbox : local + mailbox.slice(at)
}

/** Whom a mail to one of these addresses is about; nobody unless the proof is ours. */
export function taggedAddress(secret: Buffer, to: readonly string[]): MailedTo | undefined {
  return firstProved(
    secret,
    to.map((address) => TAGGED_ADDRESS.exec(address)?.[1]),
  )
}

/** The same for a mail that names one of ours by its Message-ID. */
export function taggedId(
  secret: Buffer,
  ids: readonly string[],
  host: string,
): MailedTo | undefined {
  const tags = ids.map((id) => TAGGED_ID.exec(id)).map((found) => found?.[2] === host && found[1])
  return firstProved(secret, tags)
}

function firstProved(
  secret: Buffer,
  tags: readonly (string | false | undefined)[],
): MailedTo | undefined {
  for (const tag of tags) {
    const found = tag ? readTag(secret, tag) : undefined
    if (found) return found
  }
  return undefined
}

function readTag(secret: Buffer, tag: string): MailedTo | undefined {
  if (!TAG.test(tag)) return undefined
  const number = [...tag].reduce((sum, sign) => sum * 36n + BigInt(Number.parseInt(sign, 36)), 0n)
  const signs = number.toString(16).padStart(ALL, '0')
  if (signs.length > ALL) return undefined
  const named = signs.slice(0, -SIGNS.proof)
  const proof = Buffer.from(signs.slice(-SIGNS.proof))
  if (!timingSafeEqual(Buffer.from(proofOf(secret, named)), proof)) return undefined
  const subscriber = named
    .slice(0, SIGNS.subscriber)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { subscriber, sendingEnd: named.slice(SIGNS.subscriber) }
}

function bare(id: string): string {
  return id.replaceAll('-', '')
}

function proofOf(secret: Buffer, named: string): string {
  const key = derivedKey(secret, 'newsletter returns')
  return createHmac('sha256', key).update(named).digest('hex').slice(0, SIGNS.proof)
}
