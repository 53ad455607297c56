import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { USERS_KEY } from '../../../admin/keys.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { BROWSE } from '../../../admin/paths.ts'
import { personName } from '../../../admin/person-name.ts'
import type { Person } from '../../../people/admin/user-calls.ts'
import { type ErasureReport, erasePerson } from '../../../people/person.calls.ts'
import { isConfirmed } from './held-records.ts'
import { Shares } from './shares.tsx'

type Props = { person: Person; onClose(): void }

/** A look at what would go, the address typed to confirm, and what had to stay. */
export function EraseDialog({ person, onClose }: Props) {
  const t = useMessages(adminMessages)
  const labels = useDialogLabels()
  const { typed, setTyped, report, erase, isBusy, leave } = useErasure(person, onClose)
  const named = { name: personName(person), handle: person.handle }
  return (
    <Modal
      opened
      onClose={report ? leave : onClose}
      title={t(report ? 'erase.doneTitle' : 'erase.title', named)}
      labels={labels}
      footer={
        report ? (
          <Button onClick={leave}>{t('erase.toList')}</Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button
              color="red"
              loading={isBusy}
              disabled={!isConfirmed(typed, person.handle)}
              onClick={() => void erase()}
            >
              {t('erase.submit')}
            </Button>
          </>
        )
      }
    >
      {report ? (
        <ErasureDone report={report} />
      ) : (
        <Stack gap="md">
          <Text>{t('erase.text', named)}</Text>
          <WouldGo id={person._id} />
          <TextInput
            data-autofocus
            label={t('erase.confirm', named)}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Stack>
      )}
    </Modal>
  )
}

function WouldGo({ id }: { id: string }) {
  const shares = useQuery({
    queryKey: ['erasure', id],
    queryFn: () => call(erasePerson, { params: { id }, body: { dryRun: true } }),
    gcTime: 0,
  })
  return (
    <SectionQuery query={shares} lines={3}>
      {(found) => <Shares shares={found.shares} />}
    </SectionQuery>
  )
}

function useErasure(person: Person, onClose: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const { attempt, isBusy } = useAttempt()
  const [typed, setTyped] = useState('')
  const [report, setReport] = useState<ErasureReport>()
  const erase = () =>
    attempt(async () => {
      const body = { dryRun: false, handle: typed.trim() } as const
      setReport(await call(erasePerson, { params: { id: person._id }, body }))
    })
  /** The person is gone: what is cached of them goes too, once their screen is left. */
  const leave = () => {
    onClose()
    void navigate(adminPath(BROWSE))
    client.removeQueries({ queryKey: [...USERS_KEY, 'item', person._id] })
    void client.invalidateQueries({ queryKey: USERS_KEY })
  }
  return { typed, setTyped, report, erase, isBusy, leave }
}

/** What is gone, and what had to stay with the reason. */
function ErasureDone({ report }: { report: ErasureReport }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return (
    <Stack gap="md">
      <Text>{t('erase.done')}</Text>
      {report.kept.length > 0 && (
        <div>
          <Text fw={550} mb="xs">
            {t('erase.kept')}
          </Text>
          <Lines>
            {report.kept.map(({ module, what, why }) => (
              <Line key={`${module} ${what.de}`} name={what[lang]} note={why[lang]} />
            ))}
          </Lines>
        </div>
      )}
    </Stack>
  )
}
