import { Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { EntryList } from '#ui/entry-list/entry-list.tsx'
import {
  ENTRY_LIST_COLUMNS,
  ENTRY_LIST_COUNT,
  NEW_ENTRY_TITLE,
} from '#ui/entry-list/sort-entries.ts'
import { notify } from '#ui/notification/notify.tsx'
import { messages } from '../../messages.ts'
import { Piece } from '../piece.tsx'

export function EntryListPiece() {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const [canUpdate, setCanUpdate] = useState(true)
  const entries = [
    { _id: '1', title: t('sample.entryOne'), publish_date: '2026-11-10T08:00:00Z' },
    { _id: '2', title: t('sample.entryTwo'), publish_date: '2026-11-02T08:00:00Z' },
    { _id: '3', title: t('sample.entryThree'), publish_date: '2026-10-20T08:00:00Z' },
  ]
  return (
    <Piece
      name="entry-list"
      title={t('pieces.entryList')}
      text={t('pieces.entryListText')}
      constants={[
        [t('names.count'), ENTRY_LIST_COUNT],
        [t('names.columns'), ENTRY_LIST_COLUMNS],
        [t('names.sort'), 'publish_date ↓'],
        [t('names.newTitle'), NEW_ENTRY_TITLE],
      ]}
    >
      <Switch
        label={t('sample.mayUpdate')}
        checked={canUpdate}
        onChange={(event) => setCanUpdate(event.currentTarget.checked)}
      />
      <EntryList
        entries={entries}
        canUpdate={canUpdate}
        locale={lang}
        labels={{ list: t('sample.entries'), add: t('sample.add'), more: t('sample.more') }}
        onAdd={({ title }) => notify({ content: t('sample.added', { title }) })}
        renderBody={() => <Text c="dimmed">{t('sample.entryText')}</Text>}
      />
    </Piece>
  )
}
