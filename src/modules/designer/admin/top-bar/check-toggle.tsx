import { ActionIcon } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { useRoom, useView } from '../room/room-context.tsx'
import { NARROW, type View } from '../room/view-store.ts'
import { leaveStyle } from '../style-mode/leave-style.ts'
import { texts } from '../texts.ts'

/** Shows what readers, search engines and the law would mind, where the settings stand. */
export function CheckToggle() {
  const t = useTexts(texts)
  const { view } = useRoom()
  const isOn = useView((now) => now.isChecking && now.isRightOpen && now.styling === 'off')
  const toggle = () => view.setState(isOn ? { isChecking: false } : showCheck)
  return (
    <Tooltip position="bottom" label={t('check.title')}>
      <ActionIcon
        variant={isOn ? 'light' : 'subtle'}
        aria-pressed={isOn}
        aria-label={t('check.title')}
        onClick={toggle}
      >
        <IconListCheck {...ICON} />
      </ActionIcon>
    </Tooltip>
  )
}

/** The findings in place of whatever else stands there; where there is room for one panel, alone. */
export function showCheck(now: View): Partial<View> {
  const isNarrow = innerWidth < NARROW
  return {
    ...leaveStyle(now),
    isChecking: true,
    isRightOpen: true,
    ...(isNarrow && { left: null }),
  }
}
