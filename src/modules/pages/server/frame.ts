import { type Lang, translator } from '#kernel/i18n/texts.ts'
import type { FrameLoader } from '#kernel/server/site/site-parts.ts'
import type { FactGroup, SiteFrame } from '#kernel/site/frame.ts'
import { type Business, businessSection } from '../config.ts'
import { mailHref, telephoneHref } from '../contact-links.ts'
import { hoursLines } from '../opening-hours.ts'
import { HOME_PLACES, homePage, imprintPage, privacyPage } from '../pages.ts'
import { texts } from '../texts.ts'
import { type MenuPage, menuTree } from './menu-tree.ts'

/** Name, menu and facts around every page. */
export const loadFrame: FrameLoader = async ({ config }, { lang }) => {
  const business = config.get(businessSection)
  return { frame: frameOf(business, lang), tags: ['menu', 'config'] }
}

function frameOf(business: Business, lang: Lang): SiteFrame {
  const t = translator(texts, lang)
  const home = homePage.path[lang]
  const contact = `${home}#${HOME_PLACES.visit[lang]}`
  return {
    name: business.name,
    claim: business.claim[lang],
    home,
    menu: business.sample_texts ? menuTree(homePlaces(lang)) : [],
    action: business.sample_texts ? { label: t('menu.action'), href: contact } : undefined,
    facts: factsOf(business, lang).filter(({ lines }) => lines.length > 0),
    legal: [
      { label: t('menu.imprint'), href: imprintPage.path[lang] },
      { label: t('menu.privacy'), href: privacyPage.path[lang] },
    ],
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
