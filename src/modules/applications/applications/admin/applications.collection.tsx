import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { AttachmentsSection } from '#kernel/admin/attachments/attachments-section.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { PersonPanel } from '#modules/people/admin/pickers.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { APPLICATIONS } from '../../admin/paths.ts'
import { applicationFileCalls, FILE_LIMITS } from '../application.calls.ts'
import { type Application, type ApplicationState, application } from '../application.ts'
import { NotesSection } from './notes-section.tsx'

export const applications = nounCollection(application, {
  name: 'applications',
  path: APPLICATIONS,
  paths: { browse: APPLICATIONS, edit: `${APPLICATIONS}/:id` },
  words: wordsOf(adminMessages, 'applications'),
  columns: ['name', 'position_title', 'state', 'numFiles', 'created', 'erase_at'],
  cells: {
    state: ({ row }) => <StateBadge state={row.state} />,
    position_title: ({ row }) => <PositionName application={row} />,
  },
  Status: ({ item }) => <StateBadge state={item.state} />,
  form: {
    main: { letter: LetterSection, files: FilesSection, notes: NotesSection },
    side: { state: ['state'], contact: ContactSection, dates: DatesSection },
  },
})

const TONES: Readonly<Record<ApplicationState, StatusTone>> = {
  new: 'info',
  reviewing: 'warn',
  invited: 'warn',
  accepted: 'good',
  rejected: 'neutral',
  withdrawn: 'neutral',
}

function StateBadge({ state }: { state: ApplicationState }) {
  const t = useMessages(adminMessages)
  return <StatusBadge tone={TONES[state]} label={t(`applications.choices.state.${state}`)} />
}

function PositionName({ application: { position_title } }: { application: Application }) {
  const t = useMessages(adminMessages)
  return position_title || t('unsolicited')
}

/** As it came: nobody changes a word of it. */
function LetterSection({ item }: ItemProps<Application>) {
  return (
    <>
      <Text fw={550}>
        <PositionName application={item} />
      </Text>
      <Text style={{ whiteSpace: 'pre-line' }}>{item.message}</Text>
    </>
  )
}

/** Kept byte for byte and given out as downloads; nobody adds to them. */
function FilesSection({ item }: ItemProps<Application>) {
  const query = useQuery({
    queryKey: ['collection', 'applications', 'files', item._id],
    queryFn: async () =>
      (await call(applicationFileCalls.list, { params: { id: item._id } })).files,
  })
  return <AttachmentsSection query={query} limits={FILE_LIMITS} />
}

function ContactSection({ item }: ItemProps<Application>) {
  const t = useMessages(adminMessages)
  const { _id, email, phone, start, person } = item
  return (
    <>
      <Text>
        <Anchor href={`mailto:${encodeURIComponent(email)}`}>{email}</Anchor>
      </Text>
      {phone && (
        <Text>
          <Anchor href={`tel:${phone}`}>{phone}</Anchor>
        </Text>
      )}
      {start && (
        <Text>
          {t('applications.fields.start')}: {start}
        </Text>
      )}
      {person && <PersonPanel id={person} here={`${APPLICATIONS}/${_id}`} />}
    </>
  )
}

/** The day everybody knows: the applicant was told the same one. */
function DatesSection({ item: { decided_at, erase_at } }: ItemProps<Application>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <>
      {decided_at && <Text>{t('decided', { day: formatDay(decided_at, lang) })}</Text>}
      {erase_at && <Text>{t('erase', { day: formatDay(erase_at, lang) })}</Text>}
    </>
  )
}
