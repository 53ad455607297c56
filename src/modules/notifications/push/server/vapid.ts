import { createECDH, createPrivateKey, type ECDH, type KeyObject, sign } from 'node:crypto'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'

const HALF_DAY = 12 * 60 * 60

type Pair = { publicKey: Buffer; privateKey: KeyObject }

/** Whom push services take us for: a key of this installation, the same on every instance. */
export function vapidPublicKey(secret: Buffer): string {
  return pairOf(secret).publicKey.toString('base64url')
}

/** Proves to a push service who sends (RFC 8292); good for this service and half a day. */
export function vapidHeader(secret: Buffer, to: { origin: string }, subject: string): string {
  const { publicKey, privateKey } = pairOf(secret)
  const exp = Math.floor(Date.now() / 1000) + HALF_DAY
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const head = part({ typ: 'JWT', alg: 'ES256' })
  const text = `${head}.${part({ aud: to.origin, exp, sub: subject })}`
  const seal = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${text}.${seal.toString('base64url')}, k=${publicKey.toString('base64url')}`
}

const pairs = new WeakMap<Buffer, Pair>()

function pairOf(secret: Buffer): Pair {
  const known = pairs.get(secret)
  if (known) return known
  const curve = curveOf(secret)
  const publicKey = curve.getPublicKey()
  const privateKey = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: publicKey.subarray(1, 33).toString('base64url'),
      y: publicKey.subarray(33).toString('base64url'),
      d: curve.getPrivateKey().toString('base64url'),
    },
  })
  const pair = { publicKey, privateKey }
  pairs.set(secret, pair)
  return pair
}

/** One in four billion derived keys is no number below the order of the curve: then the next one. */
function curveOf(secret: Buffer, turn = 1): ECDH {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(derivedKey(secret, `vapid v${turn}`).export())
    return curve
  } catch {
    return curveOf(secret, turn + 1)
  }
}
