import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { settingsKey } from '#kernel/admin/settings/settings-key.ts'
import { enabledComponentsSection } from '#kernel/contract/sections/enabled-components.ts'
import { ICON } from '#ui/icon-size.ts'
import type { Component } from '../../contract.ts'
import { texts } from '../../messages.ts'
import { configSource } from '../pickers.tsx'
import { isOn } from './switches.ts'

const { name, schema } = enabledComponentsSection

/** Shown while what is saved is not yet what this page was delivered with. */
export function ReloadHint({ components }: { components: readonly Component[] }) {
  const t = useTexts(texts)
  const { enabled } = useSession()
  const stored = useQuery({ queryKey: settingsKey(name), queryFn: () => configSource.load(name) })
  const saved = schema.safeParse(stored.data?.value)
  if (!saved.success) return null
  const isCurrent = components.every(
    (component) => isOn(component, saved.data.modules) === enabled.includes(component.name),
  )
  if (isCurrent) return null
  return (
    <Banner icon={<IconRefresh {...ICON} />} text={t('components.reload')}>
      <Button variant="default" size="compact-md" onClick={() => window.location.reload()}>
        {t('components.reloadNow')}
      </Button>
    </Banner>
  )
}
