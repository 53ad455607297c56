import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './popup-menu.module.css'

export interface PopupMenuEntry {
  key: string
  label: string
  icon?: ReactNode
  /** Called when the entry is chosen. */
  onSelect?: () => void
  /** Makes the entry a link. */
  href?: string
  /** Quiet text at the end, such as a shortcut. */
  hint?: ReactNode
  /** For what cannot be undone easily. */
  isDanger?: boolean
  isDisabled?: boolean
  /** Draws a line above, where a new group begins. */
  startsGroup?: boolean
}

export function PopupMenuItem({ entry }: { entry: PopupMenuEntry }) {
  const shared = {
    className: classes.item,
    leftSection: entry.icon,
    rightSection: entry.hint && <span className={classes.hint}>{entry.hint}</span>,
    disabled: entry.isDisabled,
    'data-danger': entry.isDanger || undefined,
    onClick: entry.onSelect,
  }
  return (
    <>
      {entry.startsGroup && <Menu.Divider />}
      {entry.href === undefined ? (
        <Menu.Item {...shared}>{entry.label}</Menu.Item>
      ) : (
        <Menu.Item component="a" href={entry.href} {...shared}>
          {entry.label}
        </Menu.Item>
      )}
    </>
  )
}
