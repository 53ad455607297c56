/** Room above an element that is scrolled to (specification, section 9). */
export const SCROLL_OFFSET = 100

/** How far down the page must be scrolled to show an element, given where it is now. */
export function scrollTarget(elementTop: number, scrolled: number): number {
  return Math.max(0, elementTop + scrolled - SCROLL_OFFSET)
}

/** Scrolls to the element the address or the page names, and returns it; else to the top. */
export function scrollToPlace(hash: string): Element | undefined {
  const place = findPlace(hash)
  const top = place ? scrollTarget(place.getBoundingClientRect().top, window.scrollY) : 0
  jump(top)
  return place
}

export function jump(top: number): void {
  window.scrollTo({ top, behavior: 'instant' })
}

/** A page may mark where reading should begin, e.g. at the summary of a form's faults. */
function findPlace(hash: string): Element | undefined {
  const named = hash.length > 1 ? document.getElementById(decodeHash(hash.slice(1))) : null
  return named ?? document.querySelector('[data-scroll-here]') ?? undefined
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A hash that is no valid escape is looked for as it stands.
    return text
  }
}
