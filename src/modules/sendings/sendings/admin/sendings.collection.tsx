import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField, type Speech } from '#kernel/admin/fields/field.ts'
import { number } from '#kernel/admin/fields/kinds/number-fields.ts'
import { reference, references } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { newsletterTemplateSource, TestForm } from '#modules/newsletter/admin/pickers.tsx'
import { newsletterListSource } from '#modules/subscribers/admin/pickers.tsx'
import { adminWords } from '../../admin/messages.ts'
import { SENDING_PATHS, SENDINGS } from '../../admin/paths.ts'
import { PreflightSection } from '../../preflight/admin/preflight-section.tsx'
import { type NewsletterSending, newsletterSending } from '../sending.ts'
import { type Counts, countOf, DELETABLE, totalOf } from '../sending-values.ts'
import { ArchiveSection } from './archive-section.tsx'
import { audienceField, NO_LIMITS } from './audience-field.tsx'
import { DeliverySection } from './delivery-section.tsx'
import { RecipientsSection } from './recipients-section.tsx'
import { SendingStatus, StateCell } from './sending-status.tsx'
import { COLLECTION } from './use-sending.ts'

const isTested = ({ subject_b }: Readonly<Record<string, unknown>>) => Boolean(subject_b)

export const sendings = nounCollection(newsletterSending, {
  name: COLLECTION,
  path: SENDINGS,
  paths: SENDING_PATHS,
  words: wordsOf(adminWords, 'sendings'),
  fields: {
    template: reference(newsletterTemplateSource, { required: true }),
    template_en: reference(newsletterTemplateSource),
    lists: references(newsletterListSource, { required: true }),
    audience: audienceField,
    rate_per_hour: number({ min: 0, max: 1_000_000 }),
    test_share: number({ min: 5, max: 100, when: isTested }),
    test_hours: number({ min: 1, max: 168, when: isTested }),
    counts: customField<Counts>({ empty: {}, plain: progressOf }, { readOnly: true }),
  },
  columns: ['name', 'state', 'counts', 'send_at', 'began_at', 'updated'],
  cells: { state: StateCell },
  Status: SendingStatus,
  isSettled: ({ state }) => state !== 'draft',
  isKept: ({ state }) => !DELETABLE.includes(state),
  create: (search) => {
    const list = search.get('list')
    return {
      name: '',
      template: search.get('template'),
      lists: list ? [list] : [],
      audience: NO_LIMITS,
      rate_per_hour: 0,
      test_share: 20,
      test_hours: 4,
    }
  },
  form: {
    main: {
      what: ['name', 'template', 'subject'],
      test: ['subject_b', ['test_share', 'test_hours']],
      who: ['lists', 'audience'],
      preflight: PreflightSection,
      delivery: DeliverySection,
      recipients: RecipientsSection,
    },
    side: {
      plan: ['send_at', 'rate_per_hour'],
      sender: ['from', 'reply_to'],
      english: ['template_en'],
      trial: TrialSection,
      archive: ArchiveSection,
    },
  },
})

/** As it would go out: with its own subject and from its own sender. */
function TrialSection({ item }: ItemProps<NewsletterSending>) {
  return <TestForm tested={{ sending: item._id }} />
}

/** '1.200 / 50.000' */
function progressOf(counts: Counts, { lang }: Speech): string {
  const total = totalOf(counts)
  if (total === 0) return ''
  return `${formatNumber(countOf(counts, 'sent'), lang)} / ${formatNumber(total, lang)}`
}
