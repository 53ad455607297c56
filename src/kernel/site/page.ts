import type { Lang } from '#kernel/i18n/messages.ts'

/**
 * A page of the public site: the name joins the server's loader to the site's view.
 * `shared` pages are cached for everyone; `private` ones are never stored anywhere.
 */
export type SitePage<Data = unknown> = {
  readonly name: string
  /** Canonical address per language; params as ':name', an optional one as ':name?'. */
  readonly path: Readonly<Record<Lang, string>>
  readonly cache: 'shared' | 'private'
  /** Query keys that make a different page; all others are ignored. */
  readonly query?: readonly string[]
  /**
   * Answers while the website is closed or not public yet too, so that staff can still sign in, and
   * in a language that is switched off.
   */
  readonly isAlwaysOpen?: boolean
  /** Its form may come from anywhere, e.g. from a mail program: what the address says is all it needs. */
  readonly crossSite?: true
  /** Nothing that visitors go to, e.g. a preview or a frame: never in statistics. */
  readonly isUncounted?: true
  /** Answers while its module is switched off too: nobody may lose the way out. */
  readonly outlastsModule?: true
  /** Never there at run time; carries the type from loader to view. */
  readonly data?: Data
}

/** @example export const imprint = sitePage<Imprint>({ name: 'imprint', path: { de: '/Impressum', en: '/en/imprint' } }) */
export function sitePage<Data>(
  page: Omit<SitePage<Data>, 'cache' | 'data'> & { cache?: 'shared' | 'private' },
): SitePage<Data> {
  return { cache: 'shared', ...page }
}
