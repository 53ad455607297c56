import { ActionIcon, SegmentedControl } from '@mantine/core'
import {
  IconBraces,
  IconColumns3,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconWorld,
} from '@tabler/icons-react'
import { isSystem } from '#kernel/access/roles.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import { Tooltip } from '#ui/tooltip/tooltip.tsx'
import { widthOn } from '../../model/surface-rules.ts'
import { messages } from '../messages.ts'
import { useDesigner, useRoom, useView } from '../room/room-context.tsx'
import { showRight } from '../room/view-store.ts'
import classes from './top-bar.module.css'

export const ICONS = {
  page: { xs: IconDeviceMobile, md: IconDeviceTablet, lg: IconDeviceDesktop },
  mail: { xs: IconDeviceMobile, md: IconDeviceDesktop, lg: IconDeviceDesktop },
} as const

/** Which screen the page is looked at on, and how. */
export function ScreenSwitch() {
  const t = useMessages(messages)
  const { view, surface } = useRoom()
  const { rules, page } = surface
  const { user } = useSession()
  const at = useDesigner((state) => state.breakpoint)
  const mode = useView((now) => now.mode)
  const isThreeUp = useView((now) => now.isThreeUp)
  const isDebugging = useView((now) => now.isDebugging)
  const look = (next: string) => {
    const chosen = rules.screens.find(({ name }) => name === next)
    if (chosen) view.setState({ width: widthOn(rules, chosen.name), isThreeUp: false })
  }
  const ofPages = [
    {
      label: t('screens.three'),
      Icon: IconColumns3,
      isOn: isThreeUp,
      set: () => view.setState({ isThreeUp: !isThreeUp, mode: 'designer' }),
    },
    {
      label: t('mode.iframe'),
      Icon: IconWorld,
      isOn: mode === 'iframe',
      set: () => view.setState({ mode: mode === 'iframe' ? 'designer' : 'iframe' }),
    },
  ]
  const toggles = [
    ...(page ? ofPages : []),
    ...(isSystem(user)
      ? [
          {
            label: t('debug.toggle'),
            Icon: IconBraces,
            isOn: isDebugging,
            set: () =>
              view.setState((now) => ({
                ...showRight('settings')(now),
                isDebugging: !isDebugging,
              })),
          },
        ]
      : []),
  ]
  return (
    <div className={classes.screens}>
      <SegmentedControl
        aria-label={t('screens.label')}
        value={isThreeUp ? '' : at}
        onChange={look}
        data={rules.screens.map(({ name }) => {
          const Icon = ICONS[rules.name][name]
          return {
            value: name,
            label: (
              <span className={classes.screen}>
                <Icon {...SMALL_ICON} />
                <span className={classes.screenName}>{t(`on.${rules.name}.screens.${name}`)}</span>
              </span>
            ),
          }
        })}
      />
      {toggles.map(({ label, Icon, isOn, set }) => (
        <Tooltip key={label} position="bottom" label={label}>
          <ActionIcon
            variant={isOn ? 'light' : 'subtle'}
            aria-pressed={isOn}
            aria-label={label}
            onClick={set}
          >
            <Icon {...ICON} />
          </ActionIcon>
        </Tooltip>
      ))}
    </div>
  )
}
