import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

/** What a browser gave to be written to: its public key and a secret both sides know. */
type PushKeys = { p256dh: Buffer; auth: Buffer }

/** Random unless a test knows better. */
type Chosen = { salt?: Buffer; privateKey?: Buffer }

const POINT_BYTES = 65
const AUTH_BYTES = 16
const RECORD = 4096
/** Header, mark of the last record and seal leave this much for the words. */
export const MOST_BYTES = RECORD - POINT_BYTES - 21 - 17

/**
 * Encrypts a notice for one browser (RFC 8291, in one record of RFC 8188): the push service that
 * carries it cannot read it. Throws on keys that are no point of the curve.
 */
export function encryptPush(words: Buffer, keys: PushKeys, chosen: Chosen = {}): Buffer {
  const { salt = randomBytes(16), privateKey } = chosen
  if (keys.p256dh.length !== POINT_BYTES || keys.auth.length !== AUTH_BYTES)
    throw new Error('Not the keys of a subscription')
  if (words.length > MOST_BYTES) throw new Error('A notice must fit into one record')
  const own = createECDH('prime256v1')
  if (privateKey) own.setPrivateKey(privateKey)
  else own.generateKeys()
  const shared = own.computeSecret(keys.p256dh)
  const ownPublic = own.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.p256dh, ownPublic])
  const secret = Buffer.from(hkdfSync('sha256', shared, keys.auth, info, 32))
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length))
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  const last = Buffer.concat([words, Buffer.of(2)])
  const sealed = Buffer.concat([cipher.update(last), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD)
  return Buffer.concat([salt, size, Buffer.of(POINT_BYTES), ownPublic, sealed])
}
