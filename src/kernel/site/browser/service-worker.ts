import { isKeptAsset } from './kept-asset.ts'

/**
 * Keeps public files that never change: those under /assets/ with a hash in their name. Pages, calls
 * and everything personal always come from the server.
 */
const CACHE = 'kontor-assets-1'
const MAX_FILES = 150

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Lasting & { request: Request; respondWith(reply: Promise<Response>): void }
type Worker = {
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

// The page's and the worker's type libraries exclude each other; this file needs three functions.
const worker = self as unknown as Worker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(removeOldCaches()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !isKeptAsset(request.url, location.origin)) return
  event.respondWith(fromCacheOrServer(request))
})

async function fromCacheOrServer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const reply = await fetch(request)
  if (reply.status === 200 && reply.type === 'basic') {
    await cache.put(request.url, reply.clone())
    await trim(cache)
  }
  return reply
}

async function trim(cache: Cache): Promise<void> {
  const requests = await cache.keys()
  const old = requests.slice(0, Math.max(0, requests.length - MAX_FILES))
  await Promise.all(old.map((request) => cache.delete(request)))
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('kontor-') && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}
