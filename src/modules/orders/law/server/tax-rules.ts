import { countryName } from '#kernel/i18n/countries.ts'
import { formatMoney } from '#kernel/i18n/format.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { type LegalVerdict, legalRule } from '#kernel/server/manifest/legal-rule.ts'
import { EUROPEAN_UNION } from '#modules/pricing/engine/vat-rates.ts'
import { type ShopConfig, shopSection } from '#modules/shop/config.ts'
import type { OrderTables } from '../../server/tables.ts'
import { soldTo, turnoverIn, yearOf } from './turnover.ts'

const SMALL_BUSINESS = {
  label: { de: 'Kleinunternehmer-Regelung öffnen', en: 'Open the small business scheme' },
  path: 'shop/vat/groups#vat.small_business',
}
const DESTINATION = {
  label: { de: 'Steuer des Ziellandes öffnen', en: 'Open VAT of the country of delivery' },
  path: 'shop/vat/groups#vat.oss',
}
const RATES = {
  label: { de: 'Steuersätze eintragen', en: 'Enter VAT rates' },
  path: 'shop/vat/groups#vat.groups',
}

/** Whole cents. */
const LAST_YEAR_LIMIT = 2_500_000
const THIS_YEAR_LIMIT = 10_000_000
const ABROAD_LIMIT = 1_000_000

const money = (cents: number) => (lang: Lang) => formatMoney(cents, lang)

const smallBusiness = legalRule<OrderTables>({
  id: 'L17',
  title: {
    de: 'Kleinunternehmer bleiben unter den Umsatzgrenzen',
    en: 'Small businesses stay below the limits of turnover',
  },
  source: '§ 19 UStG',
  from: '2025-01-01',
  check: async ({ db, config }, day) => {
    if (!config.get(shopSection).vat.small_business)
      return {
        state: 'not_applicable',
        text: {
          de: 'Sie berechnen Mehrwertsteuer. Sind Sie Kleinunternehmer, schalten Sie das bei der Mehrwertsteuer ein.',
          en: 'You charge VAT. If you are a small business under § 19 UStG, switch that on with VAT.',
        },
        links: [SMALL_BUSINESS],
      }
    const year = yearOf(day)
    return judgeTurnover(await turnoverIn(db, year - 1), await turnoverIn(db, year))
  },
})

/** Who sold too much last year is no small business; who does now ceases to be one at once. */
function judgeTurnover(before: number, now: number): LegalVerdict {
  const [last, present] = [money(before), money(now)]
  if (before > LAST_YEAR_LIMIT || now > THIS_YEAR_LIMIT)
    return {
      state: 'red',
      text: {
        de: `Der Shop hat im Vorjahr ${last('de')} und in diesem Jahr ${present('de')} umgesetzt. Die Grenzen sind 25.000 € im Vorjahr und 100.000 € im laufenden. Sprechen Sie mit Ihrer Steuerberatung, und schalten Sie die Regelung aus.`,
        en: `The shop turned over ${last('en')} last year and ${present('en')} this year. The limits are €25,000 last year and €100,000 this year. Talk to your tax adviser, and switch the scheme off.`,
      },
      links: [SMALL_BUSINESS],
    }
  if (now > LAST_YEAR_LIMIT)
    return {
      state: 'yellow',
      text: {
        de: `Der Shop hat in diesem Jahr ${present('de')} umgesetzt, mehr als 25.000 €. Ab dem 1. Januar müssen Sie Mehrwertsteuer berechnen; haben Sie erst in diesem Jahr angefangen, womöglich schon jetzt. Fragen Sie Ihre Steuerberatung.`,
        en: `The shop turned over ${present('en')} this year, more than €25,000. From 1 January you have to charge VAT; if you only started this year, perhaps already now. Ask your tax adviser.`,
      },
      links: [SMALL_BUSINESS],
    }
  return {
    state: 'green',
    text: {
      de: `Umsatz des Shops: ${last('de')} im Vorjahr, ${present('de')} in diesem Jahr. Was Sie außerhalb des Shops einnehmen, zählt dazu und steht hier nicht.`,
      en: `Turnover of the shop: ${last('en')} last year, ${present('en')} this year. What you earn outside the shop counts, too, and is not known here.`,
    },
  }
}

const salesAbroad = legalRule<OrderTables>({
  id: 'L23',
  title: {
    de: 'Verkauf an Verbraucher in anderen EU-Ländern wird dort versteuert',
    en: 'Sales to consumers in other EU countries are taxed there',
  },
  source: '§§ 3a Abs. 5, 3c, 18j UStG',
  from: '2021-07-01',
  check: async ({ db, config }, day) => {
    const shop = config.get(shopSection)
    const abroad = [...EUROPEAN_UNION].filter((code) => code !== shop.vat.home)
    if (shop.vat.oss) return judgeRates(shop, abroad, day)
    const year = yearOf(day)
    const [before, now] = [await soldTo(db, abroad, year - 1), await soldTo(db, abroad, year)]
    const sold = Math.max(before, now)
    const isSent = shop.shipping.country.some(
      ({ code, is_open }) => is_open && abroad.includes(code),
    )
    if (!isSent && sold === 0) return STAYS_AT_HOME
    return judgeThreshold(sold)
  },
})

const STAYS_AT_HOME: LegalVerdict = {
  state: 'not_applicable',
  text: {
    de: 'Der Shop liefert in kein anderes Land der EU.',
    en: 'The shop delivers to no other country of the EU.',
  },
}

function judgeThreshold(sold: number): LegalVerdict {
  const amount = money(sold)
  const words = {
    de: `In andere EU-Länder hat der Shop in diesem oder im vorigen Jahr für ${amount('de')} netto verkauft; die Grenze liegt bei 10.000 € im Jahr, alle Ihre Verkäufe zusammen.`,
    en: `The shop sold ${amount('en')} net to other EU countries this year or last; the limit is €10,000 a year for all your sales together.`,
  }
  if (sold <= ABROAD_LIMIT * 0.8) return { state: 'green', text: words }
  const isOver = sold > ABROAD_LIMIT
  return {
    state: isOver ? 'red' : 'yellow',
    text: {
      de: `${words.de} ${isOver ? 'Sprechen Sie mit Ihrer Steuerberatung über das OSS-Verfahren, und schalten Sie die Steuer des Ziellandes ein.' : 'Bereiten Sie die Anmeldung zum OSS-Verfahren vor.'}`,
      en: `${words.en} ${isOver ? 'Talk to your tax adviser about OSS, and switch on the VAT of the country of delivery.' : 'Prepare to register for OSS.'}`,
    },
    links: [DESTINATION],
  }
}

/** Whoever taxes by destination needs a rate there for every group. */
function judgeRates({ shipping, vat }: ShopConfig, abroad: string[], day: string): LegalVerdict {
  const open = shipping.country.filter(({ code, is_open }) => is_open && abroad.includes(code))
  const hasRate = (rates: ShopConfig['vat']['groups'][number]['rates'], code: string) =>
    rates.some(
      ({ country, from, to }) => country === code && (!from || from <= day) && (!to || day <= to),
    )
  const lacking = open.filter(({ code }) => vat.groups.some(({ rates }) => !hasRate(rates, code)))
  if (lacking.length === 0)
    return {
      state: 'green',
      text: {
        de: 'Die Steuer des Ziellandes ist eingeschaltet, und jede Steuergruppe hat einen Satz für jedes Lieferland der EU.',
        en: 'VAT of the country of delivery is on, and every VAT group has a rate for every EU country you deliver to.',
      },
    }
  const names = (lang: Lang) => lacking.map(({ code }) => countryName(code, lang)).join(', ')
  return {
    state: 'red',
    text: {
      de: `Für diese Länder fehlt mindestens ein Steuersatz: ${names('de')}. Dorthin kann niemand bestellen.`,
      en: `At least one VAT rate is missing for these countries: ${names('en')}. Nobody there can order.`,
    },
    links: [RATES],
  }
}

export const taxRules = [smallBusiness, salesAbroad]
