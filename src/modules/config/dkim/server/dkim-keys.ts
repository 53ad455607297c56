import { mailSection } from '#kernel/contract/sections/mail.ts'
import {
  type MailDomains,
  mailDomainsSection,
  type DkimKey as StoredKey,
} from '#kernel/contract/sections/mail-domains.ts'
import { changeSection, updateSection } from '#kernel/server/config/update-section.ts'
import type { Scope } from '#kernel/server/context.ts'
import { dnsOf } from '#kernel/server/dns/dns.ts'
import { dnsName, domainOfAddress } from '#kernel/server/dns/dns-name.ts'
import { defineJob } from '#kernel/server/jobs/job.ts'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { environmentMailbox } from '#kernel/server/mail/delivery/mailbox.ts'
import { checkDkimRecord } from '#kernel/server/mail/dkim/check-record.ts'
import { makeDkimKey } from '#kernel/server/mail/dkim/make-key.ts'
import { type DkimAlgorithm, dkimRecord, openKey } from '#kernel/server/mail/dkim/signing-keys.ts'
import { failures } from '../../server/errors.ts'
import type { DkimCheck, DkimKey, DkimKeys } from '../dkim.calls.ts'

type KeyScope = Scope<KernelTables>
type Read = Pick<KeyScope, 'config' | 'settings'>

/** At most one that signs and one that waits, of each kind. */
const MOST_OF_A_DOMAIN = 4

export function findDkimKeys({ config, settings }: Read): DkimKeys {
  const { mailboxes } = config.get(mailSection)
  const own = environmentMailbox(settings)?.from ?? ''
  const senders = mailboxes.length > 0 ? mailboxes.map(({ from }) => from) : [own]
  const domains = senders.flatMap((sender) => domainOfAddress(sender) ?? [])
  return { keys: keysOf(config.get(mailDomainsSection)), domains: [...new Set(domains)] }
}

/** Makes a key that waits. An earlier one of its kind that also waits is of no use any more. */
export async function addDkimKey(
  scope: KeyScope,
  given: { domain: string; algorithm: DkimAlgorithm },
): Promise<DkimKeys> {
  const domain = dnsName(given.domain)
  if (!domain || domain.includes('_')) throw failures.noDomain()
  const made = await makeDkimKey(domain, given.algorithm)
  await updateSection(scope, mailDomainsSection, ({ domains }) => {
    const kept = domains.filter((key) => key.active || !isOfKind(key, made))
    if (kept.filter((key) => key.domain === domain).length >= MOST_OF_A_DOMAIN)
      throw failures.manyKeys()
    return { domains: [...kept, made] }
  })
  return findDkimKeys(scope)
}

export async function removeDkimKey(scope: KeyScope, id: string): Promise<DkimKeys> {
  keyOf(scope, id)
  await updateSection(scope, mailDomainsSection, ({ domains }) => ({
    domains: domains.filter(({ _id }) => _id !== id),
  }))
  return findDkimKeys(scope)
}

/** Looks the record up. Once DNS shows it, the key signs and takes the place of its forerunner. */
export async function lookForDkimKey(scope: KeyScope, id: string): Promise<DkimCheck> {
  const key = keyOf(scope, id)
  const found = await checkDkimRecord(dnsOf(scope.settings), key, { isFresh: true })
  const hasReplaced = found.state === 'found' && !key.active && (await activate(scope, key))
  return { ...found, hasReplaced, keys: findDkimKeys(scope).keys }
}

/** A record may take hours until everybody sees it: keys that wait are looked for by themselves. */
export const watchRecords = defineJob<KernelTables, object>({
  name: 'config.watch-dkim-records',
  cron: '*/15 * * * *',
  run: async (scope) => {
    const waiting = scope.config.get(mailDomainsSection).domains.filter(({ active }) => !active)
    for (const { _id } of waiting) await lookForDkimKey(scope, _id)
  },
})

/** Answers whether an earlier key went. */
async function activate(scope: KeyScope, { _id }: StoredKey): Promise<boolean> {
  let hasReplaced = false
  await scope.change((change) =>
    changeSection({ change, scope }, mailDomainsSection, ({ domains }) => {
      const key = domains.find((one) => one._id === _id)
      if (!key) return undefined
      const kept = domains.filter((one) => one._id === _id || !one.active || !isOfKind(one, key))
      hasReplaced = kept.length < domains.length
      return { domains: kept.map((one) => (one._id === _id ? { ...one, active: true } : one)) }
    }),
  )
  return hasReplaced
}

/** Keys of one domain that would sign the same way. */
function isOfKind(one: StoredKey, other: StoredKey): boolean {
  const kind = ({ private_key }: StoredKey) => openKey(private_key)?.algorithm
  return one.domain === other.domain && kind(one) === kind(other)
}

function keyOf({ config }: Pick<KeyScope, 'config'>, id: string): StoredKey {
  const found = config.get(mailDomainsSection).domains.find(({ _id }) => _id === id)
  if (!found) throw failures.unknownKey()
  return found
}

function keysOf({ domains }: MailDomains): DkimKey[] {
  return domains.map(({ private_key, ...key }) => {
    const record = dkimRecord({ ...key, private_key })
    return {
      ...key,
      algorithm: record?.algorithm ?? 'unreadable',
      record: record ? { name: record.name, value: record.value } : null,
    }
  })
}
