import { ActionIcon } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { useRoom, useView } from '../room/room-context.tsx'
import { showRight } from '../room/view-store.ts'
import { texts } from '../texts.ts'

/** Shows what readers, search engines and the law would mind, where the settings stand. */
export function CheckToggle() {
  const t = useTexts(texts)
  const { view } = useRoom()
  const isOn = useView((now) => now.right === 'check' && now.isRightOpen && now.styling === 'off')
  const toggle = () => view.setState(isOn ? { right: 'settings' } : showRight('check'))
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
