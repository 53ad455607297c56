import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '#kernel/server/context.ts'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'
import type { AuthTables } from '../../server/tables.ts'

const MAX_AGE = 400 * 86_400
const ID_LENGTH = 22

type Browser = Pick<Context<AuthTables>, 'cookie' | 'settings' | 'secret' | 'reply'>

/**
 * The hash of the device that signed in here before; undefined when the browser brings none of ours.
 * It opens nothing: it only tells the owner's browser from a stranger's.
 */
export function deviceOf(browser: Omit<Browser, 'reply'>): Buffer | undefined {
  const id = knownId(browser)
  return id === undefined ? undefined : hashOf(id)
}

/** Remembers this browser for more than a year; the same one keeps its mark. */
export function markDevice(browser: Browser): Buffer {
  const id = knownId(browser) ?? randomBytes(16).toString('base64url')
  const secure = isHttps(browser) ? '; Secure' : ''
  browser.reply.header(
    'set-cookie',
    `${nameOf(browser)}=${id}${signatureOf(browser.secret, id)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE}${secure}`,
  )
  return hashOf(id)
}

function knownId(browser: Omit<Browser, 'reply'>): string | undefined {
  const value = browser.cookie(nameOf(browser)) ?? ''
  const [id, signature] = [value.slice(0, ID_LENGTH), value.slice(ID_LENGTH)]
  const expected = Buffer.from(signatureOf(browser.secret, id))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined
}

function signatureOf(secret: Buffer, id: string): string {
  return createHmac('sha256', derivedKey(secret, 'auth device')).update(id).digest('base64url')
}

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}

function nameOf(browser: Pick<Browser, 'settings'>): string {
  return isHttps(browser) ? '__Host-kontor_device' : 'kontor_device'
}

function isHttps({ settings }: Pick<Browser, 'settings'>): boolean {
  return settings.baseUrl.startsWith('https:')
}
