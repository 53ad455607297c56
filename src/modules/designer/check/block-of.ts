/** The block an element of a drawn page stands in. */
export function blockOf(element: Element): string | null {
  return element.closest('[data-block]')?.getAttribute('data-block') ?? null
}
