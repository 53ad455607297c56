/** Only over https (specification, section 2), and after everything the visitor waits for. */
export function registerServiceWorker(): void {
  if (location.protocol !== 'https:' || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // Without it the site works the same, only a little slower on the next visit.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  })
}
