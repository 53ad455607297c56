import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { type ReferenceSource, reference } from '#kernel/admin/fields/kinds/reference-fields.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { findSubjects } from '../data-request.calls.ts'
import { type DataRequest, dataRequest } from '../data-request.ts'
import { adminMessages, adminWords } from './messages.ts'
import { REQUESTS } from './paths.ts'
import { daysLeft, today } from './sections/days-left.ts'
import { DeadlineSection } from './sections/deadline-section.tsx'
import { HeldSection } from './sections/held-section.tsx'
import { OutcomeSection } from './sections/outcome-section.tsx'

type Found = Reply<typeof findSubjects>['persons'][number]

const toOption = ({ _id, name, hint }: Found) => ({
  value: _id,
  label: hint ? `${name} (${hint})` : name,
})

/** Anybody the business knows, with or without an account or an address. */
const subjects: ReferenceSource = {
  name: 'data-subject',
  find: async (search) => (await call(findSubjects, { body: { search } })).persons.map(toOption),
  read: async (id) => {
    const { persons } = await call(findSubjects, { body: { search: '', ids: [id] } })
    return persons[0] ? toOption(persons[0]) : { value: id, label: '–' }
  },
  path: (id) => `person/edit/${id}`,
}

export const requests = nounCollection(dataRequest, {
  name: 'data-requests',
  path: REQUESTS,
  paths: { browse: REQUESTS, edit: `${REQUESTS}/:id` },
  words: wordsOf(adminWords, 'requests'),
  label: ({ name, email, received }: DataRequest) =>
    name || email || formatDay(received ?? today(), 'de'),
  fields: { person: reference(subjects) },
  columns: ['name', 'kind', 'state', 'due', 'received'],
  extraColumns: ['via', 'closed'],
  cells: {
    name: NameCell,
    state: ({ row }) => <RequestState item={row} />,
  },
  Status: RequestState,
  isSettled: ({ state }: DataRequest) => state !== 'open',
  create: (search: URLSearchParams) => ({
    kind: 'access' as const,
    via: 'mail' as const,
    received: today(),
    person: search.get('person'),
  }),
  form: {
    main: {
      who: ['person', ['name', 'email']],
      request: [['kind', 'via', 'received'], 'notes'],
      held: HeldSection,
    },
    side: { deadline: DeadlineSection, outcome: OutcomeSection },
  },
})

function NameCell({ row }: { row: DataRequest }) {
  const t = useMessages(adminMessages)
  return row.name || row.email || t(row.erased ? 'erasedName' : 'unnamed')
}

const TONES = { open: 'info', answered: 'good', done: 'good', refused: 'neutral' } as const

/** What became of it, or that it waits longer than the law allows. */
function RequestState({ item }: { item: DataRequest }) {
  const t = useMessages(adminMessages)
  const { state, due } = item
  if (state === 'open' && due !== null && daysLeft(due) < 0)
    return <StatusBadge tone="bad" label={t('states.overdue')} />
  return <StatusBadge tone={TONES[state]} label={t(`states.${state}`)} />
}
