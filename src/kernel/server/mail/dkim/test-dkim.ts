import { generateKeyPairSync } from 'node:crypto'
import { dkimVerify } from 'mailauth'
import { type DkimAlgorithm, dkimRecord, openKey, type SigningKey } from './signing-keys.ts'

/** For tests: a key of a domain, and the record that belongs to it. */
export function testKey(domain: string, algorithm: DkimAlgorithm = 'rsa') {
  const pem = { type: 'pkcs8', format: 'pem' } as const
  const { privateKey } =
    algorithm === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ed25519')
  const stored = {
    domain,
    selector: `test-${algorithm}`,
    private_key: String(privateKey.export(pem)),
  }
  const found = openKey(stored.private_key)
  const record = dkimRecord(stored)
  if (!found || !record) throw new Error('no key')
  const key: SigningKey = { domain, selector: stored.selector, ...found }
  return { key, record, stored }
}

type TestRecord = { name: string; value: string }

/** What a stranger's verifier makes of the signatures of a mail, with these records in DNS. */
export async function verifiedBy(raw: string | Buffer, records: readonly TestRecord[]) {
  const { results } = await dkimVerify(Buffer.from(raw), {
    resolver: async (name: string) => {
      const found = records.filter((record) => record.name === name)
      if (found.length > 0) return found.map(({ value }) => [value])
      throw Object.assign(new Error('nothing there'), { code: 'ENOTFOUND' })
    },
  })
  return results.map(({ status, signingDomain, signingHeaders }) => ({
    result: status.result,
    domain: signingDomain,
    covers: (signingHeaders?.keys ?? '').split(':').map((name) => name.trim().toLowerCase()),
  }))
}
