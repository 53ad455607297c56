import type { MessageKey } from '#kernel/i18n/messages.ts'
import type { messages } from '../messages.ts'

/** Keys pressed together, or one after the other. */
export type Shortcut = {
  label: MessageKey<typeof messages>
  keys: readonly string[]
  isSequence?: boolean
}
export type ShortcutGroup = { heading: MessageKey<typeof messages>; shortcuts: readonly Shortcut[] }

/** Where `g` and a second key lead. */
export const GO_KEYS = {
  d: { path: '', label: 'shortcuts.dashboard' },
  n: { path: 'notifications', label: 'shortcuts.notifications' },
  s: { path: 'settings', label: 'shortcuts.settings' },
} as const satisfies Record<string, { path: string; label: MessageKey<typeof messages> }>

export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    heading: 'shortcuts.groups.everywhere',
    shortcuts: [
      { label: 'shortcuts.palette', keys: ['mod', 'k'] },
      { label: 'shortcuts.sheet', keys: ['?'] },
      { label: 'shortcuts.escape', keys: ['escape'] },
    ],
  },
  {
    heading: 'shortcuts.groups.go',
    shortcuts: Object.entries(GO_KEYS).map(([key, { label }]) => ({
      label,
      keys: ['g', key],
      isSequence: true,
    })),
  },
  {
    heading: 'shortcuts.groups.list',
    shortcuts: [
      { label: 'shortcuts.filter', keys: ['/'] },
      { label: 'shortcuts.next', keys: ['j'] },
      { label: 'shortcuts.previous', keys: ['k'] },
      { label: 'shortcuts.select', keys: ['x'] },
      { label: 'shortcuts.open', keys: ['enter'] },
    ],
  },
  {
    heading: 'shortcuts.groups.form',
    shortcuts: [{ label: 'shortcuts.save', keys: ['mod', 's'] }],
  },
]
