import { Button, Group, Text } from '@mantine/core'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { adminMessages } from '../../admin/messages.ts'
import type { NewsletterSending } from '../sending.ts'
import { countOf, mayStep as fits } from '../sending-values.ts'
import { useSteps } from './use-sending.ts'

/** Mails of which nobody knows whether they arrived: a person decides, never the machine. */
export function UncertainRows(props: ItemProps<NewsletterSending>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { item } = props
  const { take, isBusy, mayStep } = useSteps(props)
  const { confirm, dialog } = useConfirm()
  const count = countOf(item.counts, 'uncertain')
  if (count === 0) return null
  const resend = async () => {
    const question = { title: t('send.sendAgainAsk'), text: t('send.sendAgainText') }
    if (await confirm({ ...question, yes: t('send.sendAgain'), isDanger: true }))
      await take('settle_uncertain', { resend: true })
  }
  return (
    <div>
      <Text>{t('send.uncertain', { count, number: formatNumber(count, lang) })}</Text>
      {mayStep && fits('settle_uncertain', item.state) && (
        <Group gap="sm" mt="xs">
          <Button
            variant="default"
            loading={isBusy}
            onClick={() => void take('settle_uncertain', { resend: false })}
          >
            {t('send.takeAsSent')}
          </Button>
          <Button variant="default" loading={isBusy} onClick={() => void resend()}>
            {t('send.sendAgain')}
          </Button>
        </Group>
      )}
      {dialog}
    </div>
  )
}
