import { Button, Select, Stack, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatNumber } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { notify } from '#ui/notification/notify.tsx'
import { readQuantity } from '../levels/quantity.ts'
import { moveStock } from '../stock.calls.ts'
import { REASON_NAMES, REASONS, type Reason } from '../stock.ts'
import { adminMessages } from './messages.ts'
import type { StockItem } from './stock.collection.tsx'

/** Goods in or out, with the reason; a failure leaves what was typed. */
export function BookSection({ item, reload }: ItemProps<StockItem>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [reason, setReason] = useState<Reason>('received')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const quantity = signed(typed, reason, lang)
  if (!useCan()(staff('stock', 'edit'))) return null
  const book = () =>
    attempt(async () => {
      if (quantity === undefined) return
      const body = { variant: item.variant, quantity, reason, note: note.trim() }
      const { stock } = await call(moveStock, { body })
      setTyped('')
      setNote('')
      notify({
        content: t('book.done', { onHand: formatNumber(Number(stock[0]?.on_hand), lang) }),
      })
      await client.invalidateQueries({ queryKey: ['collection', 'stock', 'movements'] })
      await reload()
    })
  return (
    <Stack gap="sm">
      <Select
        label={t('book.reason')}
        data={REASON_NAMES.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        value={reason}
        allowDeselect={false}
        onChange={(value) => setReason(REASON_NAMES.find((one) => one === value) ?? 'received')}
      />
      <TextInput
        label={t('book.quantity')}
        description={reason === 'correction' ? t('book.quantityHint') : undefined}
        inputMode={reason === 'correction' ? 'text' : 'decimal'}
        value={typed}
        error={typed.trim() !== '' && quantity === undefined && t('book.wrong')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <TextInput
        label={t('book.note')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button
        w="fit-content"
        disabled={quantity === undefined}
        loading={isBusy}
        onClick={() => void book()}
      >
        {t('book.submit')}
      </Button>
    </Stack>
  )
}

/** The reason says the direction; only a correction is typed with its sign. */
function signed(typed: string, reason: Reason, lang: Lang): string | undefined {
  const text = typed.trim()
  const isMinus = reason === 'correction' && /^[-−]/.test(text)
  const size = readQuantity(isMinus ? text.slice(1) : text, lang)
  if (size === undefined || Number(size) === 0) return undefined
  return isMinus || REASONS[reason] < 0 ? `-${size}` : size
}
