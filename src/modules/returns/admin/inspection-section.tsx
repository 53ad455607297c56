import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import { lineName, quantityText } from '#modules/orders/orders/describe-order.ts'
import { readQuantity } from '#modules/stock/levels/quantity.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { stepOf } from '../returns/life-cycle.ts'
import { returnSteps } from '../returns/return.calls.ts'
import type { GoodsReturn } from '../returns/return.ts'
import { adminMessages } from './messages.ts'

type ReturnLine = GoodsReturn['lines'][number]

/** What came back: to be looked at line by line, or as it was judged. */
export function InspectionSection({ item, reload }: ItemProps<GoodsReturn>) {
  const t = useMessages(adminMessages)
  const mayInspect = useCan()(returnSteps.inspect.access)
  if (item.lines.length === 0)
    return <Text c="dimmed">{t(item.order ? 'lines.none' : 'noOrder')}</Text>
  if (stepOf('inspect', item) && mayInspect)
    return <InspectionForm key={item.version} item={item} reload={reload} />
  return (
    <Lines>
      {item.lines.map((line) => (
        <JudgedLine key={line._id} line={line} item={item} />
      ))}
    </Lines>
  )
}

function JudgedLine({ line, item }: { line: ReturnLine; item: GoodsReturn }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { accepted, unit } = line
  const judged = accepted !== null && [
    t('lines.acceptedOf', { quantity: quantityText({ quantity: accepted, unit }, lang) }),
    line.is_restocked && t('lines.restocked'),
  ]
  return (
    <Line
      name={`${quantityText(line, lang)} ${lineName(line)}`}
      note={judged ? judged.filter(Boolean).join(', ') : undefined}
    >
      {line.amount > 0 && item.ordered && (
        <Text fw={550}>{formatMoney(line.amount, lang, item.ordered.currency)}</Text>
      )}
    </Line>
  )
}

type Judgement = { accepted: string; is_restocked: boolean }

/** One click for what is as it should be: everything taken back and sold again. */
function InspectionForm({ item, reload }: ItemProps<GoodsReturn>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const can = useCan()
  const { attempt, isBusy } = useAttempt()
  const [judged, setJudged] = useState(() => judgementsOf(item, lang))
  const lines = item.lines.map((line) => readLine(line, judged.get(line._id), lang))
  const isReady = lines.every((line) => line !== undefined)
  const isNothing = isReady && lines.every((line) => Number(line?.accepted) === 0)
  const mayAccept = can(returnSteps.accept.access) && can(staff('orders', 'publish'))
  const submit = async () => {
    const params = { id: item._id }
    let isInspected = false
    const work = async () => {
      const body = { version: item.version, lines: lines.filter((line) => line !== undefined) }
      const { items } = await call(returnSteps.inspect, { params, body })
      const version = items[0]?.version ?? item.version
      // What was inspected stays so, whatever becomes of the next step.
      isInspected = true
      if (mayAccept && !isNothing) await call(returnSteps.accept, { params, body: { version } })
    }
    const done = t(mayAccept && !isNothing ? 'lines.done' : 'lines.inspected')
    await attempt(work, done)
    if (isInspected) await reload()
  }
  const judge = (id: string, change: Partial<Judgement>) =>
    setJudged(new Map([...judged, [id, { ...EMPTY, ...judged.get(id), ...change }]]))
  return (
    <Stack gap="md">
      {item.lines.map((line, index) => (
        <LineForm
          key={line._id}
          line={line}
          judgement={judged.get(line._id) ?? EMPTY}
          isWrong={lines[index] === undefined}
          onChange={(change) => judge(line._id, change)}
        />
      ))}
      {isNothing && <Text c="dimmed">{t('lines.nothing')}</Text>}
      <Button w="fit-content" disabled={!isReady} loading={isBusy} onClick={() => void submit()}>
        {t('lines.submit')}
      </Button>
    </Stack>
  )
}

type LineFormProps = {
  line: ReturnLine
  judgement: Judgement
  isWrong: boolean
  onChange(change: Partial<Judgement>): void
}

function LineForm({ line, judgement, isWrong, onChange }: LineFormProps) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const name = lineName(line)
  const quantity = quantityText(line, lang)
  const { withdrawal } = line
  return (
    <div>
      <Text fw={550}>{name}</Text>
      <Text c="dimmed" size="sm">
        {t('lines.claimed', { quantity })}
        {withdrawal !== 'granted' && ` · ${t(`lines.exempt.${withdrawal}`)}`}
      </Text>
      <Group align="flex-end" mt="xs">
        <TextInput
          label={t('lines.accepted')}
          aria-label={`${t('lines.accepted')}: ${name}`}
          inputMode="decimal"
          w={130}
          value={judgement.accepted}
          error={isWrong && t('lines.wrong', { quantity })}
          onChange={(event) => onChange({ accepted: event.currentTarget.value })}
        />
        <Checkbox
          label={t('lines.restock')}
          aria-label={`${t('lines.restock')}: ${name}`}
          mb={8}
          checked={judgement.is_restocked}
          onChange={(event) => onChange({ is_restocked: event.currentTarget.checked })}
        />
      </Group>
    </div>
  )
}

const EMPTY: Judgement = { accepted: '', is_restocked: false }

/** What may spoil or was opened is not sold again unless somebody says so. */
function judgementsOf({ lines }: GoodsReturn, lang: 'de' | 'en'): Map<string, Judgement> {
  return new Map(
    lines.map(({ _id, quantity, withdrawal }) => [
      _id,
      {
        accepted: lang === 'de' ? quantity.replace('.', ',') : quantity,
        is_restocked: withdrawal === 'granted',
      },
    ]),
  )
}

function readLine(
  { _id, quantity }: ReturnLine,
  { accepted: typed, is_restocked }: Judgement = EMPTY,
  lang: 'de' | 'en',
) {
  const accepted = readQuantity(typed, lang)
  if (accepted === undefined || Number(accepted) > Number(quantity)) return undefined
  return { _id, accepted, is_restocked }
}
