import {
  IconAdjustments,
  IconKeyboard,
  IconLogout,
  IconUserCircle,
  IconWorldWww,
} from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import type { PopupMenuEntry } from '#ui/popup-menu/popup-menu-item.tsx'
import { useAdminPath, useMessages, useSession } from '../../session.tsx'
import { usePanels } from '../frame/panels.tsx'
import { messages } from '../messages.ts'
import { useModules } from '../modules-context.tsx'
import { useSignOut } from '../session/use-sign-out.ts'
import type { LaterMenuProps } from './menu-on-demand.tsx'

const ACCOUNT = 'account'

/** The own account, the way to the website, and out. */
export function Component({ button, open }: LaterMenuProps) {
  const t = useMessages(messages)
  return <PopupMenu label={t('user.menu')} items={useEntries()} trigger={button} open={open} />
}

function useEntries(): PopupMenuEntry[] {
  const t = useMessages(messages)
  const { open } = usePanels()
  const signOut = useSignOut()
  const account = useAccountEntry()
  return [
    ...(account ? [account] : []),
    {
      key: 'website',
      label: t('user.website'),
      icon: <IconWorldWww {...SMALL_ICON} />,
      href: '/',
    },
    {
      key: 'quick-settings',
      label: t('user.quickSettings'),
      icon: <IconAdjustments {...SMALL_ICON} />,
      onSelect: () => open('quick-settings'),
    },
    {
      key: 'shortcuts',
      label: t('user.shortcuts'),
      icon: <IconKeyboard {...SMALL_ICON} />,
      hint: '?',
      onSelect: () => open('shortcuts'),
    },
    {
      key: 'sign-out',
      label: t('user.signOut'),
      icon: <IconLogout {...SMALL_ICON} />,
      startsGroup: true,
      onSelect: signOut,
    },
  ]
}

/** The screen of the own account is a module's: where none brings it, nothing leads there. */
function useAccountEntry(): PopupMenuEntry | undefined {
  const { lang } = useSession().user
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const screens = useModules().flatMap((module) => module.screens ?? [])
  const screen = screens.find(({ path }) => path === ACCOUNT)
  return (
    screen && {
      key: ACCOUNT,
      label: screen.title[lang],
      icon: <IconUserCircle {...SMALL_ICON} />,
      onSelect: () => void navigate(adminPath(ACCOUNT)),
    }
  )
}
