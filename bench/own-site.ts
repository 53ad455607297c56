import { uuidv7 } from 'uuidv7'
import { applyStarter, StarterState } from '#modules/starter/contract.ts'
import { lookOf } from '#modules/starter/palettes.ts'
import type { TemplateName } from '#modules/starter/template-names.ts'
import type { Caller } from '#tests/caller.ts'

const ROOT = '/api/v0/starter/'

/** The website of an owner who took this template with its own look, in both languages and online; with the template's shop if asked. */
export async function ownSite(
  admin: Caller,
  template: TemplateName,
  { shop = false } = {},
): Promise<void> {
  const { facts } = (await admin.get(ROOT)).parse(StarterState)
  const order = {
    order: uuidv7(),
    template,
    languages: ['de', 'en'],
    facts: { ...facts, name: 'Reiter', city: 'Jena', email: 'post@reiter.test' },
    look: lookOf(template),
    shop,
  }
  ;(await admin.post(ROOT, order)).parse(applyStarter.reply)
  const online = await admin.post(`${ROOT}online/`, { isPublic: true })
  if (online.status !== 200) throw new Error(online.text)
}

/** Every address the site map names. */
export async function publicPaths(guest: Caller): Promise<string[]> {
  const map = await guest.get('/sitemap.xml')
  return [...map.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}
