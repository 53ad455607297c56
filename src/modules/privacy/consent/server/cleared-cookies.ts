type Sent = {
  /** The request's own header. */
  cookies: string
  /** Names a service stores under; `*` at the end stands for the rest. */
  storage: readonly string[]
  hostname: string
}

/** Ours, whatever an owner writes into a list of services. */
const OWN = /^(?:__Host-)?kontor_/

/**
 * Ends the cookies a refused service left behind. Scripts often set theirs for the whole domain, so
 * each ends for this host and for every domain above it.
 */
export function clearedCookies({ cookies, storage, hostname }: Sent): string[] {
  const sent = cookies.split(';').map((part) => part.split('=')[0]?.trim() ?? '')
  const ending = sent.filter(
    (name) =>
      /^[\w.-]{1,80}$/.test(name) && !OWN.test(name) && storage.some((one) => covers(one, name)),
  )
  return [...new Set(ending)].flatMap((name) => {
    const cleared = `${name}=; Path=/; Max-Age=0; SameSite=Lax`
    return [cleared, ...domainsOf(hostname).map((domain) => `${cleared}; Domain=${domain}`)]
  })
}

function covers(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}

/** An address in numbers, and a single word such as localhost, has no domain above it. */
function domainsOf(hostname: string): string[] {
  if (!/[a-z]/i.test(hostname) || hostname.includes(':')) return []
  const parts = hostname.split('.')
  return parts.slice(0, -1).map((_, at) => parts.slice(at).join('.'))
}
