import { z } from 'zod'

/** As they call themselves. */
export const NETWORK_NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  xing: 'XING',
  pinterest: 'Pinterest',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  threads: 'Threads',
  x: 'X',
} as const

type Network = keyof typeof NETWORK_NAMES
export const NETWORKS = Object.keys(NETWORK_NAMES).filter(isNetwork)

/** A profile of the business elsewhere. */
export const SocialLink = z.strictObject({
  network: z.enum(NETWORKS),
  url: z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'url' }).max(300),
})
export type SocialLink = z.infer<typeof SocialLink>

/** The same links as visitors read them. */
export function socialLinksOf(links: readonly SocialLink[]): { label: string; href: string }[] {
  return links.map(({ network, url }) => ({ label: NETWORK_NAMES[network], href: url }))
}

function isNetwork(name: string): name is Network {
  return Object.hasOwn(NETWORK_NAMES, name)
}
