import { ActionIcon } from '@mantine/core'
import { IconPalette } from '@tabler/icons-react'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { messages } from '../messages.ts'
import { useRoom, useView } from '../room/room-context.tsx'
import { leavePart } from '../room/view-store.ts'

/** Opens the look of the website; only for those who may change it. */
export function StyleToggle() {
  const t = useMessages(messages)
  const can = useCan()
  const { tools, view } = useRoom()
  const isOn = useView(({ styling }) => styling !== 'off')
  if (!tools.theme || !can(tools.theme.access)) return null
  const toggle = () => {
    if (isOn) view.setState({ styling: 'ending' })
    else view.setState((now) => ({ ...leavePart(now), styling: 'on' }))
  }
  return (
    <Tooltip position="bottom" label={t('style.open')}>
      <ActionIcon
        variant={isOn ? 'light' : 'subtle'}
        aria-pressed={isOn}
        aria-label={t('style.open')}
        data-designer="style"
        onClick={toggle}
      >
        <IconPalette {...ICON} />
      </ActionIcon>
    </Tooltip>
  )
}
