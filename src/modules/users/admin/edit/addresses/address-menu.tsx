import type { ReactNode } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { PopupMenu } from '#ui/popup-menu/popup-menu.tsx'
import { adminTexts } from '../../texts.ts'

type Entry = {
  key: 'edit' | 'shipping' | 'invoice' | 'remove'
  icon: ReactNode
  isDanger?: boolean
  startsGroup?: boolean
  onSelect(): void
}

export function AddressMenu({ name, entries }: { name: string; entries: readonly Entry[] }) {
  const t = useTexts(adminTexts)
  return (
    <PopupMenu
      label={t('addresses.menu', { name })}
      items={entries.map((entry) => ({ ...entry, label: t(`addresses.action.${entry.key}`) }))}
    />
  )
}
