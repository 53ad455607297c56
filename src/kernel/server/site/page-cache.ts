/** A rendered page as it goes out. */
export type CachedPage = {
  status: number
  headers: Readonly<Record<string, string>>
  html: Buffer
  gzip: Buffer
  brotli: Buffer
  etag: string
}

export type PageCache = {
  find(key: string): CachedPage | undefined
  /** Ask before loading; a page whose tags were dropped since then is not stored. */
  moment(): number
  store(entry: { key: string; page: CachedPage; tags: readonly string[]; since: number }): void
  drop(tags: readonly string[]): void
  clear(): void
}
