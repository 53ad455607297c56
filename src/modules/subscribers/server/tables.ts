import type { ColumnType, Generated, Kysely, Selectable } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Context } from '#kernel/server/context.ts'
import type { KernelTables, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { AuthTables } from '#modules/auth/server/tables.ts'
import type { ConsentTables } from '#modules/consents/server/tables.ts'
import type { PeopleTables } from '#modules/people/server/tables.ts'
import type {
  SubscriptionBasis,
  SubscriptionSource,
  SubscriptionState,
  SuppressionReason,
} from '../subscribers/subscriber-values.ts'

type Json<T> = ColumnType<T, string | undefined, string>
type OrNull = ColumnType<string | null, string | null | undefined, string | null>
type InBoth = { de: string; en: string }

type ListsTable = {
  id: string
  name: string
  description: Json<InBoth>
  /** The address mails of the list come from; '' = that of the mailbox. */
  sender: Generated<string>
  reply_to: Generated<string>
  mailbox: OrNull
  is_public: Generated<boolean>
  in_archive: Generated<boolean>
  in_signup: Generated<boolean>
  wording: Json<InBoth>
  welcome: OrNull
  follow_ups: Json<{ days: number; template: string }[]>
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
  deleted_at: MomentOrNull
}

type SubscribersTable = {
  id: string
  email: string
  /** Keyed, so that nobody reads addresses out of it (`address-hash.ts`). */
  address_hash: Buffer
  first_name: Generated<string>
  last_name: Generated<string>
  lang: Generated<'de' | 'en'>
  tags: Generated<string[]>
  groups: Generated<string[]>
  tracking: Generated<boolean>
  /** The best of the subscriptions; kept by a trigger. */
  state: Generated<SubscriptionState>
  /** Mails that asked for a confirmation since the last one was given. */
  confirm_mails: Generated<number>
  preferences_hash: Buffer
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
}

type SubscriptionsTable = {
  subscriber_id: string
  list_id: string
  state: SubscriptionState
  since: Moment
  /** When they last came to the list by their own yes; a yes that takes a leaving back is no coming. */
  joined_at: MomentOrNull
  source: SubscriptionSource
  basis: Generated<SubscriptionBasis>
  paused_until: MomentOrNull
  unsubscribe_hash: Buffer
}

type RequestsTable = {
  id: string
  email: string
  lists: string[]
  first_name: Generated<string>
  last_name: Generated<string>
  lang: 'de' | 'en'
  tracking: Generated<boolean>
  /** What proves it: wording, page, address of the computer. */
  facts: ColumnType<Record<string, string>, string, string>
  created_at: Moment
}

type KeysTable = {
  id: string
  key_hash: Buffer
  purpose: 'verify' | 'undo' | 'address' | 'erase' | 'tracking'
  subscriber_id: string
  lists: string[]
  /** The undo also takes back that somebody left all lists. */
  is_all: Generated<boolean>
  new_email: OrNull
  /** It also confirms that opening may be noticed. */
  tracking: Generated<boolean>
  created_at: Moment
  expires_at: Date
  used_at: MomentOrNull
}

export type SubscriberTables = KernelTables &
  Pick<AuthTables, 'users' | 'user_consents'> &
  Pick<ConsentTables, 'consent_log' | 'consent_records'> &
  Pick<PeopleTables, 'people' | 'person_links'> & {
    newsletter_lists: ListsTable
    newsletter_subscribers: SubscribersTable
    newsletter_subscriptions: SubscriptionsTable
    newsletter_requests: RequestsTable
    newsletter_keys: KeysTable
    /** Who must not be written to, by the hash of the address alone; `list_id` null: by no list. */
    newsletter_suppressions: {
      id: string
      address_hash: Buffer
      list_id: OrNull
      reason: SuppressionReason
      created_at: Moment
    }
  }

export type Db = Kysely<SubscriberTables>
export type SubscriberChange = Change<SubscriberTables>
export type SubscriberContext = Context<SubscriberTables>
export type SubscriberRow = Selectable<SubscribersTable>
export type ListRow = Selectable<ListsTable>
