import { z } from 'zod'
import { Id, Tags } from '#kernel/contract/fields.ts'
import { REGULAR_CALLS } from '#kernel/contract/noun/calls.ts'
import { field } from '#kernel/contract/noun/field.ts'
import { type ItemOf, noun } from '#kernel/contract/noun/noun.ts'
import {
  Counts,
  IN_ARCHIVE,
  PAUSE_REASONS,
  SENDING_STATES,
  SubjectTest,
  WINNERS,
} from './sending-values.ts'

/** Nothing in it can begin a new header. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

const Lists = z.array(Id).max(50)

/** Whom of the lists it goes to; what is empty leaves nobody out. */
export const Audience = z.strictObject({
  /** On at least one of these lists as well. */
  any: Lists.default([]),
  /** On every one of these lists as well. */
  all: Lists.default([]),
  /** On none of these lists. */
  none: Lists.default([]),
  /** With one of these words. */
  tags: Tags.default([]),
  groups: Tags.default([]),
  /** Who of them is in this segment of persons. */
  segment: Id.nullable().default(null),
})
export type Audience = z.infer<typeof Audience>

/** @example isNarrowed({ ...audience, tags: ['Stammkunden'] }) // true */
export function isNarrowed(audience: Audience): boolean {
  return Object.values(audience).some((part) => part !== null && part.length > 0)
}

/** A newsletter on its way: one template to the subscribers of lists. */
export const newsletterSending = noun({
  name: 'newsletter-sending',
  path: 'newsletter_sending',
  module: 'sendings',
  title: { one: 'sending', many: 'sendings' },
  fields: {
    name: field.text({ required: true, max: 120 }),
    template: field.reference(),
    /** For subscribers who read English; null = the same for everybody. */
    template_en: field.reference(),
    lists: field.json(Lists),
    audience: field.json(Audience),
    /** '' = that of the template. */
    subject: field.text({ max: 200, pattern: ONE_LINE }),
    /** A second one to try; '' = everybody gets the same. */
    subject_b: field.text({ max: 200, pattern: ONE_LINE }),
    /** So many of a hundred get one of the two first, half of them each. */
    test_share: field.integer({ min: 5, max: 100 }),
    /** So long it is watched whose links are followed more often. */
    test_hours: field.integer({ min: 1, max: 168 }),
    /** The one the rest gets. */
    winner: field.choice(WINNERS, { readOnly: true }),
    /** How both did; null where one subject is enough. */
    test: field.derived(SubjectTest.nullable()),
    /** '' = that of the list, or of the mailbox. */
    from: field.email({ column: 'sender' }),
    reply_to: field.email(),
    send_at: field.moment(),
    /** Mails an hour; 0 = as fast as the mail server takes them. */
    rate_per_hour: field.integer({ max: 1_000_000 }),
    /** Whether everybody may read it where its lists have an archive. */
    in_archive: field.choice(IN_ARCHIVE),
    state: field.choice(SENDING_STATES, { readOnly: true }),
    /** Why it is paused. */
    reason: field.choice(PAUSE_REASONS, { readOnly: true }),
    /** What keeps mails from going out just now, in the words of the mail server. */
    trouble: field.text({ readOnly: true, max: 1000 }),
    /** The list whose series it is a step of, so many days after somebody confirmed it. */
    series_list: field.reference({ readOnly: true }),
    series_days: field.integer({ readOnly: true }),
    counts: field.derived(Counts),
    began_at: field.moment({ readOnly: true }),
    ended_at: field.moment({ readOnly: true }),
    created_by: field.reference({ readOnly: true }),
    /** Left the list this mail was the last one of. */
    unsubscribed: field.derived(z.int(), 'integer'),
    web_views: field.derived(z.int(), 'integer'),
    clicks: field.derived(z.int(), 'integer'),
    shares: field.derived(z.int(), 'integer'),
    /** By those who agreed that it is counted, and unreliable; null while nobody did. */
    opens: field.derived(z.int().nullable(), 'integer'),
    /** Ordered on the day a link was followed; null for whoever may not see orders, as is what follows. */
    orders: field.derived(z.int().nullable(), 'integer'),
    revenue: field.derived(z.int().nullable(), 'cents'),
    /** Of the revenue; null where there is none yet. */
    currency: field.derived(z.string().nullable(), 'text'),
    /** A template was changed after the mail was pinned to its time. */
    has_newer_template: field.derived(z.boolean(), 'flag'),
  },
  list: {
    search: ['name'],
    filters: ['state'],
    sort: ['created', 'updated', 'name', 'began_at'],
  },
  calls: REGULAR_CALLS.filter((call) => call !== 'create'),
})
export type NewsletterSending = ItemOf<typeof newsletterSending>
