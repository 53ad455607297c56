/**
 * Shows notices that a push service brings while no tab is open. It belongs to the admin centre alone,
 * controls no page and keeps nothing.
 */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Pushed = Lasting & { data: { json(): unknown } | null }
type Clicked = Lasting & { notification: { data: unknown; close(): void } }
type Tab = { url: string; focus(): Promise<Tab>; navigate(url: string): Promise<Tab | null> }
type Worker = {
  skipWaiting(): Promise<void>
  registration: { showNotification(title: string, options: object): Promise<void> }
  clients: { matchAll(options: object): Promise<readonly Tab[]>; openWindow(url: string): unknown }
  addEventListener(type: 'install', listener: (event: Lasting) => void): void
  addEventListener(type: 'push', listener: (event: Pushed) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
}

// The page's and the worker's type libraries exclude each other; this file needs few functions.
const worker = self as unknown as Worker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('push', (event) => {
  const { title, url } = wordsOf(event.data?.json())
  event.waitUntil(worker.registration.showNotification(title, { data: url, tag: url }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(String(event.notification.data)))
})

/** An open tab of ours is used again. */
async function show(path: string): Promise<void> {
  const { href, origin } = new URL(path, location.origin)
  if (origin !== location.origin) return
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find((tab) => tab.url === href)
  if (open) await open.focus()
  else await worker.clients.openWindow(href)
}

function wordsOf(data: unknown): { title: string; url: string } {
  const { title, url } = Object(data)
  return { title: String(title ?? 'Kontor'), url: String(url ?? '/') }
}

// A file of its own, not a part of the global scope.
export {}
