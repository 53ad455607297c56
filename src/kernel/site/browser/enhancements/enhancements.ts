type Enhancement = { enhance(element: HTMLElement): void }

/** Small things a page works without, by the elements they belong to; fetched where one is there. */
export type EnhancementTable = readonly (readonly [string, () => Promise<Enhancement>])[]

type FormAnswer = {
  sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void>
}
/** Forms answered beside the page, by what they match; the code for it comes with the first one sent. */
export type FormTable = readonly (readonly [string, () => Promise<FormAnswer>])[]

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

export function startForms(table: FormTable): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement)) return
    const [, load] = table.find(([selector]) => form.matches(selector)) ?? []
    if (!load) return
    event.preventDefault()
    load().then(
      ({ sendForm }) => sendForm(form, submitter),
      // What cannot be fetched is not needed: the form leads on by itself.
      () => form.submit(),
    )
  })
}
