import { ActionIcon } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { ICON } from '#ui/icon-size.ts'
import { useMessages } from '../../session.tsx'
import { messages } from '../messages.ts'
import { useScreen } from '../route/screen-handle.ts'
import { toggleHandbook, useHandbookPlace } from './handbook-place.ts'

/** Where nothing else fits. */
const FIRST = 'first-steps'

/** The question mark: opens the page of the handbook that fits the screen. */
export function HelpButton() {
  const t = useMessages(messages)
  const place = useHandbookPlace()
  const showHelp = useHelp()
  return (
    <ActionIcon
      variant={place ? 'light' : 'subtle'}
      color={place ? 'ink' : 'gray'}
      aria-label={t('handbook.help')}
      data-hint={t('handbook.help')}
      aria-expanded={place !== null}
      onClick={showHelp}
    >
      <IconHelp {...ICON} />
    </ActionIcon>
  )
}

/** For menus: opens, or closes, the help of the screen one is on. */
export function useHelp(): () => void {
  const page = useScreen()?.help ?? FIRST
  return () => toggleHandbook(page)
}
