const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * The domain somebody means, as the network writes it; undefined for what is none.
 * @example domainOf('https://Bäckerei-Sommer.de/') → 'xn--bckerei-sommer-5hb.de'
 */
export function domainOf(given: string): string | undefined {
  const text = given.trim().replace(/^https?:\/\//i, '')
  const [typed = ''] = text.split('/', 1)
  const host = /[\s:@?#[\]\\%]/.test(typed) ? undefined : URL.parse(`https://${typed}`)?.hostname
  const labels = host?.split('.') ?? []
  const isName = labels.length > 1 && labels.every((part) => LABEL.test(part))
  const isDomain = isName && !/^\d+$/.test(labels.at(-1) ?? '')
  return isDomain && host && host.length <= 253 ? host : undefined
}

/** 'www.example.org' and 'example.org' are one address to people. */
export function otherSpelling(domain: string): string {
  return domain.startsWith('www.') ? domain.slice('www.'.length) : `www.${domain}`
}

/** Caddy fetches and renews the certificate; the other spelling of the domain leads here. */
export function caddyfile({ domain, port }: { domain: string; port: number }): string {
  return `${domain} {
	reverse_proxy 127.0.0.1:${port}
}

${otherSpelling(domain)} {
	redir https://${domain}{uri} permanent
}
`
}

type DnsRecord = { name: string; type: 'A' | 'AAAA'; value: string }

/** What is to be set where the domain was registered; '' for an address nobody here knows. */
export function recordsFor(domain: string, addresses: readonly string[]): DnsRecord[] {
  const v4 = addresses.find((address) => !address.includes(':')) ?? ''
  const v6 = addresses.find((address) => address.includes(':'))
  return [domain, otherSpelling(domain)].flatMap((name): DnsRecord[] => [
    { name, type: 'A', value: v4 },
    ...(v6 ? [{ name, type: 'AAAA' as const, value: v6 }] : []),
  ])
}
