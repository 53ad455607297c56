import type { Generated } from 'kysely'
import type { Role } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Json, KernelTables, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { TopicChoice } from '../settings/settings.calls.ts'

export type NoticeTables = Pick<KernelTables, 'notices'>

export type NotificationTables = Pick<KernelTables, 'notices' | 'sessions'> & {
  notice_settings: {
    user_id: string
    topics: Json<Record<string, TopicChoice>>
    quiet_from: string | null
    quiet_to: string | null
    digest_hour: Generated<number>
    muted_until: MomentOrNull
    version: Generated<number>
  }
  push_subscriptions: {
    id: string
    user_id: string
    session_id: string
    endpoint: string
    p256dh: Buffer
    auth: Buffer
    created_at: Moment
  }
  /** What it reads of accounts; `auth` needs this module, so its own types cannot be used here. */
  users: {
    id: string
    handle: string
    name: string
    roles: Role[]
    lang: Lang
    is_blocked: boolean
    erased_at: Date | null
  }
}
