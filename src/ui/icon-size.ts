/** Props of every Tabler icon beside text or in a button. */
export const ICON = { size: 20, stroke: 1.5, 'aria-hidden': true } as const

/** Props of an icon inside a small control, a badge or a menu entry. */
export const SMALL_ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
