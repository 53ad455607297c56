import type { Status } from '../../bug-values.ts'

/** Brings a card's link to the focus; false while the card is not drawn in that column. */
export function focusCard(root: HTMLElement | null, id: string, status?: Status): boolean {
  const card = findCard(root, id, status)
  card?.querySelector('a')?.focus({ preventScroll: true })
  showWhole(card)
  return card !== undefined
}

/** The id of the card an element belongs to. */
export function cardAt(element: EventTarget): string | undefined {
  if (!(element instanceof Element)) return undefined
  return element.closest('[data-card]')?.getAttribute('data-card') ?? undefined
}

function findCard(root: HTMLElement | null, id: string, status?: Status): Element | undefined {
  const column = status ? `[data-column="${status}"] ` : ''
  return root?.querySelector(`${column}[data-card="${CSS.escape(id)}"]`) ?? undefined
}

/** Not only its title: at the edge of the board its button would be cut off, and a menu hides with it. */
function showWhole(card: Element | undefined): void {
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
