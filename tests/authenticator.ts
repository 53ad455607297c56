import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** User present, user verified, backup possible and made, key attached. */
const FLAGS = { present: 0x01, verified: 0x04, backup: 0x18, attached: 0x40 }

type Site = { origin: string; rpId: string }
type Question = { challenge: string }
type Ceremony = { isVerified?: boolean; counter?: number }

/** A passkey of a device that does not exist: makes one key and answers questions with it. */
export function softwareAuthenticator(site: Site) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let userHandle = ''
  const credential = { id: b64(id), rawId: b64(id), type: 'public-key', clientExtensionResults: {} }
  return {
    id: b64(id),
    /** Answers the question to make a passkey. */
    make(options: Question & { user: { id: string } }, wish: Ceremony & Partial<Site> = {}) {
      userHandle = options.user.id
      const data = Buffer.concat([
        head({ ...site, ...wish }, { ...wish, isAttached: true }),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ])
      const attestation = { fmt: 'none', attStmt: {}, authData: data }
      const response = {
        clientDataJSON: clientData('webauthn.create', options, { ...site, ...wish }),
        attestationObject: b64(cbor(attestation)),
        transports: ['internal'],
      }
      return { ...credential, response }
    },
    /** Answers the question to show it. */
    show(options: Question, wish: Ceremony & Partial<Site> = {}) {
      const data = head({ ...site, ...wish }, wish)
      const client = clientData('webauthn.get', options, { ...site, ...wish })
      const hash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest()
      const signature = sign('sha256', Buffer.concat([data, hash]), privateKey)
      const response = {
        clientDataJSON: client,
        authenticatorData: b64(data),
        signature: b64(signature),
        userHandle,
      }
      return { ...credential, response }
    },
  }
}

function clientData(type: string, { challenge }: Question, { origin }: Site): string {
  return b64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
}

function head({ rpId }: Site, wish: Ceremony & { isAttached?: boolean }): Buffer {
  const { isVerified = true, counter = 0, isAttached = false } = wish
  const flags =
    FLAGS.present |
    FLAGS.backup |
    (isVerified ? FLAGS.verified : 0) |
    (isAttached ? FLAGS.attached : 0)
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counted])
}

/** EC2, ES256, P-256 (RFC 9052). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

/** As much of CBOR (RFC 8949) as the above needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? size(1, -1 - value) : size(0, value)
  if (typeof value === 'string') return Buffer.concat([size(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([size(2, value.length), value])
  const pairs = value instanceof Map ? [...value] : Object.entries(value ?? {})
  const parts = pairs.flatMap(([key, part]) => [cbor(key), cbor(part)])
  return Buffer.concat([size(5, pairs.length), ...parts])
}

function size(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  if (length < 256) return Buffer.from([(major << 5) | 24, length])
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff])
}

function b64(bytes: Buffer): string {
  return bytes.toString('base64url')
}
