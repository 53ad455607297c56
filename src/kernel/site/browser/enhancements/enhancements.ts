type Enhancement = { enhance(element: HTMLElement): void }

/** Small things a page works without, by the elements they belong to; fetched where one is there. */
export type EnhancementTable = readonly (readonly [string, () => Promise<Enhancement>])[]

const ENHANCEMENTS: EnhancementTable = [
  ['[data-captcha]', () => import('./captcha.ts')],
  ['[data-tabs]', () => import('./tabs.ts')],
  ['input[data-password]', () => import('./password-field.ts')],
]

/** Call the result after every change of the page. */
export function startEnhancements(more: EnhancementTable): () => void {
  const known = new WeakSet<Element>()
  return () => {
    for (const [selector, load] of [...ENHANCEMENTS, ...more]) {
      const fresh = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => !known.has(element),
      )
      if (fresh.length === 0) continue
      for (const element of fresh) known.add(element)
      // Whatever cannot be fetched is left as the page brought it.
      load().then(
        ({ enhance }) => fresh.forEach(enhance),
        () => undefined,
      )
    }
  }
}
