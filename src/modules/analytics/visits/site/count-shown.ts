import { SHOWN_AHEAD } from '#kernel/site/browser/navigation/shown-event.ts'

/**
 * What the server cannot see: that a page is shown which hovering fetched ahead, and that somebody
 * follows a link to a phone, a mail address or another website. The page says whether anybody counts,
 * and nothing of the device is read.
 */
export function countShown(): void {
  addEventListener(SHOWN_AHEAD, () => tell('seen'))
  document.addEventListener('click', tellClick)
  document.addEventListener('auxclick', tellClick)
}

function tellClick({ target, button }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  // The right button opens a menu and follows nothing.
  if (!link || button > 1 || !/^(?:tel|mailto|https?):/.test(link.protocol)) return
  if (link.host !== location.host) tell('clicked', { href: link.getAttribute('href') })
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
