import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebar, IconLayoutSidebarRight } from '@tabler/icons-react'
import { useMessages } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { messages } from '../messages.ts'
import { useRoom, useView } from '../room/room-context.tsx'
import { isFree, showRight } from '../room/view-store.ts'

/** Opens and closes what stands beside the canvas. */
export function PanelToggles() {
  const t = useMessages(messages)
  const { view } = useRoom()
  const left = useView((now) => now.left)
  const isRightOpen = useView((now) => now.isRightOpen && isFree(now))
  const toggleLeft = () => view.setState({ left: left ? null : 'add' })
  const toggleRight = () =>
    view.setState(isRightOpen ? { isRightOpen: false } : showRight('settings'))
  return (
    <>
      <Tooltip position="bottom" label={t('panels.left')}>
        <ActionIcon
          variant={left ? 'light' : 'subtle'}
          aria-pressed={left !== null}
          aria-label={t('panels.left')}
          onClick={toggleLeft}
        >
          <IconLayoutSidebar {...ICON} />
        </ActionIcon>
      </Tooltip>
      <Tooltip position="bottom" label={t('inspector.open')}>
        <ActionIcon
          variant={isRightOpen ? 'light' : 'subtle'}
          aria-pressed={isRightOpen}
          aria-label={t('inspector.open')}
          onClick={toggleRight}
        >
          <IconLayoutSidebarRight {...ICON} />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
