import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { derivedKey } from '#kernel/server/secrets/derived-key.ts'
import { canonical, commitmentOf, hashOf } from './chain.ts'

const Hex = z.string().regex(/^[0-9a-f]{64}$/)

const Certificate = z.strictObject({
  format: z.literal('kontor-consent-certificate'),
  version: z.literal(1),
  house: z.string(),
  address: z.string(),
  made_at: z.string(),
  subject: z.string(),
  entries: z.array(
    z.strictObject({
      seq: z.int(),
      id: z.string(),
      at: z.string(),
      purpose: z.string(),
      action: z.string(),
      email: z.string(),
      facts: z.record(z.string(), z.string()),
      salt: z.string(),
      commitment: Hex,
      prev: Hex,
      hash: Hex,
    }),
  ),
  /** The end of the chain when this was made. */
  head: z.strictObject({ seq: z.int(), hash: Hex }),
  public_key: z.string(),
  signature: z.string(),
})
type Certificate = z.infer<typeof Certificate>
type Unsigned = Omit<Certificate, 'format' | 'version' | 'public_key' | 'signature'>

/** The beginning of an Ed25519 key in PKCS #8; its 32 bytes follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** The file as it is handed over: a single byte that differs is a change. */
export function writeCertificate(secret: Buffer, content: Unsigned): string {
  const { privateKey, publicKey } = keysOf(secret)
  const whole = {
    format: 'kontor-consent-certificate',
    version: 1,
    ...content,
    public_key: publicKey,
  } as const
  const signature = sign(null, Buffer.from(canonical(whole)), privateKey).toString('base64')
  return serialised({ ...whole, signature })
}

/** The print of the key of this house, to compare with that of a certificate. */
export function keyPrint(secret: Buffer): string {
  return printOf(keysOf(secret).publicKey)
}

type Verdict =
  | { isGood: true; house: string; entries: number; madeAt: string; key: string }
  | { isGood: false; reason: 'unreadable' | 'altered' | 'entry' | 'chain' | 'signature' }

/** Checks a certificate by itself: nothing but the file is needed. */
export function verifyCertificate(file: string): Verdict {
  const read = Certificate.safeParse(parsed(file))
  if (!read.success) return { isGood: false, reason: 'unreadable' }
  const { signature, ...content } = read.data
  if (serialised(read.data) !== file) return { isGood: false, reason: 'altered' }
  for (const [place, entry] of content.entries.entries()) {
    const { seq, subject } = { ...entry, ...content }
    const isOwn = commitmentOf(entry.salt, { ...entry, subject }) === entry.commitment
    if (!isOwn || hashOf(entry) !== entry.hash) return { isGood: false, reason: 'entry' }
    const before = content.entries[place - 1]
    const isLinked = !before || (before.seq < seq && follows(before, entry))
    if (!isLinked || seq > content.head.seq) return { isGood: false, reason: 'chain' }
  }
  if (!isSigned(content, signature)) return { isGood: false, reason: 'signature' }
  const { house, entries, made_at, public_key } = content
  const key = printOf(public_key)
  return { isGood: true, house, entries: entries.length, madeAt: made_at, key }
}

type Entry = Certificate['entries'][number]

/** Entries of others may lie between two; where none does, the one holds the hash of the other. */
function follows(before: Entry, entry: Entry): boolean {
  return entry.seq > before.seq + 1 || entry.prev === before.hash
}

function isSigned(content: Omit<Certificate, 'signature'>, signature: string): boolean {
  try {
    const der = Buffer.from(content.public_key, 'base64')
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    const isEd25519 = key.asymmetricKeyType === 'ed25519'
    const bytes = Buffer.from(canonical(content))
    return isEd25519 && verify(null, bytes, key, Buffer.from(signature, 'base64'))
  } catch {
    // No key at all: then nothing is signed with it.
    return false
  }
}

function keysOf(secret: Buffer) {
  const seed = derivedKey(secret, 'consent certificates').export()
  const der = Buffer.concat([PKCS8, seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' })
  return { privateKey, publicKey: spki.toString('base64') }
}

/** 'a1b2 c3d4 …': short enough to be read aloud. */
function printOf(publicKey: string): string {
  const digest = createHash('sha256').update(publicKey).digest('hex')
  return (digest.slice(0, 32).match(/.{4}/g) ?? []).join(' ')
}

function serialised(certificate: Certificate): string {
  return `${JSON.stringify(certificate, null, 2)}\n`
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file)
  } catch {
    // Said by the caller: it cannot be read.
    return undefined
  }
}
