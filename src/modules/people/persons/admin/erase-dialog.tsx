import { Button, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { BROWSE } from '../../admin/paths.ts'
import { erasePerson } from '../person.calls.ts'
import type { Person } from '../person.ts'

/** What would go is counted first. */
export function EraseDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const t = useMessages(adminMessages)
  const labels = useDialogLabels()
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
    void navigate(adminPath(BROWSE))
    await client.invalidateQueries({ queryKey: ['collection', 'persons'] })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('erase.title')}
      labels={labels}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('merge.cancel')}
          </Button>
          <Button
            color="red"
            loading={isBusy}
            disabled={!look.data}
            onClick={() => void attempt(erase, t('erase.done'))}
          >
            {t('erase.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{t('erase.text')}</Text>
        <SectionQuery query={look}>
          {({ records, kept }) => (
            <>
              <Text>{t('erase.count', records)}</Text>
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
    </Modal>
  )
}
