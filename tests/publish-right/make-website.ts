import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { KernelTables } from '#kernel/server/kernel-tables.ts'
import { entryClient } from '#modules/entries/server/test-entries.ts'
import { one as fileOf, png, send } from '#modules/files/server/test-files.ts'
import { pageClient, paragraph, ROOT, saveSection } from '#modules/pages/server/test-pages.ts'
import type { Caller } from '../caller.ts'
import { makeBusiness } from './make-business.ts'

const Made = z.object({ items: z.array(z.object({ _id: z.string() })) })
const LATER = '2099-01-01T00:00'

export type Website = Awaited<ReturnType<typeof makeWebsite>>

/** A website with one of everything that visitors may meet, and of everything they must not. */
export async function makeWebsite(admin: Caller, db: Kysely<KernelTables>) {
  const files = await makeFiles(admin)
  const galleries = await makeGalleries(admin, files)
  const globals = await makeGlobals(admin, galleries.nested)
  const blocks = shownBlocks({ ...files, gallery: galleries.shown, global: globals.outer })
  const pages = await makePages(admin, blocks, files.unused)
  const entries = await makeEntries(admin, files)
  await admin.remove(`/api/v0/file/${files.trashed}?force=true`)
  const redirects = await makeRedirects(admin, pages)
  await saveSection(admin, 'theme', { logo: { file: files.logo, width: 40, height: 20 } })
  await saveSection(admin, 'meta', { og_image: files.preview })
  const business = await makeBusiness(admin, { db, picture: files.letter })
  return { files, galleries, globals, pages, entries, redirects, ...business }
}

async function makeFiles(admin: Caller) {
  const keep = async (name: string, query = '') => {
    const sent = { name: `${name}.png`, bytes: await png(40, 20) }
    const { _id, version } = fileOf(await send(admin, [sent], query))
    await admin.put('/api/v0/file/', { _id, version, alt: name, altEn: name })
    return _id
  }
  return {
    picture: await keep('bild'),
    download: await keep('preisliste'),
    inGallery: await keep('galerie'),
    nested: await keep('verschachtelt'),
    cover: await keep('titelbild'),
    logo: await keep('logo'),
    preview: await keep('vorschau'),
    letter: await keep('brief'),
    trashed: await keep('weg'),
    unused: await keep('unbenutzt'),
    secret: await keep('geheim', '?isPrivate=true'),
  }
}

type Files = Awaited<ReturnType<typeof makeFiles>>

async function makeGalleries(admin: Caller, { inGallery, nested, unused }: Files) {
  const make = async (title: string, file: string) =>
    idOf(await admin.post('/api/v0/gallery/', { title, items: [{ file, caption: title }] }))
  return {
    shown: await make('Werkstatt', inGallery),
    nested: await make('Verschachtelt', nested),
    unused: await make('Ungezeigt', unused),
  }
}

async function makeGlobals(admin: Caller, gallery: string) {
  const make = async (name: string, de: object[], isLive = true) => {
    const id = idOf(await admin.post('/api/v0/global_block/', { name, blocks: { de } }))
    if (isLive) await admin.post(`/api/v0/global_block/${id}/publish`, { revision: 1 })
    return id
  }
  const inner = await make('Innen', [
    paragraph('i', 'Gilt überall'),
    { id: 'g', type: 'gallery', props: { gallery } },
  ])
  const outer = await make('Außen', [{ id: 'o', type: 'global', props: { global: inner } }])
  return { inner, outer, draft: await make('Entwurf', [paragraph('d', 'Noch nicht')], false) }
}

type Shown = Files & { gallery: string; global: string }

function shownBlocks({ picture, download, trashed, gallery, global }: Shown): object[] {
  return [
    paragraph('t', 'Wir bauen Möbel.'),
    { id: 'p', type: 'image', props: { file: picture } },
    { id: 'x', type: 'image', props: { file: trashed } },
    { id: 'd', type: 'download', props: { file: download } },
    { id: 'a', type: 'gallery', props: { gallery } },
    { id: 'o', type: 'global', props: { global } },
    { id: 'e', type: 'entry-list', props: { count: 5 } },
  ]
}

async function makePages(admin: Caller, blocks: object[], file: string) {
  const { make, save, publish, live, draft } = pageClient(admin)
  const menu = { showInMenu: true, showInFooter: true }
  const put = async (id: string) => {
    await save(id, { blocks })
    return (await publish(id))._id
  }
  const home = await put((await live('Start', { path: '/', ...menu }))._id)
  const about = await put(
    (await live('Über uns', { slug: 'ueber', template: { view: 'sidebar' }, ...menu }))._id,
  )
  await save(about, { fields: { title: 'About', slug: 'about' } }, 'en')
  await publish(about, 'en')
  const below = { parent_page: about, ...menu }
  const team = (await live('Team', { slug: 'team', ...below }))._id
  const jobs = (await live('Stellen', { slug: 'stellen', ...below }))._id
  await save(jobs, { fields: { title: 'Neue Stellen', slug: 'jobs' }, blocks })
  const closed = await makeClosed(admin)
  const draftOnly = (await make('Entwurf', { slug: 'entwurf', ...menu }))._id
  await save(draftOnly, { blocks: [{ id: 'u', type: 'image', props: { file } }] })
  const orphan = (await live('Waise', { slug: 'waise', parent_page: draftOnly, ...menu }))._id
  const offline = (await live('Früher', { slug: 'frueher', ...menu }))._id
  await admin.post(`${ROOT}/${offline}/unpublish`, { lang: 'de' })
  const appointed = (await make('Bald', { slug: 'bald' }))._id
  const { revision } = await draft(appointed)
  const at = { lang: 'de', revision, publish_at: LATER }
  await admin.post(`${ROOT}/${appointed}/schedule`, at)
  const successor = (await make('Nachfolger', { slug: 'nachfolger' }))._id
  const gone = (await live('Weg', { slug: 'weg' }))._id
  const replaced = (await live('Ersetzt', { slug: 'ersetzt' }))._id
  await admin.remove(`${ROOT}/${gone}?redirect_to=gone`)
  await admin.remove(`${ROOT}/${replaced}?redirect_to=${successor}`)
  const binned = (await make('Papierkorb', { slug: 'papierkorb' }))._id
  await admin.remove(`${ROOT}/${binned}?redirect_to=gone`)
  const shown = { home, about, team, jobs, orphan, ...closed }
  return { ...shown, draftOnly, offline, appointed, successor, gone, replaced, binned }
}

async function makeClosed(admin: Caller) {
  const { live } = pageClient(admin)
  const make = async (slug: string, access: object) =>
    (await live(`Seite ${slug}`, { slug, access, showInMenu: true }))._id
  return {
    signedIn: await make('angemeldet', { kind: 'signed-in' }),
    roles: await make('rollen', { kind: 'roles', roles: ['user'] }),
    password: await make('passwort', { kind: 'password', password: 'eiche-natur' }),
  }
}

async function makeEntries(admin: Caller, { cover }: Files) {
  const { make, live, save, step } = entryClient(admin)
  const shown = (await live('Neuigkeit', { slug: 'neuigkeit', tags: ['Möbel'], cover }))._id
  const other = (await live('Zweite', { slug: 'zweite', tags: ['Möbel'] }))._id
  await save(other, { fields: { slug: 'zweite-neu', title: 'Zweite neu' } })
  const draft = (await make({ title: 'Entwurf', slug: 'beitrag-entwurf' }))._id
  const appointed = (await make({ title: 'Bald', slug: 'beitrag-bald' }))._id
  await step(appointed, 'schedule', { publish_at: LATER })
  const offline = (await live('Früher', { slug: 'beitrag-frueher' }))._id
  await admin.post(`/api/v0/entry/${offline}/unpublish`, { lang: 'de' })
  const gone = (await live('Weg', { slug: 'beitrag-weg' }))._id
  await admin.remove(`/api/v0/entry/${gone}`)
  return { shown, other, draft, appointed, offline, gone }
}

async function makeRedirects(admin: Caller, { team, offline, successor }: Record<string, string>) {
  const add = async (from: string, to: object) =>
    idOf(await admin.post('/api/v0/redirect/', { from, ...to }))
  return {
    byHand: await add('/alt', { page: team }),
    gone: await add('/verschwunden', { isGone: true }),
    plain: await add('/frueher', { to: '/Impressum' }),
    toDraft: await add('/zum-nachfolger', { page: successor }),
    toOffline: await add('/zu-frueher', { page: offline }),
  }
}

function idOf(answer: { status: number; text: string; json: Record<string, unknown> }): string {
  const parsed = Made.safeParse(answer.json)
  const [item] = parsed.success ? parsed.data.items : []
  if (!item) throw new Error(`${answer.status} ${answer.text}`)
  return item._id
}
