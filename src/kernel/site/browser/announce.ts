/** Tells screen readers that another page is shown, and where reading goes on. */
export function announcePage(place: Element | undefined): void {
  const start = place ?? document.querySelector('main h1') ?? document.querySelector('main')
  if (start instanceof HTMLElement) {
    if (!start.hasAttribute('tabindex')) start.tabIndex = -1
    start.focus({ preventScroll: true })
  }
  region().textContent = document.title
}

function region(): HTMLElement {
  const known = document.getElementById('announcer')
  if (known) return known
  const made = document.createElement('p')
  made.id = 'announcer'
  made.className = 'visually-hidden'
  made.setAttribute('role', 'status')
  document.body.append(made)
  return made
}
