import { IconBan, IconLockOpen } from '@tabler/icons-react'
import { collection } from '#kernel/admin/collection/collection.ts'
import type { CellProps } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { referenceFilter } from '#kernel/admin/fields/filter.ts'
import { choice, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { dateTime } from '#kernel/admin/fields/kinds/moment-fields.ts'
import { references } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { email, multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { adminMessages, adminWords } from '../../admin/messages.ts'
import { newsletterCall } from '../../admin/newsletter-call.ts'
import { SUBSCRIBERS } from '../../admin/paths.ts'
import { newsletterListSource } from '../../admin/pickers.tsx'
import { stepSubscriber } from '../subscriber.calls.ts'
import type { Subscriber } from '../subscriber.ts'
import { STATES, type SubscriptionState } from '../subscriber-values.ts'
import { ListsSection } from './lists-section.tsx'
import { ProofSection } from './proof-section.tsx'
import {
  findSubscribers,
  loadSubscriber,
  removeSubscriber,
  type SubscriberDraft,
  type SubscriberQuery,
  saveSubscriber,
} from './subscriber-source.ts'

const TONES: Readonly<Record<SubscriptionState, StatusTone>> = {
  confirmed: 'good',
  paused: 'info',
  pending: 'warn',
  suppressed: 'bad',
  unsubscribed: 'neutral',
}

const isNew = ({ email: known }: Readonly<Record<string, unknown>>) => !known

export const subscribers = collection<Subscriber, SubscriberQuery, SubscriberDraft>({
  name: 'newsletter-subscribers',
  noun: 'newsletter-subscriber',
  module: 'subscribers',
  path: SUBSCRIBERS,
  key: '_id',
  words: wordsOf(adminWords, 'subscribers'),
  label: (item) => item.email,
  version: ({ version }) => version,
  fields: {
    email: email({ readOnly: true, when: (values) => !isNew(values) }),
    address: email({ required: true, when: isNew }),
    first_name: text({ max: 100 }),
    last_name: text({ max: 100 }),
    lang: choice(['de', 'en'], { required: true }),
    tags: tags(),
    groups: tags(),
    state: choice(STATES, { readOnly: true, tones: TONES }),
    subscriptions: customField<Subscriber['subscriptions']>(
      { empty: [], plain: (value) => String(value.length) },
      { readOnly: true },
    ),
    lists: references(newsletterListSource, { when: isNew }),
    basis: choice(['ask', 'customer', 'documented'], { required: true, when: isNew }),
    proof: multiline({
      max: 2000,
      required: true,
      when: (values) => isNew(values) && values.basis !== 'ask',
    }),
    created: dateTime({ readOnly: true }),
    updated: dateTime({ readOnly: true }),
  },
  columns: ['email', 'first_name', 'last_name', 'state', 'tags', 'created'],
  extraColumns: ['lang', 'groups', 'updated'],
  cells: { state: StateCell },
  Status: ({ item }) => <StateMark item={item} />,
  filters: {
    state: 'state',
    list: referenceFilter(newsletterListSource),
    lang: 'lang',
    tags: 'tags',
    groups: 'groups',
  },
  sortable: { email: 'email', created: 'created', updated: 'updated' },
  sort: '-created',
  isSearchable: true,
  list: findSubscribers,
  load: loadSubscriber,
  save: saveSubscriber,
  create: () => ({ lang: 'de', basis: 'ask', lists: [] }),
  remove: removeSubscriber,
  form: {
    main: {
      who: ['email', 'address', ['first_name', 'last_name'], 'lang'],
      start: ['lists', 'basis', 'proof'],
      lists: ListsSection,
      proof: ProofSection,
    },
    side: { sort: ['tags', 'groups'] },
  },
  actions: [
    {
      name: 'block',
      icon: IconBan,
      isDanger: true,
      asksFirst: true,
      when: (item) => !isBlocked(item),
      run: (item) => step(item, 'block'),
    },
    {
      name: 'unblock',
      icon: IconLockOpen,
      asksFirst: true,
      when: isBlocked,
      run: (item) => step(item, 'unblock'),
    },
  ],
})

function step({ _id, version }: Subscriber, name: 'block' | 'unblock') {
  return newsletterCall(stepSubscriber, { params: { id: _id, step: name }, body: { version } })
}

function isBlocked({ blocked }: Subscriber): boolean {
  return blocked === 'manual' || blocked === 'complaint'
}

function StateCell({ row }: CellProps<Subscriber, 'state'>) {
  return <StateMark item={row} />
}

function StateMark({ item }: { item: Subscriber }) {
  const t = useMessages(adminMessages)
  if (isBlocked(item)) return <StatusBadge tone="bad" label={t(`blocked.${blockedAs(item)}`)} />
  return <StatusBadge tone={TONES[item.state]} label={t(`states.${item.state}`)} />
}

function blockedAs({ blocked }: Subscriber): 'complaint' | 'manual' {
  return blocked === 'complaint' ? 'complaint' : 'manual'
}
