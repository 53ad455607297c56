import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Change } from '#kernel/server/change.ts'
import type { Context, Scope } from '#kernel/server/context.ts'
import type { KernelTables, Moment, MomentOrNull } from '#kernel/server/kernel-tables.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import type { MailSkeleton } from '#modules/newsletter/server/api.ts'
import type { NewsletterTables } from '#modules/newsletter/server/tables.ts'
import type { PeopleTables } from '#modules/people/server/tables.ts'
import type { SubscriberTables } from '#modules/subscribers/server/tables.ts'
import type { MailedVariant } from '../clicks/variants.ts'
import type { Channel } from '../recommendations/recommendation.ts'
import type { Audience } from '../sendings/sending.ts'
import type {
  Counts,
  InArchive,
  PauseReason,
  RecipientState,
  SendingState,
  Subject,
  SubjectTest,
  Winner,
} from '../sendings/sending-values.ts'

type Json<T> = ColumnType<T, string | undefined, string>
type OrNull = ColumnType<string | null, string | null | undefined, string | null>

type SendingsTable = {
  id: string
  name: string
  template: OrNull
  template_en: OrNull
  lists: Json<string[]>
  audience: Json<Audience>
  /** '' = that of the template. */
  subject: Generated<string>
  /** The second one of two that are tried; '' = none. */
  subject_b: Generated<string>
  /** So many of a hundred get one of the two first. */
  test_share: Generated<number>
  /** How long it is watched before the rest gets the better one. */
  test_hours: Generated<number>
  winner: Generated<Winner>
  /** What decided it, as it stood then. */
  test_result: ColumnType<SubjectTest | null, string | null | undefined, string | null>
  /** '' = that of the list, or of the mailbox. */
  sender: Generated<string>
  reply_to: Generated<string>
  send_at: MomentOrNull
  /** 0 = as fast as the mail server takes them. */
  rate_per_hour: Generated<number>
  in_archive: Generated<InArchive>
  state: Generated<SendingState>
  /** Why it is paused; '' otherwise. */
  reason: Generated<PauseReason>
  /** What keeps mails from going out just now, in the words of the mail server. */
  trouble: Generated<string>
  /** As they stood when it ended; while it runs they are counted. */
  counts: Json<Counts>
  /** As the archive shows it: without a name, without an address. */
  shown_subject: Generated<string>
  shown_preheader: Generated<string>
  /** Since a person went on with it: what came back before is no reason to stop any more. */
  judged_from: MomentOrNull
  /** Up to which subscriber it is written down whom it goes to. */
  prepared_to: OrNull
  /** When all of them were. */
  prepared_at: MomentOrNull
  /** The list whose series it is a step of; null for one that somebody sends. */
  series_list: OrNull
  /** So many days after the list was confirmed. */
  series_days: Generated<number>
  began_at: MomentOrNull
  ended_at: MomentOrNull
  created_by: OrNull
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
}

/** Which of the two mails: that of the template, or the English one. */
export type MailVariant = 'main' | 'en'

type SendingMailsTable = {
  sending_id: string
  variant: MailVariant
  lang: 'de' | 'en'
  template: string
  /** The revision of the template it was drawn from. */
  revision: number
  skeleton: ColumnType<MailSkeleton, string, string>
}

type RecipientsTable = {
  sending_id: string
  /** Their address is read when the mail is written: nothing personal lies here. */
  subscriber_id: string
  /** The list they get it by, and which its link ends. */
  list_id: string
  state: RecipientState
  /** Which of two subjects they get; null while it is open, and where there is one. */
  variant: ColumnType<Subject | null, Subject | null | undefined, Subject | null>
  /** Why it was skipped, or the code of what came back. */
  reason: Generated<string>
  attempts: Generated<number>
  /** Not before; every failed try moves it on. */
  due_at: Moment
  /** Who has it in hand. */
  worker: OrNull
  /** What the mail server said, without addresses. */
  answer: Generated<string>
  begun_at: MomentOrNull
  sent_at: MomentOrNull
  /** When a report or a complaint came in. */
  bounced_at: MomentOrNull
  /** They agreed that opening is noticed, and got the picture for it. */
  is_tracked: Generated<boolean>
  /** Opened, and counted: once. */
  is_opened: Generated<boolean>
  /** When they left the list this mail was the last one of. */
  left_at: MomentOrNull
}

/** Pages opened by a link in a mail; nothing says who. */
type ClicksTable = {
  sending_id: string
  path: string
  variant: MailedVariant
  day: string
  clicks: number
}

/** One row for each issue, way and day; nothing says who. */
type RecommendationsTable = {
  id: string
  sending_id: string | null
  channel: Channel
  day: string
  shares: number
  version: Generated<number>
  created_at: Moment
  updated_at: Moment
}

/** What was ordered on the day a link was followed; no order is named. */
type OrdersTable = {
  sending_id: string
  day: string
  currency: string
  orders: number
  cents: number
}

export type SendingTables = KernelTables &
  FileTables &
  NewsletterTables &
  SubscriberTables &
  Pick<PeopleTables, 'person_segments'> & {
    newsletter_sendings: SendingsTable
    newsletter_sending_mails: SendingMailsTable
    newsletter_recipients: RecipientsTable
    /** Workers that send, and when each was last seen alive. */
    newsletter_workers: { id: string; sending_id: string; seen_at: Moment }
    newsletter_web_views: { sending_id: string; day: string; views: number }
    newsletter_recommendations: RecommendationsTable
    newsletter_clicks: ClicksTable
    newsletter_orders: OrdersTable
    newsletter_opens: { sending_id: string; day: string; opens: number }
  }

export type SendingDb = Kysely<SendingTables>
export type SendingChange = Change<SendingTables>
export type SendingContext = Context<SendingTables>
export type SendingScope = Scope<SendingTables>
