import { Button, Group, Text } from '@mantine/core'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { isOnline } from '../payments/life-cycle.ts'
import { paymentActions } from '../payments/payment.calls.ts'
import type { Payment } from '../payments/payment.ts'
import { adminMessages } from './messages.ts'

/** What went back; whether a transfer came back from the bank is known by whoever sees the account. */
export function RefundLines({ item, reload }: ItemProps<Payment>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const isAllowed = useCan()(paymentActions.refund_returned.access)
  const { attempt, isBusy } = useAttempt()
  const { confirm, dialog } = useConfirm()
  const money = (cents: number) => formatMoney(cents, lang, item.currency)
  const note = async ({ _id: refund, amount }: Payment['refunds'][number]) => {
    const title = t('refund.returnedAsk', { amount: money(amount) })
    if (!(await confirm({ title, yes: t('refund.returned') }))) return
    const request = { params: { id: item._id }, body: { version: item.version, refund } }
    const work = () => call(paymentActions.refund_returned, request)
    if (await attempt(work, t('refund.returnedDone'))) await reload()
  }
  return (
    <>
      <Lines>
        {item.refunds.map((refund) => (
          <Line key={refund._id} name={money(refund.amount)} note={refund.reason}>
            <Group gap="sm">
              <Text>{t(`refund.states.${refund.state}`)}</Text>
              {isAllowed && !isOnline(item.source) && refund.state === 'done' && (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`${t('refund.returned')}: ${money(refund.amount)}`}
                  loading={isBusy}
                  onClick={() => void note(refund)}
                >
                  {t('refund.returned')}
                </Button>
              )}
            </Group>
          </Line>
        ))}
      </Lines>
      {dialog}
    </>
  )
}
