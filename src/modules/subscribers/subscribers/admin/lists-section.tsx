import { Button, Group, Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { formatDay } from '#kernel/i18n/format.ts'
import { Line, Lines } from '#ui/lines/lines.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { newsletterCall } from '../../admin/newsletter-call.ts'
import { editSubscriber, stepSubscriber } from '../subscriber.calls.ts'
import type { Subscriber, Subscription } from '../subscriber.ts'

type Names = ReadonlyMap<string, string>

/** Which lists somebody has, since when and why, and the ways to change that. */
export function ListsSection(props: ItemProps<Subscriber>) {
  const t = useMessages(adminMessages)
  const { item } = props
  const found = useQuery({
    queryKey: ['collection', 'newsletter-subscribers', 'edit', item._id, item.version],
    queryFn: () => newsletterCall(editSubscriber, { query: item._id ? { id: item._id } : {} }),
  })
  if (!item._id) return <Text c="dimmed">{t('sub.later')}</Text>
  return (
    <SectionQuery query={found}>
      {({ lists }) => {
        const names: Names = new Map(lists.map(({ _id, name }) => [_id, name]))
        return (
          <>
            {item.subscriptions.length === 0 && <Text c="dimmed">{t('sub.none')}</Text>}
            <Lines>
              {item.subscriptions.map((one) => (
                <ListLine key={one.list} {...props} one={one} name={names.get(one.list) ?? '–'} />
              ))}
            </Lines>
            <AddList {...props} names={names} />
          </>
        )
      }}
    </SectionQuery>
  )
}

type LineProps = ItemProps<Subscriber> & { one: Subscription; name: string }

function ListLine({ item, reload, one, name }: LineProps) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const { lang } = useSession().user
  const { attempt, isBusy } = useAttempt()
  const { _id, version } = item
  const isOn = one.state !== 'unsubscribed'
  const leave = async () => {
    const body = { version, lists: [one.list] }
    await newsletterCall(stepSubscriber, { params: { id: _id, step: 'leave' }, body })
    await reload()
  }
  const words = { day: formatDay(one.since, lang), source: t(`sources.${one.source}`) }
  const basis = one.basis === 'consent' ? '' : ` · ${t(`bases.${one.basis}`)}`
  const note = `${t(`states.${one.state}`)} · ${t('sub.since', words)}${basis}`
  return (
    <Line name={name} note={note} isStrong>
      {isOn && can(staff('subscribers', 'edit')) && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isBusy}
          onClick={() => void attempt(leave, t('sub.left'))}
        >
          {t('sub.leave')}
        </Button>
      )}
    </Line>
  )
}

function AddList({ item, reload, names }: ItemProps<Subscriber> & { names: Names }) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const { attempt, isBusy } = useAttempt()
  const [list, setList] = useState<string | null>(null)
  // Who has left a list comes back by themselves alone.
  const has = new Set(item.subscriptions.map(({ list: id }) => id))
  const data = [...names].flatMap(([value, label]) => (has.has(value) ? [] : [{ value, label }]))
  if (!can(staff('subscribers', 'edit')) || data.length === 0) return null
  const add = async () => {
    const body = { version: item.version, lists: list ? [list] : [] }
    await newsletterCall(stepSubscriber, { params: { id: item._id, step: 'add' }, body })
    setList(null)
    await reload()
  }
  return (
    <Group align="end">
      <Select
        label={t('sub.add')}
        description={t('sub.addHint')}
        data={data}
        value={list}
        onChange={setList}
      />
      <Button
        variant="default"
        disabled={!list}
        loading={isBusy}
        onClick={() => void attempt(add, t('sub.asked'))}
      >
        {t('sub.ask')}
      </Button>
    </Group>
  )
}
