import { paragraph } from '#modules/pages/server/test-pages.ts'
import type { Website } from './make-website.ts'
import type { Call } from './send-call.ts'

const PAGE = '/api/v0/page'
const ENTRY = '/api/v0/entry'
const FILE = '/api/v0/file'
const GALLERY = '/api/v0/gallery'
const GLOBAL = '/api/v0/global_block'
const REDIRECT = '/api/v0/redirect'

/** Calls that reach for what visitors get, with ids that exist; each a whole wish of its own. */
export function knownCalls(site: Website): Call[] {
  return [
    ...structureCalls(site),
    ...orderCalls(site),
    ...removalCalls(site),
    ...draftCalls(site),
    ...entryCalls(site),
    ...fileCalls(site),
    ...galleryCalls(site),
    ...redirectCalls(site),
    ...businessCalls(site),
  ]
}

const put = (path: string, body: object): Call => ({ method: 'PUT', path, body })
const post = (path: string, body: object = {}): Call => ({ method: 'POST', path, body })
const remove = (path: string): Call => ({ method: 'DELETE', path })

function structureCalls({ pages }: Website): Call[] {
  const open = { access: { kind: 'public' } }
  const changes: object[] = [
    { access: { kind: 'signed-in' } },
    { access: { kind: 'password', password: 'neues-passwort' } },
    { type: 'imprint' },
    { parent_page: pages.team },
    { template: { view: 'landing' } },
    { showInMenu: false },
    { showInFooter: false },
    { order: 99 },
    { tags: ['neu'] },
    { title: 'Anders', slug: 'anders', linktext: 'Kurz', noindex: true },
    { offline: true },
  ]
  return [
    ...[pages.signedIn, pages.roles, pages.password].map((id) => put(`${PAGE}/${id}`, open)),
    put(`${PAGE}/${pages.roles}`, { access: { kind: 'roles', roles: ['member'] } }),
    put(`${PAGE}/${pages.password}`, { access: { kind: 'password', password: 'anders-natur' } }),
    ...changes.map((change) => put(`${PAGE}/${pages.home}`, change)),
    ...changes.map((change) => put(`${PAGE}/`, { _id: pages.jobs, ...change })),
    put(`${PAGE}/${pages.appointed}`, { access: { kind: 'signed-in' } }),
    put(`${PAGE}/${pages.draftOnly}`, { parent_page: pages.about }),
    put(`${PAGE}/${pages.draftOnly}`, { slug: 'umbenannt' }),
    put(`${PAGE}/${pages.offline}`, { slug: 'auch-umbenannt', parent_page: pages.about }),
    post(`${PAGE}/${pages.team}/home`),
  ]
}

function orderCalls({ pages }: Website): Call[] {
  const { home, about, team, jobs, draftOnly, orphan, offline } = pages
  const places = (ids: string[], parent_page?: string | null) => ({
    collection: ids.map((_id, order) => ({ _id, order, parent_page })),
  })
  return [
    post(`${PAGE}/setOrder/`, places([jobs, team])),
    post(`${PAGE}/setOrder/`, places([about, home])),
    post(`${PAGE}/setOrder/`, places([team], null)),
    post(`${PAGE}/setOrder/`, places([draftOnly], about)),
    post(`${PAGE}/setOrder/`, places([orphan, offline], null)),
    post(`${PAGE}/setOrder/`, places([draftOnly, home, about, offline])),
  ]
}

function removalCalls({ pages, globals }: Website): Call[] {
  const ids = [pages.about, pages.draftOnly, pages.offline, pages.successor, pages.appointed]
  return [
    ...ids.map((id) => remove(`${PAGE}/${id}?redirect_to=gone`)),
    post('/api/v0/batch/page/remove/', { ids: [pages.signedIn], redirect_to: pages.home }),
    ...[pages.gone, pages.replaced, pages.successor, pages.binned].map((id) =>
      post(`${PAGE}/${id}/restore`),
    ),
    ...Object.values(globals).map((id) => remove(`${GLOBAL}/${id}?force=true`)),
    post(`${PAGE}/trash/empty`),
  ]
}

function draftCalls({ pages, globals }: Website): Call[] {
  const blocks = [paragraph('n', 'Nur im Entwurf')]
  const named = { title: 'New', slug: 'new' }
  const langs = ['de', 'en'] as const
  return [
    ...[pages.home, pages.jobs, pages.draftOnly, pages.appointed].flatMap((id) =>
      langs.map((lang) => put(`${PAGE}/${id}/draft`, { lang, fields: named, blocks })),
    ),
    post(`${PAGE}/${pages.jobs}/discard`, { lang: 'de' }),
    post(`${PAGE}/${pages.appointed}/discard`, { lang: 'de' }),
    post(`${PAGE}/${pages.home}/review`, { lang: 'de' }),
    post(`${PAGE}/${pages.home}/versions/1/restore`, { lang: 'de' }),
    post(`${PAGE}/${pages.about}/duplicate`, { withDescendants: true }),
    post(`${PAGE}/${pages.about}/unpublish`, { lang: 'de' }),
    post(`${PAGE}/`, { title: 'Impressum', type: 'imprint', order: -5, showInMenu: true }),
    put(`${GLOBAL}/`, { _id: globals.inner, name: 'Neu', blocks: { de: blocks } }),
    post(`${GLOBAL}/${globals.inner}/publish`),
  ]
}

function entryCalls({ entries }: Website): Call[] {
  const changes: object[] = [
    { tags: ['Anders'] },
    { publish_date: '2020-01-01T00:00:00Z' },
    { date: '2020-01-01' },
    { type: 'media' },
    { author: 'Jemand anderes' },
    { title: 'Anders', slug: 'anders' },
  ]
  const targets = [entries.shown, entries.appointed, entries.draft]
  return [
    ...targets.flatMap((id) => changes.map((change) => put(`${ENTRY}/${id}`, change))),
    put(`${ENTRY}/${entries.shown}/draft`, { lang: 'de', fields: { slug: 'entwurf-adresse' } }),
    post(`${ENTRY}/${entries.other}/discard`, { lang: 'de' }),
    remove(`${ENTRY}/${entries.shown}`),
    post('/api/v0/batch/entry/remove/', { ids: [entries.other, entries.draft] }),
    remove(`${ENTRY}/${entries.offline}`),
    post(`${ENTRY}/${entries.gone}/restore`),
    post(`${ENTRY}/${entries.shown}/restore`),
  ]
}

function fileCalls({ files }: Website): Call[] {
  const { picture, download, inGallery, nested, cover, logo, preview, letter } = files
  const { trashed, secret } = files
  const shown = [picture, download, inGallery, nested, cover, logo, preview, letter]
  const changes: object[] = [
    { name: 'anders.png' },
    { alt: 'Anders', altEn: 'Different' },
    { description: 'Anders' },
    { focal: { x: 0.1, y: 0.1 } },
    { tags: ['neu'], folder: 'neu' },
    { isPrivate: true },
    { isPrivate: false },
  ]
  const crop = { x: 0, y: 0, width: 10, height: 10 }
  const edited = { rotate: 180, crop: null, focal: null, alt: 'Gedreht' }
  return [
    ...shown.flatMap((id) => [
      ...changes.map((change) => put(`${FILE}/${id}`, change)),
      post('/api/v0/crop/', { _id: id, crop }),
      post('/api/v0/rotate/', { _id: id, rotate: 90 }),
      put(`${FILE}/${id}/picture`, edited),
      post(`${FILE}/${id}/reset`),
      { method: 'POST', path: `${FILE}/${id}/replace`, isUpload: true } satisfies Call,
      remove(`${FILE}/${id}?force=true`),
    ]),
    post('/api/v0/batch/file/edit/', { ids: shown, addTags: ['viele'], folder: 'viele' }),
    post('/api/v0/batch/file/remove/', { ids: [picture, logo], force: true }),
    post(`${FILE}/${trashed}/restore`),
    put(`${FILE}/${secret}`, { isPrivate: false }),
    post(`${FILE}/trash/empty`),
  ]
}

function galleryCalls({ galleries, files }: Website): Call[] {
  const items = [{ file: files.unused, caption: 'Neu' }]
  return [galleries.shown, galleries.nested, galleries.unused].flatMap((id) => [
    put(`${GALLERY}/${id}`, { title: 'Neu', items, layout: 'masonry' }),
    put(`${GALLERY}/`, { _id: id, isDownloadable: true }),
    remove(`${GALLERY}/${id}`),
    post('/api/v0/batch/gallery/remove/', { ids: [id] }),
  ])
}

function redirectCalls({ redirects, pages }: Website): Call[] {
  return [
    post(`${REDIRECT}/`, { from: '/anders', page: pages.team }),
    post(`${REDIRECT}/`, { from: '/alt', to: '/Datenschutz' }),
    post(`${REDIRECT}/import/`, { csv: '/new,/login\n/alt,/login' }),
    post(`${REDIRECT}/import/`, { csv: '/new,/login\n/alt,/login', isTrial: true }),
    remove(`${REDIRECT}/${redirects.gone}`),
    post('/api/v0/batch/redirect/remove/', { ids: Object.values(redirects) }),
    remove(`${REDIRECT}/missing/`),
  ]
}

function businessCalls({ shop, positions, letters }: Website): Call[] {
  const { products, groups, variants } = shop
  const all = [products.shown, products.draft]
  return [
    ...all.flatMap((id) => [
      put(`/api/v0/product/${id}`, { title: 'Anders' }),
      put(`/api/v0/product/${id}`, { state: 'online' }),
      put(`/api/v0/product/${id}`, { state: 'draft' }),
      remove(`/api/v0/product/${id}`),
    ]),
    put(`/api/v0/product_group/${groups.bread}`, { title: 'Anders' }),
    remove(`/api/v0/product_group/${groups.bread}`),
    ...Object.values(variants).map((id) => put(`/api/v0/stock/${id}`, { policy: 'untracked' })),
    post('/api/v0/stock/movement', { variant: variants.shown, quantity: '-3', reason: 'lost' }),
    post('/api/v0/stock/count', {
      lines: [{ variant: variants.shown, counted: '0', version: 1 }],
    }),
    ...Object.values(positions).flatMap((id) => [
      put(`/api/v0/position/${id}`, { title: 'Anders' }),
      put(`/api/v0/position/${id}`, { isOpen: false }),
      put(`/api/v0/position/${id}`, { isOpen: true }),
      remove(`/api/v0/position/${id}`),
    ]),
    post('/api/v0/position/', { title: 'Neu', kind: 'full_time', isOpen: true }),
    ...Object.values(letters.lists).flatMap((id) => [
      put(`/api/v0/newsletter_list/${id}`, { name: 'Anders' }),
      put(`/api/v0/newsletter_list/${id}`, { is_public: false, in_archive: false }),
      put(`/api/v0/newsletter_list/${id}`, { is_public: true, in_archive: true }),
      remove(`/api/v0/newsletter_list/${id}`),
    ]),
    ...Object.values(letters.sendings).flatMap((id) => [
      put(`/api/v0/newsletter_sending/${id}`, { in_archive: 'no' }),
      post(`/api/v0/newsletter_sending/${id}/start`),
      remove(`/api/v0/newsletter_sending/${id}`),
    ]),
  ]
}
