import { Button, Stack, Text, Textarea } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { adminMessages } from '../../admin/messages.ts'
import {
  type ApplicationNote,
  addApplicationNote,
  listApplicationNotes,
} from '../application.calls.ts'
import type { Application } from '../application.ts'

/** What the team thinks of it; the applicant never sees it, and it goes with the application. */
export function NotesSection({ item }: ItemProps<Application>) {
  const t = useMessages(adminMessages)
  const mayEdit = useCan()(staff('applications', 'edit'))
  const queryKey = ['collection', 'applications', 'notes', item._id]
  const query = useQuery({
    queryKey,
    queryFn: () => call(listApplicationNotes, { params: { id: item._id } }),
  })
  return (
    <>
      <SectionQuery query={query} failed={t('notes.failed')}>
        {({ notes }) =>
          notes.length === 0 ? <Text c="dimmed">{t('notes.empty')}</Text> : <Notes notes={notes} />
        }
      </SectionQuery>
      {mayEdit && <NewNote id={item._id} queryKey={queryKey} />}
    </>
  )
}

function Notes({ notes }: { notes: readonly ApplicationNote[] }) {
  const { lang } = useSession().user
  return (
    <Stack gap="sm">
      {notes.map(({ _id, by, at, text }) => (
        <div key={_id}>
          <Text size="sm" c="dimmed">
            <strong>{by}</strong>{' '}
            <RelativeTime date={at} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
          </Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{text}</Text>
        </div>
      ))}
    </Stack>
  )
}

function NewNote({ id, queryKey }: { id: string; queryKey: readonly string[] }) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [text, setText] = useState('')
  const add = () =>
    attempt(async () => {
      const reply = await call(addApplicationNote, { params: { id }, body: { text: text.trim() } })
      client.setQueryData(queryKey, reply)
      setText('')
    }, t('notes.added'))
  return (
    <>
      <Textarea
        label={t('notes.label')}
        description={t('notes.hint')}
        autosize
        minRows={2}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        variant="default"
        w="fit-content"
        disabled={text.trim() === ''}
        loading={isBusy}
        onClick={() => void add()}
      >
        {t('notes.add')}
      </Button>
    </>
  )
}
