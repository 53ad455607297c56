const OPEN_MENU = 'details[data-menu][open]'

/** The menu opens and closes without scripts; this adds the ways out one expects. */
export function startMenu(): void {
  document.addEventListener('keydown', (event) => {
    const menu = event.key === 'Escape' ? openMenu() : undefined
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('click', ({ target }) => {
    const menu = openMenu()
    if (!menu || !(target instanceof Element)) return
    if (!menu.contains(target) || target.closest('a')) menu.open = false
  })
}

function openMenu(): HTMLDetailsElement | undefined {
  return document.querySelector<HTMLDetailsElement>(OPEN_MENU) ?? undefined
}
