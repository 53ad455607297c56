const FOCUSABLE =
  'input:not([type="hidden"]):not(:disabled),textarea,select,[contenteditable="true"],button:not(:disabled)'

/** Brings the first input at a path to the reader; a path inside a field falls back to the field. */
export function focusField(path: string): void {
  for (let at = path; at !== ''; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
    const place = document.querySelector(`[data-path="${CSS.escape(at)}"]`)
    const inputs = [...(place?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])]
    // What takes a file is hidden behind its button.
    const input = inputs.find((one) => one.checkVisibility())
    if (!input) continue
    input.scrollIntoView({ block: 'center' })
    input.focus({ preventScroll: true })
    return
  }
}

/** The paths of all fields that the focus leaves, inner ones first. */
export function leftPaths(from: Element, to: EventTarget | null): string[] {
  const paths: string[] = []
  const next = to instanceof Node ? to : null
  for (
    let at = from.closest('[data-path]');
    at;
    at = at.parentElement?.closest('[data-path]') ?? null
  ) {
    const path = at.getAttribute('data-path')
    if (path && !at.contains(next)) paths.push(path)
  }
  return paths
}
