import { z } from 'zod'
import { configSection } from '../config-section.ts'
import { Id, Timestamp, text } from '../fields.ts'

const MAX_KEYS = 100

export const DkimKey = z.strictObject({
  _id: Id,
  /** As DNS writes it. */
  domain: text(253).regex(/^[a-z0-9][a-z0-9.-]*$/, { error: 'host' }),
  selector: text(63).regex(/^[a-z0-9][a-z0-9-]*$/),
  /** PEM (PKCS 8). */
  private_key: text(8_000).default(''),
  /** Mails are signed with it: its record was seen in DNS. */
  active: z.boolean().default(false),
  created_at: Timestamp,
})
export type DkimKey = z.infer<typeof DkimKey>

const MailDomains = z.strictObject({ domains: z.array(DkimKey).max(MAX_KEYS).default([]) })
export type MailDomains = z.infer<typeof MailDomains>

/** Keys that sign the mails of a domain. Apart from mailboxes, so that neither makes the other stale. */
export const mailDomainsSection = configSection({
  name: 'mail.domains',
  label: { de: 'E-Mail-Signatur (DKIM)', en: 'Email signature (DKIM)' },
  schema: MailDomains,
  defaults: MailDomains.parse({}),
  secretPaths: ['domains.*.private_key'],
  isHarmless: true,
})
