import { Anchor } from '@mantine/core'
import { nounCollection } from '#kernel/admin/collection/noun-collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatDay } from '#kernel/i18n/format.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { POSITIONS } from '../../admin/paths.ts'
import { type Position, position } from '../position.ts'

export const positions = nounCollection(position, {
  name: 'positions',
  path: POSITIONS,
  paths: { browse: POSITIONS, edit: `${POSITIONS}/:id` },
  words: wordsOf(adminMessages, 'positions'),
  columns: ['title', 'kind', 'place', 'isOpen', 'from', 'until'],
  cells: { isOpen: ({ row }) => <Shown position={row} /> },
  create: () => ({ kind: 'full_time' as const }),
  Status: ({ item }) => <Shown position={item} />,
  form: {
    main: { about: ['title', ['kind', 'place'], 'text'], english: ['title_en', 'text_en'] },
    side: { shown: ['isOpen', 'from', 'until'] },
  },
})

/** Whether visitors see it today; between its days it leads to its page. */
function Shown({ position: { isOpen, from, until, url } }: { position: Position }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (!isOpen) return <StatusBadge label={t('hidden')} />
  if (from && from > today())
    return <StatusBadge tone="info" label={t('shownLater', { day: formatDay(from, lang) })} />
  if (until && until < today())
    return <StatusBadge label={t('shownBefore', { day: formatDay(until, lang) })} />
  return (
    <Anchor href={url} title={t('seeOnline')}>
      <StatusBadge tone="good" label={t('shown')} />
    </Anchor>
  )
}

/** '2026-11-15', where the business is. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
}
