/** Where to go after signing in: a path of this site, whatever was asked for. */
export function safeNext(wanted: string | undefined, fallback = '/admincenter'): string {
  if (!wanted || wanted.length > 500 || !/^\/(?![/\\])[^\\\s]*$/.test(wanted)) return fallback
  const url = URL.parse(wanted, 'http://kontor.invalid')
  if (url?.origin !== 'http://kontor.invalid') return fallback
  return url.pathname + url.search
}
