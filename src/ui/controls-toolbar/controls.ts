/** The twelve controls in groups of meaning, in the order they are shown. */
export const CONTROL_GROUPS = [
  ['add', 'edit', 'gallery'],
  ['save', 'cancel'],
  ['drag', 'resize', 'moveUp', 'moveDown'],
  ['settings', 'design'],
  ['delete'],
] as const

export type ControlName = (typeof CONTROL_GROUPS)[number][number]
export type ControlHandlers = Partial<Record<ControlName, () => void>>

/** The groups with only those controls that have a handler; empty groups vanish. */
export function visibleGroups(handlers: ControlHandlers): ControlName[][] {
  return CONTROL_GROUPS.map((group) => group.filter((name) => handlers[name] !== undefined)).filter(
    (group) => group.length > 0,
  )
}
