/** Turns titled parts below one another into tabs; without it they are read one after the other. */
export function enhance(element: HTMLElement): void {
  const panels = [...element.querySelectorAll<HTMLElement>(':scope > section')]
  if (panels.length < 2) return
  const list = document.createElement('div')
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', element.dataset.tabs ?? '')
  const tabs = panels.map(tabFor)
  list.append(...tabs)
  element.prepend(list)
  element.dataset.tabsReady = ''
  const show = (chosen: number) => {
    for (const [at, tab] of tabs.entries()) select(tab, panels[at], at === chosen)
  }
  list.addEventListener('click', ({ target }) => {
    const at = tabs.findIndex((tab) => target instanceof Node && tab.contains(target))
    if (at >= 0) show(at)
  })
  list.addEventListener('keydown', (event) => {
    const next = neighbour(event.key, tabs)
    if (next === undefined) return
    event.preventDefault()
    show(next)
    tabs[next]?.focus()
  })
  const named = panels.findIndex(({ id }) => `#${id}` === location.hash)
  show(Math.max(0, named))
}

function tabFor(panel: HTMLElement): HTMLButtonElement {
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.id = `${panel.id}-tab`
  tab.textContent = panel.querySelector('h3')?.textContent ?? ''
  tab.setAttribute('role', 'tab')
  tab.setAttribute('aria-controls', panel.id)
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', tab.id)
  panel.tabIndex = 0
  return tab
}

function select(tab: HTMLElement, panel: HTMLElement | undefined, isChosen: boolean): void {
  tab.setAttribute('aria-selected', String(isChosen))
  tab.tabIndex = isChosen ? 0 : -1
  if (panel) panel.hidden = !isChosen
}

function neighbour(key: string, tabs: readonly HTMLElement[]): number | undefined {
  const at = tabs.findIndex((tab) => tab.matches(':focus'))
  const last = tabs.length - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'ArrowRight') return at === last ? 0 : at + 1
  return key === 'ArrowLeft' ? (at <= 0 ? last : at - 1) : undefined
}
