import { SHOWN_AHEAD } from '#kernel/site/browser/navigation/shown-event.ts'

/**
 * A page that hovering fetched ahead was no view then; now that it is shown it is one. The page says
 * whether anybody counts, and nothing of the device is read.
 */
export function countShown(): void {
  addEventListener(SHOWN_AHEAD, () => {
    if (!document.querySelector('[data-counted]')) return
    void fetch('/api/v0/analytics/seen', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: location.pathname }),
      keepalive: true,
      // Numbers may miss one; whoever reads must not notice.
    }).catch(() => undefined)
  })
}
