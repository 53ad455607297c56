import { type EgressRules, SMTP_PORTS } from '../egress/guarded-connect.ts'
import type { Settings } from '../settings.ts'
import { environmentMailbox } from './mailbox.ts'

export type MailSettings = Pick<Settings, 'smtp' | 'baseUrl' | 'privateHosts'>

/** Who runs the server chose SMTP_URL, so that one host needs no further listing. */
export function mailRules(settings: MailSettings): EgressRules {
  const own = environmentMailbox(settings)
  const host = own && (own.host.includes(':') ? `[${own.host}]` : own.host)
  const listed = own ? [`${host}:${own.port}`] : []
  return { privateHosts: [...settings.privateHosts, ...listed], ports: SMTP_PORTS }
}
