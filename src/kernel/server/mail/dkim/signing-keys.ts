import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { type MailDomains, mailDomainsSection } from '#kernel/contract/sections/mail-domains.ts'
import type { ConfigStore } from '../../config/config-store.ts'
import { domainOfAddress } from '../../dns/dns-name.ts'

export type DkimAlgorithm = 'rsa' | 'ed25519'

export type SigningKey = {
  domain: string
  selector: string
  algorithm: DkimAlgorithm
  key: KeyObject
}

/** Which keys sign a mail; none for a domain that has no key yet. */
export type SigningKeys = { for(sender: string): readonly SigningKey[] }

/** @example const keys = signingKeys(services.config) */
export function signingKeys(config: Pick<ConfigStore, 'get'>): SigningKeys {
  return {
    for: (sender) => {
      const domain = domainOfAddress(sender)
      const keys = keysOf(config.get(mailDomainsSection))
      return keys.filter((key) => key.domain === domain)
    },
  }
}

const read = new WeakMap<MailDomains, readonly SigningKey[]>()

/** Reading a key costs more than signing with it: done once for each state of the settings. */
function keysOf(domains: MailDomains): readonly SigningKey[] {
  const known = read.get(domains)
  if (known) return known
  const keys = domains.domains
    .filter(({ active }) => active)
    .flatMap(({ domain, selector, private_key }) => {
      const found = openKey(private_key)
      return found ? [{ domain, selector, ...found }] : []
    })
  read.set(domains, keys)
  return keys
}

/** A key somebody pasted may be anything: what cannot sign is passed over, and the mail goes unsigned. */
export function openKey(pem: string): { key: KeyObject; algorithm: DkimAlgorithm } | undefined {
  try {
    const key = createPrivateKey(pem)
    const algorithm = key.asymmetricKeyType
    return algorithm === 'rsa' || algorithm === 'ed25519' ? { key, algorithm } : undefined
  } catch {
    return undefined
  }
}

/** What DNS says of a key: the name of the record and its text. */
export function dkimRecord(given: { domain: string; selector: string; private_key: string }) {
  const found = openKey(given.private_key)
  if (!found) return undefined
  const { key, algorithm } = found
  const der = createPublicKey(key).export({ type: 'spki', format: 'der' })
  // For Ed25519 the bare key without its wrapping (RFC 8463).
  const bytes = algorithm === 'ed25519' ? der.subarray(-32) : der
  const publicKey = bytes.toString('base64')
  return {
    name: dkimName(given),
    value: `v=DKIM1; k=${algorithm}; p=${publicKey}`,
    algorithm,
    publicKey,
  }
}

export function dkimName({ domain, selector }: { domain: string; selector: string }): string {
  return `${selector}._domainkey.${domain}`
}
