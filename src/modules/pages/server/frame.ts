import { type Lang, translator } from '#kernel/i18n/texts.ts'
import { tablesOf } from '#kernel/server/database.ts'
import type { FrameLoader } from '#kernel/server/site/site-parts.ts'
import type { FactGroup, SiteFrame } from '#kernel/site/frame.ts'
import { type Business, businessSection } from '../config.ts'
import { mailHref, telephoneHref } from '../contact-links.ts'
import { hoursLines } from '../opening-hours.ts'
import { HOME_PLACES, homePage, imprintPage, privacyPage } from '../pages.ts'
import { texts } from '../texts.ts'
import { loadMenus, type Menus } from './menu.ts'
import { type MenuPage, menuTree } from './menu-tree.ts'
import type { PageTables } from './tables.ts'
import { MENU_TAG } from './work.ts'

/** Name, menus and facts around every page. */
export const loadFrame: FrameLoader = async (context, { lang }) => {
  const { config, cache, user } = context
  const business = config.get(businessSection)
  const menus = await loadMenus({ db: tablesOf<PageTables>(context.db), cache, user, lang })
  return { frame: frameOf(business, menus, lang), tags: [MENU_TAG, 'config'] }
}

function frameOf(business: Business, { header, footer }: Menus, lang: Lang): SiteFrame {
  const t = translator(texts, lang)
  const home = homePage.path[lang]
  const contact = `${home}#${HOME_PLACES.visit[lang]}`
  const isSample = business.sample_texts && header.length === 0
  const legal = [
    { label: t('menu.imprint'), href: imprintPage.path[lang] },
    { label: t('menu.privacy'), href: privacyPage.path[lang] },
  ]
  const listed = new Set(footer.map(({ href }) => href))
  return {
    name: business.name,
    claim: business.claim[lang],
    home,
    menu: isSample ? menuTree(homePlaces(lang)) : header,
    action: isSample ? { label: t('menu.action'), href: contact } : undefined,
    facts: factsOf(business, lang).filter(({ lines }) => lines.length > 0),
    legal: [...footer, ...legal.filter(({ href }) => !listed.has(href))],
  }
}

function homePlaces(lang: Lang): MenuPage[] {
  const t = translator(texts, lang)
  const places = ['services', 'works', 'steps', 'visit'] as const
  return places.map((place, order) => ({
    id: place,
    parent: null,
    title: t(`menu.${place}`),
    linktext: '',
    href: `${homePage.path[lang]}#${HOME_PLACES[place][lang]}`,
    order,
    offline: false,
    showInMenu: true,
  }))
}

function factsOf(business: Business, lang: Lang): FactGroup[] {
  const t = translator(texts, lang)
  const { street, zip, city, phone, email } = business
  const address = [street, `${zip} ${city}`.trim()].filter(Boolean)
  return [
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
  ]
}
