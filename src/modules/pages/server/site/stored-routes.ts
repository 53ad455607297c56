import { isAuthenticated } from '#kernel/access/roles.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import type { Services } from '#kernel/server/services.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import { untilTags } from '#kernel/server/site/cache/until-tag.ts'
import { type Loaded, type PageForm, pagesOf } from '#kernel/server/site/route/site-route.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { slotOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { checkSharedPassword } from '#modules/auth/server/api.ts'
import { fileTag } from '#modules/files/server/api.ts'
import { openingHours } from '../../blocks/opening-hours/block.ts'
import { businessSection } from '../../config.ts'
import { type PasswordData, passwordPage, previewPage } from '../../contract-site.ts'
import { pageMessages } from '../../pages/messages.ts'
import { restrictedPage, type StoredPageData, storedPage } from '../../pages/stored-page.ts'
import { businessTokens } from '../../tokens.ts'
import { HOME_PATH } from '../addresses/addresses.ts'
import { maySee } from '../menu/may-see.ts'
import { pageContent } from '../pages/page-content.ts'
import { mayRead } from '../rights.ts'
import type { PageTables } from '../tables.ts'
import { MENU_TAG, pageTag } from '../unit-of-work.ts'
import { findPublicPicture, firstPicture, firstWords } from './describe-content.ts'
import {
  dataOf,
  findDraftPage,
  findLivePage,
  findNearby,
  findTrail,
  type Neighbour,
  type StoredRow,
} from './load-stored.ts'
import { localBusiness } from './local-business.ts'
import { OPEN_MS, passFor, passName } from './page-password.ts'
import type { StoredRoutes } from './resolve-stored.ts'

type SiteContext = Pick<Services, 'config' | 'settings'> & { lang: Lang }

const onPage = pagesOf<PageTables>()
type PageContext = Context<PageTables>

/** How a stored page answers: to everyone, to those it is meant for, or with a question. */
export const storedRoutes: StoredRoutes = {
  shared: onPage(storedPage, {
    load: async (context, { params }) => {
      const row = await findLivePage(context.db, { id: params.id ?? '', lang: context.lang })
      // Since the address was found the page may have been closed: then nobody sees it here.
      return row?.access === 'public' ? showLive(context, row) : { kind: 'missing' }
    },
  }),
  restricted: onPage(restrictedPage, {
    load: async (context, { params, path }) => {
      const row = await findLivePage(context.db, { id: params.id ?? '', lang: context.lang })
      if (!row) return { kind: 'missing' }
      if (maySee(context.user, row)) return showLive(context, row)
      return isAuthenticated(context.user) ? { kind: 'missing' } : askToSignIn(context, path)
    },
  }),
  password: onPage(passwordPage, {
    load: async (context, { params }) => askForPassword(context, params.id ?? '', ''),
    submit: (context, form) => openPage(context, form),
  }),
}

/** The draft behind a secret address. */
export const previewRoute = onPage(previewPage, {
  load: async (context, { params }) => {
    const preview = await pageContent.findPreview(context.db, params.token ?? '')
    if (preview?.lang !== context.lang) return { kind: 'missing' }
    if (preview.for_staff && !mayRead(context)) return { kind: 'missing' }
    const row = await findDraftPage(context.db, preview)
    if (!row) return { kind: 'missing' }
    const nearby = row.view === 'sidebar' ? await findNearby(context.db, row, context.lang) : []
    const { data, blocks, tags } = dataOf(allBlockTypes(context), row, nearby)
    const title = translator(pageMessages, context.lang)('preview', { title: row.fields.title })
    return { kind: 'page', data, blocks: { main: blocks }, meta: { title, noindex: true }, tags }
  },
})

async function showLive(context: PageContext, row: StoredRow): Promise<Loaded<StoredPageData>> {
  const { db, lang, config } = context
  const types = allBlockTypes(context)
  const facts = businessTokens(config.get(businessSection), lang)
  const fields = fillTokens(row.fields, facts)
  const nearby = row.view === 'sidebar' ? await findNearby(db, row, lang) : []
  const trail = row.parent_id ? await findTrail(db, { id: row.id, lang }) : []
  const { data, blocks, tags } = dataOf(types, { ...row, fields }, nearby)
  const words = firstWords(types, blocks, facts)
  const wanted = [fields.og_image, firstPicture(types, blocks)]
  const image = await findPublicPicture(db, wanted)
  return {
    kind: 'page',
    data,
    blocks: { main: blocks },
    meta: {
      title: fields.meta_title || fields.title,
      isWholeTitle: fields.path === HOME_PATH && fields.meta_title !== '',
      description: fields.meta_description || words || undefined,
      keywords: fields.meta_keywords,
      canonical: fields.canonical,
      noindex: fields.noindex || row.access !== 'public',
      image,
      jsonLd: breadcrumbs(context, { ...row, fields }, trail),
    },
    tags: [
      ...tags,
      ...untilTags([row.expire_at]),
      MENU_TAG,
      ...trail.map(({ id }) => pageTag(id)),
      ...wanted.filter(Boolean).map(fileTag),
    ],
  }
}

function askToSignIn({ lang }: PageContext, path: string): Loaded<StoredPageData> {
  const login = lang === 'de' ? '/login' : '/en/login'
  return { kind: 'redirect', to: `${login}?next=${encodeURIComponent(path)}`, status: 302 }
}

async function askForPassword(
  { db, lang }: PageContext,
  id: string,
  fault: string,
): Promise<Loaded<PasswordData>> {
  const row = await findLivePage(db, { id, lang })
  if (!row) return { kind: 'missing' }
  const title = translator(pageMessages, lang)('password.title')
  const status = fault ? 422 : 200
  return { kind: 'page', data: { title, fault }, meta: { title, noindex: true }, tags: [], status }
}

async function openPage(context: PageContext, form: PageForm): Promise<Loaded<PasswordData>> {
  const { db, lang, secret, settings } = context
  const id = form.params.id ?? ''
  const row = await findLivePage(db, { id, lang })
  if (!row) return { kind: 'missing' }
  const password = (form.fields.password ?? '').slice(0, 200)
  const asked = { name: `page ${id}`, stored: row.password_hash, password }
  if (!(await checkSharedPassword(context, asked)))
    return askForPassword(context, id, translator(pageMessages, lang)('password.wrong'))
  const pass = passFor({ secret, page: id, hash: row.password_hash ?? '' }, Date.now())
  const age = Math.floor(OPEN_MS / 1000)
  const safe = settings.baseUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = `${passName(id)}=${pass}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${safe}`
  context.reply.header('set-cookie', cookie)
  return { kind: 'redirect', to: form.path, status: 303 }
}

/** Home page and contact tell search engines about the business, all others how to get to them. */
function breadcrumbs(
  { config, settings, lang }: SiteContext,
  row: StoredRow,
  trail: readonly Neighbour[],
): Record<string, unknown> {
  const business = config.get(businessSection)
  const isContact = row.id === business.action.page || holdsHours(row.blocks)
  if (row.fields.path === HOME_PATH || isContact) return localBusiness(business, settings.baseUrl)
  const home = { label: translator(pageMessages, lang)('home'), href: lang === 'de' ? '/' : '/en' }
  const above = trail.filter(({ id, href }) => id !== row.id && href !== home.href)
  const steps = [home, ...above, { label: row.fields.title, href: undefined }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      ...(href && { item: settings.baseUrl + href }),
    })),
  }
}

function holdsHours(blocks: readonly Block[]): boolean {
  return blocks.some(
    (block) =>
      block.type === openingHours.name || (block.props && holdsHours(slotOf(block, 'blocks'))),
  )
}
