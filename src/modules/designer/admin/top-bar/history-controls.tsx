import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconHistory } from '@tabler/icons-react'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { lastOwn } from '../../model/history.ts'
import { messages } from '../messages.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import classes from './top-bar.module.css'

const SHOWN = 30

/** Back, forward, and all steps in plain words. */
export function HistoryControls() {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer } = useRoom()
  // Words and not steps: a letter more in the same step changes nothing here.
  const last = useDesigner((now) => lastOwn(now)?.label[lang])
  const next = useDesigner(({ future }) => future[0]?.label[lang])
  return (
    <>
      <Tooltip position="bottom" label={last ? `${t('history.undo')}: ${last}` : t('history.undo')}>
        <ActionIcon
          variant="subtle"
          aria-label={t('history.undo')}
          disabled={last === undefined}
          onClick={designer.undo}
        >
          <IconArrowBackUp {...ICON} />
        </ActionIcon>
      </Tooltip>
      <Tooltip position="bottom" label={next ? `${t('history.redo')}: ${next}` : t('history.redo')}>
        <ActionIcon
          variant="subtle"
          aria-label={t('history.redo')}
          disabled={next === undefined}
          onClick={designer.redo}
        >
          <IconArrowForwardUp {...ICON} />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end" width={320} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" aria-label={t('history.list')}>
            <IconHistory {...ICON} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('history.list')} className={classes.steps}>
          <Steps />
        </Menu.Dropdown>
      </Menu>
    </>
  )
}

/** The last steps, newest first; a press goes back to right after that one. */
function Steps() {
  const t = useMessages(messages)
  const { lang } = useSession().user
  const { designer } = useRoom()
  const all = useDesigner((state) => state.past)
  const past = all.filter(({ isForeign }) => !isForeign)
  const back = (steps: number) => {
    for (let step = 0; step < steps; step += 1) designer.undo()
  }
  return (
    <>
      {past
        .slice(-SHOWN)
        .map((step, at) => ({ step, back: Math.min(past.length, SHOWN) - at }))
        .toReversed()
        .map(({ step, back: steps }) => (
          <Menu.Item
            key={steps}
            aria-current={steps === 1 || undefined}
            onClick={() => back(steps - 1)}
          >
            {step.label[lang]}
          </Menu.Item>
        ))}
      {past.length <= SHOWN && past.length > 0 && (
        <Menu.Item onClick={() => back(past.length)}>{t('history.start')}</Menu.Item>
      )}
      {past.length === 0 && <Menu.Label>{t('history.empty')}</Menu.Label>}
    </>
  )
}
