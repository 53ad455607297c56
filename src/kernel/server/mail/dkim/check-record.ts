import type { Dns } from '../../dns/dns.ts'
import { dkimRecord } from './signing-keys.ts'

/** `different`: there is a record, but it says something else; receivers would refuse the signature. */
type RecordState = 'found' | 'missing' | 'different' | 'failed'

type StoredKey = Parameters<typeof dkimRecord>[0]

/** Whether DNS shows the record of a key, and what it shows instead. */
export async function checkDkimRecord(
  dns: Pick<Dns, 'txt'>,
  key: StoredKey,
  options: { isFresh?: boolean } = {},
): Promise<{ state: RecordState; seen: string }> {
  const wanted = dkimRecord(key)
  if (!wanted) return { state: 'different', seen: '' }
  const { state, values } = await dns.txt(wanted.name, options)
  if (state !== 'found') return { state, seen: '' }
  const [record = '', ...others] = values
  // Receivers may pick any of several, so several are as good as none.
  const isRight = others.length === 0 && fits(record, wanted)
  return { state: isRight ? 'found' : 'different', seen: values.join(' | ').slice(0, 500) }
}

function fits(record: string, { algorithm, publicKey }: { algorithm: string; publicKey: string }) {
  const tags = tagsIn(record)
  const version = tags.get('v') ?? 'DKIM1'
  const kind = tags.get('k') ?? 'rsa'
  return version === 'DKIM1' && kind === algorithm && tags.get('p') === publicKey
}

/** The tags of a record or a signature, without the spaces in them (RFC 6376, 3.2). */
export function tagsIn(text: string): ReadonlyMap<string, string> {
  const tags = text.split(';').map((tag): [string, string] => {
    const at = tag.indexOf('=')
    return [tag.slice(0, Math.max(at, 0)).trim(), tag.slice(at + 1).replaceAll(/\s/g, '')]
  })
  return new Map(tags.filter(([name]) => name !== ''))
}
