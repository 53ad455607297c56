import { Button, Menu, Stack, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { adminMessages } from '../../../admin/messages.ts'
import { messages } from '../../../messages.ts'
import type { Status } from '../../bug-values.ts'
import { isFinal, TRANSITIONS } from '../../life-cycle.ts'
import { StatusMark } from '../badges/bug-marks.tsx'
import { STATUS_LOOKS } from '../badges/looks.ts'
import type { SomeBug } from '../bug-calls.ts'
import { sendMove } from '../moves/send-move.ts'
import { useMoves } from '../moves/use-moves.tsx'

/** Where the bug stands, and every step that leads on from there. */
export function StateSection({ item: given, reload }: ItemProps<SomeBug>) {
  const t = useMessages(adminMessages)
  const words = useMessages(messages)
  const [item, keep] = useLatest<SomeBug>(given)
  const mayMove = useCan()(staff('bug-tracker', 'edit')) && item.deleted === null
  const { start, dialog } = useMoves<SomeBug>(async (bug, order) => {
    try {
      keep(await sendMove(bug, order))
      notify({ content: t('state.moved', { status: words(`choices.status.${order.to}`) }) })
    } finally {
      await reload()
    }
  })
  const ways = TRANSITIONS[item.status]
  const endings = ways.filter(isOtherEnding)
  const [next, ...others] = ways.filter((to) => !isOtherEnding(to))
  const go = (to: Status) => start(item, to)
  return (
    <Stack gap="sm">
      <div>
        <StatusMark value={item.status} />
      </div>
      {!mayMove && <Text c="dimmed">{t('state.readOnly')}</Text>}
      {mayMove && (
        <Stack gap="xs">
          {next && <Step from={item.status} to={next} onGo={go} isNext />}
          {others.map((to) => (
            <Step key={to} from={item.status} to={to} onGo={go} />
          ))}
          {endings.length > 0 && <Endings ways={endings} onGo={go} />}
        </Stack>
      )}
      {dialog}
    </Stack>
  )
}

type StepProps = { from: Status; to: Status; onGo(to: Status): void; isNext?: boolean }

function Step({ from, to, onGo, isNext = false }: StepProps) {
  const t = useMessages(adminMessages)
  const { icon: Icon } = STATUS_LOOKS[to]
  const isPause = from === 'in_progress' && to === 'accepted'
  return (
    <Button
      fullWidth
      justify="flex-start"
      variant={isNext ? 'filled' : 'default'}
      leftSection={<Icon {...SMALL_ICON} />}
      onClick={() => onGo(to)}
    >
      {t(isPause ? 'move.pause' : `move.${to}`)}
    </Button>
  )
}

/** Ways to end it without a solution, out of the way of the usual steps. */
function Endings({ ways, onGo }: { ways: readonly Status[]; onGo(to: Status): void }) {
  const t = useMessages(adminMessages)
  return (
    <Menu position="bottom-start" width="target">
      <Menu.Target>
        <Button
          fullWidth
          variant="subtle"
          justify="flex-start"
          leftSection={<IconChevronDown {...SMALL_ICON} />}
        >
          {t('state.other')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('state.other')}>
        {ways.map((to) => {
          const { icon: Icon } = STATUS_LOOKS[to]
          return (
            <Menu.Item key={to} leftSection={<Icon {...SMALL_ICON} />} onClick={() => onGo(to)}>
              {t(`move.${to}`)}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

function isOtherEnding(status: Status): boolean {
  return status !== 'closed' && isFinal(status)
}

/**
 * The newest version known: a form with unsaved changes keeps the one it began with, while a step
 * taken beside it has already led on.
 */
function useLatest<T extends { version: number }>(item: T): [T, (next: T) => void] {
  const [known, setKnown] = useState(item)
  return [known.version > item.version ? known : item, setKnown]
}
