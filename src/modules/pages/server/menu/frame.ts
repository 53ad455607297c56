import { isStaff } from '#kernel/access/roles.ts'
import {
  enabledComponentsSection,
  isComponentEnabled,
} from '#kernel/contract/sections/enabled-components.ts'
import { siteSection } from '#kernel/contract/sections/site.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { Context } from '#kernel/server/context.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { FrameLoader, MenuLoader } from '#kernel/server/site/site-parts.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import type { FactGroup, MenuEntry, SiteFrame, SiteLink } from '#kernel/site/frame.ts'
import { madeOnce } from '#kernel/site/memoize-by-object.ts'
import { consentPage } from '#modules/privacy/consent/consent-page.ts'
import { consentLabel } from '#modules/privacy/contract.ts'
import { type Business, businessSection } from '../../config.ts'
import { mailHref, telephoneHref } from '../../contact/contact-links.ts'
import { socialLinksOf } from '../../contact/social-networks.ts'
import { closureLines } from '../../hours/closures.ts'
import { hoursLines } from '../../hours/opening-hours.ts'
import { DAY_TAG } from '../../hours/server/new-day.ts'
import { messages } from '../../messages.ts'
import { homePage, imprintPage, privacyPage, searchPage } from '../../pages.ts'
import { businessTokens } from '../../tokens.ts'
import type { PageTables } from '../tables.ts'
import { MENU_TAG } from '../unit-of-work.ts'
import { loadMenus, type Menus } from './menu.ts'

/** Name, menus and facts around every page; other modules may have pages for the menu. */
export const loadFrame: FrameLoader = async (context, { lang, area }) => {
  const { config, cache, user } = context
  const business = config.get(businessSection)
  const db = tablesOf<PageTables>(context.db)
  const written = await loadMenus({ db, cache, user, lang, actionPage: business.action.page })
  const menus = fillTokens(written, businessTokens(business, lang))
  const own = await ownPages(context, { lang, area })
  // Before the website is public, a visitor finds only what the law wants.
  const isHidden = !config.get(siteSection).is_public && !isStaff(user)
  const shown = isHidden ? NO_MENUS : { ...menus, header: withOwnPages(menus, own.links) }
  const tags = [MENU_TAG, 'config', DAY_TAG, ...own.tags]
  const legal = legalLinks(lang)
  const frame = frameOf({ business, menus: shown, legal, lang })
  const lawful = { ...frame, rights: own.rights }
  const open = { ...lawful, tools: own.tools, notices: own.notices }
  return { frame: isHidden ? { ...lawful, search: undefined } : open, tags }
}

const NO_MENUS: Menus = { header: [], footer: [], action: undefined }

async function ownPages(context: Context<never>, place: Parameters<MenuLoader>[1]) {
  const enabled = context.config.get(enabledComponentsSection)
  const loaders = context.modules.flatMap((module) =>
    module.site?.menu && isComponentEnabled(enabled, module) ? [module.site.menu] : [],
  )
  const loaded = await Promise.all(loaders.map((load) => load(context, place)))
  return {
    links: loaded.flatMap(({ links }) => links),
    tools: loaded.flatMap(({ tools = [] }) => tools),
    notices: loaded.flatMap(({ notice }) => (notice ? [notice] : [])),
    rights: loaded.flatMap(({ rights = [] }) => rights),
    tags: loaded.flatMap(({ tags }) => tags),
  }
}

/** Before the page the visitor should end on, if the menu closes with it; a stored page wins. */
function withOwnPages({ header, action }: Menus, links: readonly SiteLink[]): MenuEntry[] {
  const known = new Set(header.map(({ href }) => href.toLowerCase()))
  const fresh = links
    .filter(({ href }) => !known.has(href.toLowerCase()))
    .map((link) => ({ ...link, children: [] }))
  const last = header.at(-1)
  if (!last || last.href !== action?.href) return [...header, ...fresh]
  return [...header.slice(0, -1), ...fresh, last]
}

/** The consents, too, where nothing asks: whoever agreed before finds the way back, all others read so. */
function legalLinks(lang: Lang): SiteLink[] {
  const t = translator(messages, lang)
  return [
    { label: t('menu.imprint'), href: imprintPage.path[lang] },
    { label: t('menu.privacy'), href: privacyPage.path[lang] },
    { label: consentLabel(lang), href: consentPage.path[lang] },
  ]
}

type FrameParts = { business: Business; menus: Menus; legal: readonly SiteLink[]; lang: Lang }

function frameOf({ business, menus, legal, lang }: FrameParts): SiteFrame {
  const { header, footer, action } = menus
  const listed = new Set(footer.map(({ href }) => href))
  return {
    name: business.name,
    claim: business.claim[lang],
    home: homePage.path[lang],
    search: { label: translator(messages, lang)('search.title'), href: searchPage.path[lang] },
    menu: header,
    action: action && { ...action, label: business.action.label[lang] || action.label },
    facts: withClosures(factsIn[lang](business), business, lang),
    legal: [...footer, ...legal.filter(({ href }) => !listed.has(href))],
  }
}

/** They change from day to day, so they are not remembered with the rest. */
function withClosures(groups: FactGroup[], business: Business, lang: Lang): FactGroup[] {
  const lines = closureLines(business, lang).map(({ title, days }) => ({ text: title, hint: days }))
  if (lines.length === 0) return groups
  const title = translator(messages, lang)('facts.hours')
  const isThere = groups.some((group) => group.title === title)
  if (!isThere) return [...groups, { title, lines }]
  return groups.map((group) =>
    group.title === title ? { title, lines: [...group.lines, ...lines] } : group,
  )
}

const factsIn: Record<Lang, (business: Business) => FactGroup[]> = {
  de: madeOnce((business) => factsOf(business, 'de')),
  en: madeOnce((business) => factsOf(business, 'en')),
}

function factsOf(business: Business, lang: Lang): FactGroup[] {
  const t = translator(messages, lang)
  const { street, zip, city, phone, email } = business
  const address = [street, `${zip} ${city}`.trim()].filter(Boolean)
  const groups: FactGroup[] = [
    { title: t('facts.address'), lines: address.map((text) => ({ text })) },
    {
      title: t('facts.hours'),
      lines: hoursLines(business.hours, lang).map(({ days, times }) => ({
        text: days,
        hint: times,
      })),
    },
    {
      title: t('facts.contact'),
      lines: [
        ...(phone ? [{ text: phone, href: telephoneHref(business) }] : []),
        ...(email ? [{ text: email, href: mailHref(business) }] : []),
      ],
    },
    {
      title: t('facts.social'),
      lines: socialLinksOf(business.social).map(({ label, href }) => ({ text: label, href })),
    },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}
