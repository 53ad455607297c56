import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { customField } from '#kernel/admin/fields/field.ts'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { membersPath, SEGMENTS } from '../../admin/paths.ts'
import { countSegment } from '../segment.calls.ts'
import { personSegment, type Segment } from '../segment.ts'
import { LiveCount } from './live-count.tsx'
import { segmentAdminMessages } from './messages.ts'
import { startDraft } from './rule-draft.ts'
import { rulesField } from './rules-field.tsx'

const names = () =>
  customField<string[]>({ empty: [], plain: (value) => value.join(', ') }, { readOnly: true })

export const personSegments = nounCollection(personSegment, {
  name: 'person-segments',
  path: SEGMENTS,
  paths: { browse: SEGMENTS, edit: `${SEGMENTS}/edit/:id?` },
  words: wordsOf(segmentAdminMessages, 'segments'),
  fields: { rules: rulesField(), unavailable: names(), hidden: names() },
  columns: ['name', 'description', 'unavailable', 'updated'],
  sortable: { name: 'name', updated: 'updated' },
  cells: { unavailable: CountCell },
  Status: StateMark,
  create: () => ({ rules: startDraft() }),
  form: {
    main: { what: ['name', 'description'], who: ['rules'] },
    side: { use: UseSection },
  },
})

/** How many are in now; each row asks for itself, so that the list is there at once. */
function CountCell({ row }: { row: Segment }) {
  const { lang } = useSession().user
  const isClosed = row.hidden.length + row.unavailable.length > 0
  const found = useQuery({
    queryKey: ['collection', 'person-segments', 'count', row._id, row.version],
    queryFn: () => call(countSegment, { body: { segment: row._id } }),
    enabled: !isClosed,
    retry: false,
  })
  if (isClosed) return <StateMark item={row} />
  return found.data ? formatNumber(found.data.numItems, lang) : '…'
}

/** Says why nobody is counted. */
function StateMark({ item }: { item: Segment }) {
  const t = useMessages(segmentAdminMessages)
  if (item.unavailable.length > 0) return <StatusBadge tone="warn" label={t('cell.unavailable')} />
  return item.hidden.length > 0 ? <StatusBadge tone="info" label={t('cell.hidden')} /> : null
}

function UseSection({ item }: ItemProps<Segment>) {
  const t = useMessages(segmentAdminMessages)
  const adminPath = useAdminPath()
  const canEdit = useCan()(staff('people', 'edit'))
  if (item.hidden.length > 0) return <Text>{t('live.hidden')}</Text>
  return (
    <>
      {!canEdit && <LiveCount rules={item.rules} />}
      <Text>{t('use.text')}</Text>
      <Button component={Link} variant="default" to={adminPath(membersPath(item._id))}>
        {t('use.show')}
      </Button>
    </>
  )
}
