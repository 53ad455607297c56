import { Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { closeRequest, reopenRequest } from '../../data-request.calls.ts'
import type { DataRequest } from '../../data-request.ts'
import { adminMessages, adminWords } from '../messages.ts'
import { REASON, Reason } from './deadline-section.tsx'

/** How a request ends; until the person is erased it can be opened again. */
export function OutcomeSection({ item, reload }: ItemProps<DataRequest>) {
  const renew = useRenewal(reload)
  const mayEdit = useCan()(staff('data-requests', 'edit'))
  if (item.state !== 'open') return <Closed item={item} mayEdit={mayEdit} renew={renew} />
  return <Open item={item} mayEdit={mayEdit} renew={renew} />
}

type Props = { item: DataRequest; mayEdit: boolean; renew(): Promise<void> }

function Open({ item, mayEdit, renew }: Props) {
  const t = useMessages(adminMessages)
  const { attempt, isBusy } = useAttempt()
  const [isRefusing, setRefusing] = useState(false)
  const { version } = item
  const params = { id: item._id }
  const close = async (state: 'answered' | 'done') => {
    const done = () => call(closeRequest, { params, body: { version, state } })
    if (await attempt(done, t('outcome.saved'))) await renew()
  }
  return (
    <>
      <Text c="dimmed">{t('outcome.open')}</Text>
      {mayEdit && (
        <Group gap="xs">
          {(['answered', 'done'] as const).map((state) => (
            <Button
              key={state}
              variant="default"
              loading={isBusy}
              onClick={() => void close(state)}
            >
              {t(`outcome.${state}`)}
            </Button>
          ))}
          <Button variant="default" onClick={() => setRefusing(true)}>
            {t('outcome.refuse')}
          </Button>
        </Group>
      )}
      <FieldsDialog
        isOpen={isRefusing}
        title={t('outcome.refuseTitle')}
        text={t('outcome.refuseText')}
        submit={t('outcome.refuseSubmit')}
        fields={REASON}
        words={wordsOf(adminWords, 'reasonForm')}
        schema={Reason}
        onClose={() => setRefusing(false)}
        onSubmit={async ({ reason }) => {
          await call(closeRequest, { params, body: { version, state: 'refused', reason } })
          await renew()
        }}
      />
    </>
  )
}

function Closed({ item, mayEdit, renew }: Props) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { attempt, isBusy } = useAttempt()
  const { _id, version, state, closed, handler, reason, erased } = item
  const reopen = async () => {
    const done = () => call(reopenRequest, { params: { id: _id }, body: { version } })
    if (await attempt(done, t('outcome.reopened'))) await renew()
  }
  return (
    <>
      <Text>
        {t('outcome.closed', {
          state: t(`states.${state}`),
          when: closed ? formatMoment(closed, lang) : '–',
        })}
      </Text>
      {handler && <Text c="dimmed">{t('outcome.by', { name: handler })}</Text>}
      {reason && <Text>{t('outcome.because', { reason })}</Text>}
      {mayEdit && !erased && (
        <Button variant="default" loading={isBusy} onClick={() => void reopen()}>
          {t('outcome.reopen')}
        </Button>
      )}
    </>
  )
}

/** The list and the start page count open ones. */
function useRenewal(reload: () => Promise<void>) {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: ['collection', 'data-requests'] })
    await reload()
  }
}
