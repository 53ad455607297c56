/**
 * The address of a page of this website, for use in a mail. Only the configured base address
 * counts, never the host of a request: a forged one must not end up in someone's inbox (T20).
 * @example mailLink(settings.baseUrl, '/verify?key=…')
 */
export function mailLink(baseUrl: string, path: string): string {
  const base = new URL(baseUrl)
  const link = new URL(path, `${base.origin}/`)
  const isOwn = link.origin === base.origin && link.username === '' && link.password === ''
  if (!isOwn || /^\s|[\p{Cc}\\]/u.test(path))
    throw new Error('A mail may only link to this website')
  return link.href
}
