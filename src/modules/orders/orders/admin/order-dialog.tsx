import { Anchor, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { questionStore } from '#kernel/admin/dialog/question-store.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { formatMoment, formatMoney } from '#kernel/i18n/format.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { findOrders } from '../../admin/find-orders.ts'
import { adminMessages } from '../../admin/messages.ts'
import type { Order } from '../order.ts'

const DEBOUNCE_MS = 200

/** Which order somebody means, whatever screen they are on; the answer is its id. */
export const askedOrder = questionStore<'which', string>()

/** Draws the dialog while somebody is asked. */
export function OrderDialogHost() {
  const asked = useSyncExternalStore(askedOrder.subscribe, askedOrder.get)
  return asked ? <OrderDialog /> : null
}

/** The latest orders, or those with a number, name or address; Enter takes the first of those. */
function OrderDialog() {
  const t = useMessages(adminMessages)
  const labels = useDialogLabels()
  const [words, setWords] = useState('')
  const [settled] = useDebouncedValue(words, DEBOUNCE_MS)
  const found = useQuery({
    queryKey: ['collection', 'orders', 'dialog', settled],
    queryFn: () => findOrders(settled),
    placeholderData: keepPreviousData,
  })
  const { attempt } = useAttempt()
  const takeFirst = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return
    void attempt(async () => {
      // Of what stands in the field, not of what was found a moment before.
      const [first] = await findOrders(words)
      if (first) askedOrder.answer(first._id)
    })
  }
  return (
    <Modal opened onClose={askedOrder.drop} title={t('find.title')} labels={labels} size="md">
      <Stack gap="md">
        <form onSubmit={takeFirst}>
          <TextInput
            label={t('orders.search')}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
            autoComplete="off"
            data-autofocus
          />
        </form>
        <SectionQuery query={found} lines={4}>
          {(items) => <Found items={items} />}
        </SectionQuery>
      </Stack>
    </Modal>
  )
}

function Found({ items }: { items: readonly Order[] }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  if (items.length === 0) return <Text c="dimmed">{t('find.none')}</Text>
  return (
    <Lines>
      {items.map(({ _id, number, name, state, total, currency, created }) => (
        <Line
          key={_id}
          name={
            <Anchor component="button" type="button" onClick={() => askedOrder.answer(_id)}>
              {[number, name].filter(Boolean).join(', ')}
            </Anchor>
          }
          note={`${formatMoment(created, lang)} · ${t(`orders.choices.state.${state}`)}`}
        >
          <Text>{formatMoney(total, lang, currency)}</Text>
        </Line>
      ))}
    </Lines>
  )
}
