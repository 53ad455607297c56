import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import {
  IconAdjustments,
  IconApps,
  IconFolder,
  IconInfoCircle,
  IconMail,
  IconMessage,
  IconSettings,
} from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { isAdmin } from '#kernel/access/roles.ts'
import { ICON, SMALL_ICON } from '#ui/icon-size.ts'
import type { AdminModule, IconType } from '../../module.ts'
import { useAdminPath, useCan, useMessages, useSession } from '../../session.tsx'
import { messages } from '../messages.ts'
import { useModules } from '../modules-context.tsx'
import { permitted } from '../nav/visible-modules.ts'

const SettingsDialog = lazy(async () => ({
  default: (await import('../settings/settings-index.tsx')).SettingsDialog,
}))

/** The overlay menu of the specification; only an admin sees it. */
export function OverlayMenu() {
  const t = useMessages(messages)
  const { user } = useSession()
  const modules = useModules()
  const [isSettingsOpen, settings] = useDisclosure()
  if (!isAdmin(user)) return null
  return (
    <>
      <Menu width={240} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon aria-label={t('overlay.label')} title={t('overlay.label')}>
            <IconApps {...ICON} />
          </ActionIcon>
        </Menu.Target>
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
      {isSettingsOpen && (
        <Suspense>
          <SettingsDialog onClose={settings.close} />
        </Suspense>
      )}
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
