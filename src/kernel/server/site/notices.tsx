import { siteSection } from '#kernel/contract/sections/site.ts'
import { systemSection } from '#kernel/contract/sections/system.ts'
import { inLangs, type Lang } from '#kernel/i18n/messages.ts'
import type { Notice } from '#kernel/site/site-module.ts'
import type { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { packedAnswer } from './answers.ts'
import { packPage } from './cache/pack-page.ts'
import { guestContext } from './guest-context.ts'
import { pictureAddress } from './render/page-head.ts'
import { type RenderedPage, renderPage } from './render/render-page.tsx'
import { langOfPath } from './route/site-path.ts'
import type { SiteAnswer, SiteRequest } from './site.ts'
import { PRIVATE, SHARED } from './site-headers.ts'
import type { SiteKit } from './site-kit.ts'

type Asked = { context: Context<never>; request: SiteRequest }

const RETRY_SOON = '2'
const RETRY_LATER = '600'
const RETRY_TOMORROW = '86400'

/** 404. The same for every missing address, so a flood of them costs one render. */
export async function missingAnswer(kit: SiteKit, asked: Asked): Promise<SiteAnswer> {
  const { request } = asked
  const { cache } = kit.services
  const lang = shownLang(kit, request)
  // No request line can hold a space, so this is no address someone can ask for.
  const key = `${kit.hostOf(request.host)} missing ${lang}`
  const packed =
    cache.find(key) ??
    (await kit.share(key, async (since) => {
      const page = await renderNotice(kit, asked, { kind: 'missing' })
      const made = packPage({ status: 404, ...page })
      cache.store({ key, page: made, tags: page.tags, since })
      return made
    }))
  return packedAnswer(packed, request)
}

/** 503 for everyone but staff while the site is closed. */
export async function maintenanceAnswer(kit: SiteKit, asked: Asked): Promise<SiteAnswer> {
  const { text, image } = kit.services.config.get(systemSection).maintenance
  const notice: Notice = { kind: 'maintenance', text, image: pictureAddress(image) }
  const { html, headers } = await renderNotice(kit, asked, notice)
  return { status: 503, headers: { ...headers, 'retry-after': RETRY_LATER }, body: html }
}

/**
 * 503 for everyone but staff before the website is public. Not 200: search engines would keep this
 * page in the place of the website, and drop what they knew of an earlier one at the address.
 */
export async function soonAnswer(kit: SiteKit, asked: Asked): Promise<SiteAnswer> {
  const { html, headers } = await renderNotice(kit, asked, { kind: 'soon' })
  return { status: 503, headers: { ...headers, 'retry-after': RETRY_TOMORROW }, body: html }
}

/** 410: there was a page once, and search engines may forget it. */
export async function goneAnswer(kit: SiteKit, asked: Asked): Promise<SiteAnswer> {
  const { html, headers } = await renderNotice(kit, asked, { kind: 'gone' })
  return { status: 410, headers, body: html }
}

/** 500, or what a foreseen failure says of itself. Nothing of the inside is shown. */
export async function failedAnswer(
  kit: SiteKit,
  asked: Asked,
  known: AppError | undefined,
): Promise<SiteAnswer> {
  const lang = shownLang(kit, asked.request)
  const { requestId } = asked.context
  const notice: Notice = { kind: 'failed', text: known?.text[lang], requestId }
  const { html, headers } = await renderNotice(kit, asked, notice)
  const status = known?.status ?? 500
  if (status === 503) headers['retry-after'] = RETRY_SOON
  return { status, headers, body: html }
}

function renderNotice(kit: SiteKit, asked: Asked, notice: Notice): Promise<RenderedPage> {
  const { NoticeView, noticeTitle } = kit.theme
  const lang = shownLang(kit, asked.request)
  const { languages } = kit.services.config.get(siteSection)
  return renderPage(kit, guestContext(asked.context, lang), {
    lang,
    path: '',
    alternates: inLangs(languages, homeIn),
    meta: { title: noticeTitle(notice.kind, lang), noindex: true },
    cacheControl: notice.kind === 'missing' ? SHARED : PRIVATE,
    mayBeBare: true,
    body: (frame) => <NoticeView data={{ ...notice, frame }} lang={lang} path={homeIn(lang)} />,
  })
}

function homeIn(lang: Lang): string {
  return lang === 'de' ? '/' : `/${lang}`
}

/** That of the address, unless it is switched off. */
function shownLang({ services }: SiteKit, { path }: SiteRequest): Lang {
  const lang = langOfPath(path)
  const { languages } = services.config.get(siteSection)
  return languages.includes(lang) ? lang : (languages[0] ?? lang)
}
