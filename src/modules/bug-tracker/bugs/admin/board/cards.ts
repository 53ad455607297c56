import type { Status } from '../../bug-values.ts'

/** Brings a card's link to the focus; false while the card is not drawn in that column. */
export function focusCard(root: HTMLElement | null, id: string, status?: Status): boolean {
  const column = status ? `[data-column="${status}"] ` : ''
  const link = root?.querySelector<HTMLElement>(`${column}[data-card="${CSS.escape(id)}"] a`)
  link?.focus()
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  return link !== null && link !== undefined
}

/** The id of the card an element belongs to. */
export function cardAt(element: EventTarget): string | undefined {
  if (!(element instanceof Element)) return undefined
  return element.closest('[data-card]')?.getAttribute('data-card') ?? undefined
}

export function openCardMenu(root: HTMLElement | null, id: string): void {
  root?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] button`)?.click()
}
