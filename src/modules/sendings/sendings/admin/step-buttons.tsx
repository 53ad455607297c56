import { Button, Group, Text } from '@mantine/core'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import { newsletterCall } from '#modules/subscribers/admin/pickers.tsx'
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
  const ask = useQuestion(item)
  const can = (step: Step) => mayStep && fits(step, state)
  const isPlanned = send_at !== null && Date.parse(send_at) > Date.now()
  const isUntouched = totalOf(counts) === 0
  const start = async () => {
    if (await confirm(await ask('start'))) await take('start')
  }
  const resume = async () => {
    if (await confirm(await ask('resume'))) await take('resume')
  }
  const resend = async () => {
    if (await confirm(await ask('resendFailed'))) await take('resend_failed')
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
          <Button loading={isBusy} onClick={() => void attempt(resume)}>
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
          <Button {...quiet} onClick={() => void attempt(resend)}>
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

type Asked = 'start' | 'resume' | 'resendFailed'

/** Says before anything goes out how many will get it, as it stands at that moment. */
function useQuestion(item: NewsletterSending) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  return async (asked: Asked) => {
    const count = await countFor(item, asked)
    return {
      title: t(`send.${asked}Ask`),
      text: t(`send.${wordsFor(item, asked)}`, {
        count,
        number: formatNumber(count, lang),
      }),
      yes: t(`send.${asked}`),
    }
  }
}

function wordsFor({ reason, series_list }: NewsletterSending, asked: Asked) {
  if (asked === 'resume' && reason === 'restored') return 'restoredText'
  return asked === 'resume' && series_list ? 'resumeSeriesText' : (`${asked}Text` as const)
}

async function countFor(item: NewsletterSending, asked: Asked): Promise<number> {
  const { _id, counts, series_list } = item
  if (asked === 'resendFailed') return countOf(counts, 'failed')
  // Who gets it is chosen when it begins; a series is for those who come.
  if (asked === 'start' || (totalOf(counts) === 0 && !series_list))
    return (await newsletterCall(countAudience, { params: { id: _id } })).count
  return countOf(counts, 'queued', 'claimed', 'deferred')
}
