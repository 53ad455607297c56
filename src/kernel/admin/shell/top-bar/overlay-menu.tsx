import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconAdjustments,
  IconFolder,
  IconInfoCircle,
  IconMail,
  IconMessage,
  IconSettings,
} from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { SMALL_ICON } from '#ui/icon-size.ts'
import type { AdminModule, IconType } from '../../module.ts'
import { useAdminPath, useCan, useMessages, useSession } from '../../session.tsx'
import { messages } from '../messages.ts'
import { useModules } from '../modules-context.tsx'
import { permitted } from '../nav/visible-modules.ts'
import { SettingsDialog } from '../settings/settings-index.tsx'
import type { LaterMenuProps } from './menu-on-demand.tsx'

/** The overlay menu of the specification. */
export function Component({ button, open }: LaterMenuProps) {
  const t = useMessages(messages)
  const modules = useModules()
  const [isSettingsOpen, settings] = useDisclosure()
  return (
    <>
      <Menu width={240} opened={open.is} onChange={open.onChange}>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown aria-label={t('overlay.label')}>
          <Entry label={t('overlay.files')} icon={IconFolder} path="filebrowser" />
          <Entry label={t('overlay.settings')} icon={IconSettings} path="settings" />
          <Dialogs onSettings={settings.open} />
          <Menu.Divider />
          <Entry
            label={t('overlay.info')}
            icon={IconInfoCircle}
            path={moduleAddress(modules, 'info')}
          />
          <Entry
            label={t('overlay.newsletter')}
            icon={IconMail}
            path={moduleAddress(modules, 'newsletter')}
          />
          <Entry
            label={t('overlay.messages')}
            icon={IconMessage}
            path={moduleAddress(modules, 'messages')}
          />
        </Menu.Dropdown>
      </Menu>
      {isSettingsOpen && <SettingsDialog onClose={settings.close} />}
    </>
  )
}

/** The settings of the house, and the dialogs the modules bring. */
function Dialogs({ onSettings }: { onSettings(): void }) {
  const t = useMessages(messages)
  const can = useCan()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const { lang } = useSession().user
  const entries = permitted(
    useModules().flatMap((module) => module.overlay ?? []),
    can,
  )
  const shell = { lang, go: (path: string) => void navigate(adminPath(path)) }
  return (
    <>
      <Menu.Divider />
      <Menu.Item leftSection={<IconAdjustments {...SMALL_ICON} />} onClick={onSettings}>
        {t('overlay.settingsDialog')}
      </Menu.Item>
      {entries.map(({ name, label, icon: Icon, open }) => (
        <Menu.Item
          key={name}
          leftSection={<Icon {...SMALL_ICON} />}
          onClick={() => void open(shell)}
        >
          {label[lang]}
        </Menu.Item>
      ))}
    </>
  )
}

type EntryProps = { label: string; icon: IconType; path: string | undefined }

/** An entry whose module does not exist yet leads to the root path. */
function Entry({ label, icon: Icon, path }: EntryProps) {
  const adminPath = useAdminPath()
  const leftSection = <Icon {...SMALL_ICON} />
  if (path === undefined) {
    return (
      <Menu.Item component="a" href="/" leftSection={leftSection}>
        {label}
      </Menu.Item>
    )
  }
  return (
    <Menu.Item component={Link} to={adminPath(path)} leftSection={leftSection}>
      {label}
    </Menu.Item>
  )
}

type OverlayTarget = 'info' | 'newsletter' | 'messages'

/**
 * Where an entry of the overlay menu leads: into its module once that exists, until then nowhere
 * (the menu then links to the root path; decisions, "Rulings on addresses").
 */
export function moduleAddress(
  modules: readonly AdminModule[],
  name: OverlayTarget,
): string | undefined {
  const module = modules.find((candidate) => candidate.name === name)
  return module?.nav?.[0]?.path ?? module?.screens?.find(({ path }) => !path.includes(':'))?.path
}
