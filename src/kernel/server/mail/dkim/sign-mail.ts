import { createHash, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { bodyHash, type HeaderField, partsOf, signedText } from './canonical.ts'
import type { SigningKey } from './signing-keys.ts'

/** With a callback it runs on a thread of the pool. */
const signOnThread = promisify(sign)

/** What readers and mail programs act on; one-click unsubscribe needs both of its fields (RFC 8058). */
const SIGNED = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'Feedback-ID',
]

/** Named once more than they occur, so that nobody can add another one to a signed mail. */
const SEALED = ['From', 'Reply-To', 'To', 'Subject', 'List-Unsubscribe', 'List-Unsubscribe-Post']

/**
 * The mail with one signature per key above it, relaxed/relaxed. Nothing that a reader wrote gets into
 * the signature: domain and selector come from the settings, where they are checked.
 */
export async function signMail(
  raw: Uint8Array,
  keys: readonly SigningKey[],
  now = new Date(),
): Promise<Buffer> {
  const { fields, body } = partsOf(raw)
  const names = namesIn(fields)
  const hash = await bodyHash(body)
  const at = Math.floor(now.getTime() / 1000)
  const signatures = await Promise.all(
    keys.map(async (key) => {
      const tags = tagsOf(key, { names, hash, at })
      const value = await signatureOf(key, signedText(fields, names, ` ${tags}`))
      return `DKIM-Signature: ${tags}${folded(value)}\r\n`
    }),
  )
  return Buffer.concat([Buffer.from(signatures.join(''), 'latin1'), raw])
}

function namesIn(fields: readonly HeaderField[]): string[] {
  const count = (wanted: string) =>
    fields.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase()).length
  return SIGNED.flatMap((name) =>
    Array.from({ length: count(name) + (SEALED.includes(name) ? 1 : 0) }, () => name),
  )
}

type Signed = { names: readonly string[]; hash: string; at: number }

/** Up to `b=`: that value is left out of what it signs. */
function tagsOf({ domain, selector, algorithm }: SigningKey, { names, hash, at }: Signed): string {
  const list = names.map((name, n) => (n > 0 && n % 5 === 0 ? `\r\n ${name}` : name)).join(':')
  return [
    `v=1; a=${algorithm}-sha256; c=relaxed/relaxed; d=${domain};`,
    `s=${selector}; t=${at};`,
    `h=${list};`,
    `bh=${hash};`,
    'b=',
  ].join('\r\n ')
}

async function signatureOf({ key, algorithm }: SigningKey, text: string): Promise<string> {
  const bytes = Buffer.from(text, 'latin1')
  const value =
    algorithm === 'rsa'
      ? await signOnThread('sha256', bytes, key)
      : await signOnThread(null, createHash('sha256').update(bytes).digest(), key)
  return value.toString('base64')
}

function folded(value: string): string {
  const lines = value.match(/.{1,72}/g) ?? []
  return lines.join('\r\n ')
}
