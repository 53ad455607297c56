import { ActionIcon } from '@mantine/core'
import { IconBug } from '@tabler/icons-react'
import { isSystem } from '#kernel/access/roles.ts'
import { ICON } from '#ui/icon-size.ts'
import { useMessages, useSession } from '../../session.tsx'
import { messages } from '../messages.ts'
import { setPreferences, usePreferences } from '../preferences/preferences.ts'

/** Turns the debug panel on and off; for system users only (specification, section 6). */
export function DebugToggle() {
  const t = useMessages(messages)
  const { user } = useSession()
  const { isDebugging } = usePreferences()
  if (!isSystem(user)) return null
  return (
    <ActionIcon
      variant={isDebugging ? 'light' : 'subtle'}
      color={isDebugging ? 'ink' : 'gray'}
      aria-label={t('debug.title')}
      data-hint={t('debug.title')}
      aria-pressed={isDebugging}
      onClick={() => setPreferences({ isDebugging: !isDebugging })}
    >
      <IconBug {...ICON} />
    </ActionIcon>
  )
}
