import { SHOWN_AHEAD } from '#kernel/site/browser/navigation/shown-event.ts'

/**
 * What the server cannot see: that a page is shown which hovering fetched ahead, in which block somebody
 * clicks, and that they follow a link to a phone, a mail address or another website. The page says
 * whether anybody counts, and nothing of the device is read.
 */
export function countShown(): void {
  addEventListener(SHOWN_AHEAD, () => tell('seen'))
  // Before anything else hears of it and goes on to another page.
  document.addEventListener('click', tellClick, true)
  document.addEventListener('auxclick', tellClick, true)
}

function tellClick({ target, button }: MouseEvent): void {
  const at = target instanceof Element ? target.closest('a,button,summary') : null
  // The right button opens a menu and follows nothing.
  if (!at || button > 1) return
  const block = at.closest('[data-b]')?.getAttribute('data-b')
  if (block) tell('seen', { block })
  const link = at instanceof HTMLAnchorElement && /^(?:tel|mailto|https?):/.test(at.protocol)
  if (link && at.host !== location.host) tell('clicked', { href: at.getAttribute('href') })
}

function tell(what: string, facts?: object): void {
  if (!document.querySelector('[data-counted]')) return
  void fetch(`/api/v0/analytics/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: location.pathname, ...facts }),
    keepalive: true,
    // Numbers may miss one; whoever reads must not notice.
  }).catch(() => undefined)
}
