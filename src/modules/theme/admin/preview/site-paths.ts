import { queryOptions } from '@tanstack/react-query'

/** Every page visitors can reach, as the sitemap lists them; the home page first. */
export const pathsQuery = queryOptions({
  queryKey: ['site-paths'],
  queryFn: async () => {
    const reply = await fetch('/sitemap.xml')
    return reply.ok ? pathsIn(await reply.text()) : ['/']
  },
})

/** @example pathsIn('<loc>https://holm.example/kontakt</loc>') // ['/', '/kontakt'] */
export function pathsIn(sitemap: string): string[] {
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&#38;', '&').replaceAll('&amp;', '&'))
    return url ? [decodeURI(url.pathname)] : []
  })
  return [...new Set(['/', ...found])]
}
