import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactElement } from 'react'
import { ICON } from '../icon-size.ts'
import { type PopupMenuEntry, PopupMenuItem } from './popup-menu-item.tsx'

export interface PopupMenuProps {
  /** What can be chosen, in order. */
  items: readonly PopupMenuEntry[]
  /** Name of the menu for screen readers, and of the button when no trigger is given. */
  label: string
  /** The element that toggles the menu; three dots by default. */
  trigger?: ReactElement
  position?: 'bottom-start' | 'bottom-end'
  /** Where somebody else knows whether it is open; it is shown even if its trigger is cut off. */
  open?: { is: boolean; onChange(isOpen: boolean): void }
}

/** A menu that toggles on its trigger and closes by choice, outside click or Escape. */
export function PopupMenu({
  items,
  label,
  trigger,
  position = 'bottom-end',
  open,
}: PopupMenuProps) {
  const known = open && { opened: open.is, onChange: open.onChange, hideDetached: false }
  return (
    <Menu position={position} width="max-content" shadow="md" radius="md" {...known}>
      <Menu.Target>
        {trigger ?? (
          <ActionIcon variant="default" aria-label={label} size={36}>
            <IconDots {...ICON} />
          </ActionIcon>
        )}
      </Menu.Target>
      <Menu.Dropdown aria-label={label} miw={180} maw={320}>
        {items.map((item) => (
          <PopupMenuItem key={item.key} entry={item} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
