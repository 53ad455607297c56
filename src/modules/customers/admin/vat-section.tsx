import { Button, Group, Stack, Text } from '@mantine/core'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoment } from '#kernel/i18n/format.ts'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { checkVatId } from '../customer.calls.ts'
import type { Customer } from '../customer.ts'
import type { VatIdState } from '../vat-ids/vat-id.ts'
import { adminMessages } from './messages.ts'

const TONES: Readonly<Record<VatIdState, StatusTone>> = {
  none: 'neutral',
  asked: 'info',
  valid: 'good',
  invalid: 'bad',
  unavailable: 'warn',
}

/** What the register says of the stored id, and the way to ask it again. */
export function VatSection({ item, reload }: ItemProps<Customer>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const mayAsk = useCan()(checkVatId.access)
  const { attempt, isBusy } = useAttempt()
  const { vat_id, vat_id_state: state, vat_id_checked: checked } = item
  if (vat_id === '') return <Text c="dimmed">{t('vat.none')}</Text>
  const again = async () => {
    const work = () => call(checkVatId, { params: { id: item._id }, body: {} })
    if (await attempt(work, t('vat.asked'))) await reload()
  }
  const facts = (['vat_id_name', 'vat_id_address', 'vat_id_reference'] as const).filter(
    (name) => item[name] !== '',
  )
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text>{vat_id}</Text>
        <StatusBadge tone={TONES[state]} label={t(`customers.choices.vat_id_state.${state}`)} />
      </Group>
      {state === 'unavailable' && <Text c="dimmed">{t('vat.unavailable')}</Text>}
      {facts.map((name) => (
        <div key={name}>
          <Text size="sm" c="dimmed">
            {t(`customers.fields.${name}`)}
          </Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{item[name]}</Text>
        </div>
      ))}
      {checked && (
        <Text size="sm" c="dimmed">
          {t('customers.fields.vat_id_checked')}: {formatMoment(checked, lang)}
        </Text>
      )}
      {mayAsk && (
        <Button variant="default" loading={isBusy} onClick={() => void again()}>
          {t('vat.again')}
        </Button>
      )}
    </Stack>
  )
}
