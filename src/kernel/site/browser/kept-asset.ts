const HASHED_ASSET = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg|png|jpg|webp|avif)$/

/** Whether a file may be kept by the service worker: ours, public, never changing, no query. */
export function isKeptAsset(address: string, origin: string): boolean {
  const url = URL.parse(address)
  return url?.origin === origin && url.search === '' && HASHED_ASSET.test(url.pathname)
}
