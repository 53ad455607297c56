import type { SiteResolver } from '#kernel/server/site/site-parts.ts'
import { imprintPage, privacyPage } from '../pages.ts'

/** /Imprint and /Privacy lead to the German pages as long as no page of their own exists there. */
const TARGETS: Readonly<Record<string, string>> = {
  imprint: imprintPage.path.de,
  privacy: privacyPage.path.de,
}

export const oldAddresses: SiteResolver = async (_context, { segments }) => {
  const [only, more] = segments
  const name = only?.toLowerCase() ?? ''
  if (more !== undefined || !Object.hasOwn(TARGETS, name)) return undefined
  return { kind: 'redirect', to: TARGETS[name] ?? '/', status: 301 }
}
