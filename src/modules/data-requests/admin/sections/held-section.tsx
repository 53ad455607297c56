import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconFileText, IconUserX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { admin } from '#kernel/access/rules.ts'
import { downloadText } from '#kernel/admin/browse/export/download-text.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import type { Reply } from '#kernel/contract/endpoint.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { exportRequest, readHeld } from '../../data-request.calls.ts'
import { type DataRequest, ERASING } from '../../data-request.ts'
import { EraseDialog } from '../erase-dialog.tsx'
import { adminMessages } from '../messages.ts'
import { HeldLines } from './held-lines.tsx'
import { ReportLines } from './report-lines.tsx'

/** What every module holds about the person and why, and everything one can do with it. */
export function HeldSection({ item, reload }: ItemProps<DataRequest>) {
  const t = useMessages(adminMessages)
  const held = useQuery({
    queryKey: ['collection', 'data-requests', 'held', item._id, item.version],
    queryFn: () => call(readHeld, { params: { id: item._id } }),
    enabled: item.erased === null,
  })
  if (item.erased) return <ReportLines item={item} />
  return (
    <SectionQuery query={held} lines={4}>
      {({ subject, shares }) =>
        subject === null ? (
          <Text c="dimmed">{t('held.nobody')}</Text>
        ) : (
          <Stack gap="md">
            <Subject subject={subject} />
            <HeldLines shares={shares} />
            <Answer item={item} reload={reload} />
          </Stack>
        )
      }
    </SectionQuery>
  )
}

type SubjectProps = { subject: NonNullable<Reply<typeof readHeld>['subject']> }

function Subject({ subject: { person, emails } }: SubjectProps) {
  const t = useMessages(adminMessages)
  if (!person) return <Text>{t('held.address', { mail: emails.join(', ') })}</Text>
  return (
    <div>
      <Group gap="xs">
        <Text fw={550}>{person.name || t('unnamed')}</Text>
        {person.account && <StatusBadge tone="good" label={t('held.account')} />}
        {person.isCandidate && <StatusBadge tone="warn" label={t('held.candidate')} />}
      </Group>
      {emails.length > 0 && (
        <Text c="dimmed" size="sm">
          {t('held.mails', { mails: emails.join(', ') })}
        </Text>
      )}
    </div>
  )
}

const FILES = [
  { word: 'pageDe', query: { format: 'page', lang: 'de' } },
  { word: 'pageEn', query: { format: 'page', lang: 'en' } },
  { word: 'json', query: { format: 'json' } },
] as const

/** The files to send, and the erasure where it was asked for. */
function Answer({ item, reload }: ItemProps<DataRequest>) {
  const t = useMessages(adminMessages)
  const isAdmin = useCan()(admin)
  const { attempt, isBusy } = useAttempt()
  const [isErasing, setErasing] = useState(false)
  if (!isAdmin) return <Text c="dimmed">{t('export.adminOnly')}</Text>
  const download = (query: (typeof FILES)[number]['query']) =>
    attempt(async () => {
      downloadText(await call(exportRequest, { params: { id: item._id }, query }))
    }, t('export.done'))
  const mayErase = item.state === 'open' && ERASING.includes(item.kind)
  return (
    <>
      <div>
        <Text fw={550}>{t('export.title')}</Text>
        <Text c="dimmed" size="sm" mb="xs">
          {t('export.text')}
        </Text>
        <Group gap="xs">
          {FILES.map(({ word, query }) => (
            <Button
              key={word}
              variant="default"
              loading={isBusy}
              leftSection={
                word === 'json' ? (
                  <IconDownload {...SMALL_ICON} />
                ) : (
                  <IconFileText {...SMALL_ICON} />
                )
              }
              onClick={() => void download(query)}
            >
              {t(`export.${word}`)}
            </Button>
          ))}
        </Group>
      </div>
      {mayErase && (
        <div>
          <Button
            color="red"
            variant="light"
            leftSection={<IconUserX {...SMALL_ICON} />}
            onClick={() => setErasing(true)}
          >
            {t('erase.open')}
          </Button>
        </div>
      )}
      {isErasing && <EraseDialog item={item} reload={reload} onClose={() => setErasing(false)} />}
    </>
  )
}
