import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { Dns } from '../../dns/dns.ts'
import { bodyHash, type HeaderField, partsOf, signedText } from './canonical.ts'
import { tagsIn } from './check-record.ts'
import { dkimName } from './signing-keys.ts'

type SignatureCheck = {
  domain: string
  selector: string
  /** `broken`: head or body are not what was signed. */
  result: 'good' | 'no-key' | 'broken' | 'unknown'
  /** Names of the fields it covers and the mail has, in small letters. */
  covers: readonly string[]
}

/** Somebody else's mail may carry many; each costs a lookup. */
const MOST = 5

/** Checks the signatures of a mail as its receiver would; only relaxed ones, as ours are. */
export async function verifyMail(
  dns: Pick<Dns, 'txt'>,
  raw: Uint8Array,
): Promise<SignatureCheck[]> {
  const { fields, body } = partsOf(raw)
  const signatures = fields.filter(({ name }) => name.toLowerCase() === 'dkim-signature')
  const present = new Set(fields.map(({ name }) => name.toLowerCase().trimEnd()))
  const checks: SignatureCheck[] = []
  for (const signature of signatures.slice(0, MOST)) {
    const tags = tagsIn(signature.value)
    const names = (tags.get('h') ?? '').toLowerCase().split(':').filter(Boolean)
    const covers = [...new Set(names.filter((name) => present.has(name)))]
    const at = { domain: tags.get('d') ?? '', selector: tags.get('s') ?? '' }
    const result = await resultOf(dns, { tags, signature, names, fields, body, ...at })
    checks.push({ ...at, result, covers })
  }
  return checks
}

type Signature = {
  domain: string
  selector: string
  tags: ReadonlyMap<string, string>
  signature: HeaderField
  names: readonly string[]
  fields: readonly HeaderField[]
  body: string
}

async function resultOf(
  dns: Pick<Dns, 'txt'>,
  given: Signature,
): Promise<SignatureCheck['result']> {
  const { tags, signature, names, fields, body } = given
  const algorithm = tags.get('a')
  const isKnown = algorithm === 'rsa-sha256' || algorithm === 'ed25519-sha256'
  if (!isKnown || tags.get('c') !== 'relaxed/relaxed' || tags.has('l')) return 'unknown'
  if (tags.get('bh') !== (await bodyHash(body))) return 'broken'
  const { values } = await dns.txt(dkimName(given))
  const key = publicKeyIn(values[0] ?? '', algorithm)
  if (!key) return 'no-key'
  const others = fields.filter((field) => field !== signature)
  const text = Buffer.from(signedText(others, names, withoutValue(signature.value)), 'latin1')
  const value = Buffer.from(tags.get('b') ?? '', 'base64')
  const isGood =
    algorithm === 'rsa-sha256'
      ? verify('sha256', text, key, value)
      : verify(null, createHash('sha256').update(text).digest(), key, value)
  return isGood ? 'good' : 'broken'
}

/** `b=` stays, what stands behind it goes. */
function withoutValue(signature: string): string {
  return signature
    .split(';')
    .map((tag) => (/^\s*b\s*=/.test(tag) ? tag.slice(0, tag.indexOf('=') + 1) : tag))
    .join(';')
}

/** The wrapping of a bare Ed25519 key. */
const ED25519 = Buffer.from('302a300506032b6570032100', 'hex')

function publicKeyIn(record: string, algorithm: string): KeyObject | undefined {
  const bytes = Buffer.from(tagsIn(record).get('p') ?? '', 'base64')
  if (bytes.length === 0) return undefined
  const isEdwards = algorithm === 'ed25519-sha256'
  try {
    return createPublicKey({
      key: isEdwards ? Buffer.concat([ED25519, bytes]) : bytes,
      format: 'der',
      type: 'spki',
    })
  } catch {
    // A record that holds no key is as good as none.
    return undefined
  }
}
