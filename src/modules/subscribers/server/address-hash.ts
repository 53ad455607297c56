import { createHmac } from 'node:crypto'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'
import { hashToken } from '#kernel/server/sessions/session-token.ts'

/** An address as it is compared: capitals and spaces around it make no difference. */
export function foldedEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** What stays of an address when everything else about it is gone; nobody reads it back. */
export function addressHash(secret: Buffer, email: string): Buffer {
  return keyed(secret, 'newsletter addresses', foldedEmail(email))
}

/** The end of the link that signs off one list; made anew for every mail, stored as a hash. */
export function unsubscribeToken(secret: Buffer, subscriber: string, list: string): string {
  return tokenOf(secret, 'newsletter unsubscribe', `${subscriber} ${list}`)
}

/** The end of the link to the preferences of a subscriber. */
export function preferencesToken(secret: Buffer, subscriber: string): string {
  return tokenOf(secret, 'newsletter preferences', subscriber)
}

export function unsubscribeHash(secret: Buffer, subscriber: string, list: string): Buffer {
  return hashToken(unsubscribeToken(secret, subscriber, list))
}

export function preferencesHash(secret: Buffer, subscriber: string): Buffer {
  return hashToken(preferencesToken(secret, subscriber))
}

/** 128 bits, as the rulings want them. */
function tokenOf(secret: Buffer, purpose: string, what: string): string {
  return keyed(secret, purpose, what).subarray(0, 16).toString('base64url')
}

function keyed(secret: Buffer, purpose: string, what: string): Buffer {
  return createHmac('sha256', derivedKey(secret, purpose)).update(what).digest()
}

/** 'r•••@e•••.org': enough for its owner to know it. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const end = domain.lastIndexOf('.')
  return `${local.slice(0, 1)}•••@${domain.slice(0, 1)}•••${end > 0 ? domain.slice(end) : ''}`
}
