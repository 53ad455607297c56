import { Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ActionDialog } from '#kernel/admin/dialog/action-dialog.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../admin/messages.ts'
import { BROWSE } from '../../admin/paths.ts'
import { erasePerson } from '../person.calls.ts'
import type { Person } from '../person.ts'

const PARTS = ['links', 'relations', 'files'] as const

type Props = {
  person: Pick<Person, '_id'>
  /** Where to go on afterwards. */
  back?: string
  onClose(): void
}

/** What would go is counted first. */
export function EraseDialog({ person, back = BROWSE, onClose }: Props) {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const { attempt, isBusy } = useAttempt()
  const params = { id: person._id }
  const look = useQuery({
    queryKey: ['erase-person', person._id],
    queryFn: () => call(erasePerson, { params, body: { dryRun: true } }),
    gcTime: 0,
  })
  const erase = async () => {
    await call(erasePerson, { params, body: { dryRun: false } })
    onClose()
    void navigate(adminPath(back))
    await client.invalidateQueries({ queryKey: ['collection'] })
  }
  return (
    <ActionDialog
      title={t('erase.title')}
      submit={t('erase.submit')}
      isDanger
      isBusy={isBusy}
      isReady={look.data !== undefined}
      onSubmit={() => void attempt(erase, t('erase.done'))}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Text>{t('erase.text')}</Text>
        <SectionQuery query={look}>
          {({ records, kept }) => (
            <>
              <Losses {...records} />
              {kept.length > 0 && <Text fw={550}>{t('erase.kept')}</Text>}
              {kept.map(({ what, why }) => (
                <Text key={what} size="sm">
                  {what}. {why}
                </Text>
              ))}
            </>
          )}
        </SectionQuery>
      </Stack>
    </ActionDialog>
  )
}

function Losses(records: Readonly<Record<(typeof PARTS)[number], number>>) {
  const t = useMessages(adminMessages)
  const lost = PARTS.filter((part) => records[part] > 0)
  if (lost.length === 0) return null
  const parts = lost.map((part) => t(`erase.parts.${part}`, { count: records[part] }))
  return <Text>{t('erase.count', { parts: parts.join(', ') })}</Text>
}
