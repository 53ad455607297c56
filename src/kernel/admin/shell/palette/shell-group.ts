import { useMantineColorScheme } from '@mantine/core'
import {
  IconAdjustments,
  IconHelp,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSun,
  IconWorldWww,
} from '@tabler/icons-react'
import { useMessages } from '../../session.tsx'
import { usePanels } from '../frame/panels.tsx'
import { openHandbook } from '../handbook/handbook-place.ts'
import { messages } from '../messages.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'

/** What the shell itself can do. */
export function useShellGroup(): PaletteGroup {
  const t = useMessages(messages)
  return {
    name: 'shell',
    heading: t('palette.shell'),
    items: [...usePanelItems(), ...useSchemeItems(), ...useLeaveItems()],
  }
}

function usePanelItems(): PaletteItem[] {
  const t = useMessages(messages)
  const { open } = usePanels()
  return [
    {
      id: 'quick-settings',
      label: t('user.quickSettings'),
      icon: IconAdjustments,
      keywords: `${t('quick.contrast')} ${t('quick.density')}`,
      run: () => open('quick-settings'),
    },
    {
      id: 'handbook',
      label: t('handbook.title'),
      icon: IconHelp,
      keywords: t('handbook.help'),
      run: () => openHandbook({}),
    },
    {
      id: 'shortcuts',
      label: t('user.shortcuts'),
      icon: IconKeyboard,
      run: () => open('shortcuts'),
    },
  ]
}

function useSchemeItems(): PaletteItem[] {
  const t = useMessages(messages)
  const { setColorScheme } = useMantineColorScheme()
  const hint = t('palette.schemeHint')
  const light = () => setColorScheme('light')
  const dark = () => setColorScheme('dark')
  return [
    { id: 'light', label: t('palette.light'), hint, icon: IconSun, run: light },
    { id: 'dark', label: t('palette.dark'), hint, icon: IconMoon, run: dark },
  ]
}

function useLeaveItems(): PaletteItem[] {
  const t = useMessages(messages)
  const toWebsite = () => window.location.assign('/')
  return [
    { id: 'website', label: t('user.website'), icon: IconWorldWww, run: toWebsite },
    { id: 'sign-out', label: t('user.signOut'), icon: IconLogout, run: useSignOut() },
  ]
}
