import { Button, Group, Text } from '@mantine/core'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../admin/messages.ts'
import { countAudience } from '../sending.calls.ts'
import type { NewsletterSending } from '../sending.ts'
import { countOf, mayStep as fits, type Step, totalOf } from '../sending-values.ts'
import { useSteps } from './use-sending.ts'

/** What can be done with a sending now; what mails many people asks first. */
export function StepButtons(props: ItemProps<NewsletterSending>) {
  const t = useMessages(adminMessages)
  const { item } = props
  const { state, counts, send_at, series_list } = item
  const { take, isBusy, mayStep } = useSteps(props)
  const { confirm, dialog } = useConfirm()
  const { attempt } = useAttempt()
  const ask = useStartQuestion(item)
  const can = (step: Step) => mayStep && fits(step, state)
  const isPlanned = send_at !== null && Date.parse(send_at) > Date.now()
  const isUntouched = totalOf(counts) === 0
  const start = async () => {
    if (await confirm(await ask())) await take('start')
  }
  const cancel = async () => {
    const question = { title: t('send.cancelAsk'), text: t('send.cancelText') }
    const isSure =
      isUntouched || (await confirm({ ...question, yes: t('send.cancel'), isDanger: true }))
    if (isSure) await take('cancel')
  }
  const quiet = { variant: 'default', loading: isBusy } as const
  if (!mayStep) return <Text c="dimmed">{t('send.noPublish')}</Text>
  return (
    <>
      <Group gap="sm">
        {can('start') && (
          <Button loading={isBusy} onClick={() => void attempt(start)}>
            {t('send.start')}
          </Button>
        )}
        {can('resume') && (
          <Button loading={isBusy} onClick={() => void take('resume')}>
            {t('send.resume')}
          </Button>
        )}
        {can('schedule') && state !== 'scheduled' && isPlanned && (
          <Button {...quiet} onClick={() => void take('schedule')}>
            {t('send.schedule')}
          </Button>
        )}
        {can('pause') && (
          <Button {...quiet} onClick={() => void take('pause')}>
            {t('send.pause')}
          </Button>
        )}
        {can('resend_failed') && countOf(counts, 'failed') > 0 && (
          <Button {...quiet} onClick={() => void take('resend_failed')}>
            {t('send.resendFailed')}
          </Button>
        )}
        {can('cancel') && !series_list && (
          <Button {...quiet} onClick={() => void cancel()}>
            {t(isUntouched ? 'send.backToDraft' : 'send.cancel')}
          </Button>
        )}
      </Group>
      {state === 'draft' && !isPlanned && <Text size="sm">{t('send.noMoment')}</Text>}
      {dialog}
    </>
  )
}

/** Says before the start how many will get it, counted at that moment. */
function useStartQuestion({ _id }: NewsletterSending) {
  const t = useMessages(adminMessages)
  return async () => {
    const { count } = await call(countAudience, { params: { id: _id } })
    return {
      title: t('send.startAsk'),
      text: t('send.startText', { count }),
      yes: t('send.start'),
    }
  }
}
