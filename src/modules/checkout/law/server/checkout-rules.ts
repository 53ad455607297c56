import { countryName } from '#kernel/i18n/countries.ts'
import { LANGS, type Lang, translator } from '#kernel/i18n/messages.ts'
import type { LegalRule, LegalVerdict } from '#kernel/server/manifest/legal-rule.ts'
import { type ShopConfig, shopSection } from '#modules/shop/config.ts'
import { sellingRule } from '#modules/shop/server/api.ts'
import { isNoShipping, quoteShipping } from '#modules/shop/shipping/quote-shipping.ts'
import { messages } from '../../messages.ts'
import type { CheckoutTables } from '../../server/tables.ts'
import { waysToPay } from '../../steps/server/payment-methods.ts'

const PAYMENT = {
  label: { de: 'Zahlungsarten wählen', en: 'Choose payment methods' },
  path: 'shop/settings/system#paymentsources',
}
const BANK = {
  label: { de: 'IBAN eintragen', en: 'Enter the IBAN' },
  path: 'settings/business#iban',
}
const COUNTRIES = {
  label: { de: 'Lieferländer wählen', en: 'Choose countries' },
  path: 'shop/shipping/countries#shipping.country',
}
const PICKUP = {
  label: { de: 'Abholort eintragen', en: 'Enter a place to pick up' },
  path: 'shop/shipping/countries#cc_locations.location',
}
const SHIPPING = {
  label: { de: 'Versandpreise eintragen', en: 'Enter shipping prices' },
  path: 'shop/shipping/groups#shipping.groups',
}

/** In small letters: how it is written is not what the courts look at. */
const CLEAR_WORDS: Readonly<Record<Lang, readonly string[]>> = {
  de: ['zahlungspflichtig bestellen', 'jetzt kaufen'],
  en: ['order with obligation to pay', 'buy now'],
}

/** Whether the button says in each language that a click costs money. */
export function judgeButton(words: Readonly<Record<Lang, string>>): LegalVerdict {
  const unclear = LANGS.filter((lang) => !CLEAR_WORDS[lang].includes(words[lang].toLowerCase()))
  if (unclear.length === 0)
    return {
      state: 'green',
      text: {
        de: `Der Knopf heißt „${words.de}“ und ist das Letzte auf der Seite.`,
        en: `The button reads “${words.en}” and is the last thing on the page.`,
      },
    }
  const shown = unclear.map((lang) => words[lang]).join(', ')
  return {
    state: 'red',
    text: {
      de: `Der Bestellknopf heißt „${shown}“. Ohne eindeutige Worte kommt kein Vertrag zustande.`,
      en: `The order button reads “${shown}”. Without clear words there is no contract.`,
    },
    links: [
      {
        label: { de: 'Text des Bestellknopfs wählen', en: 'Choose the text of the button' },
        path: 'shop/settings/general#checkout.order_button',
      },
    ],
  }
}

const orderButton = sellingRule<CheckoutTables>({
  id: 'L1',
  title: {
    de: 'Der Bestellknopf sagt, dass die Bestellung Geld kostet',
    en: 'The order button says that ordering costs money',
  },
  source: '§ 312j Abs. 3 BGB',
  from: '2012-08-01',
  check: ({ config }) => {
    const { order_button } = config.get(shopSection).checkout
    const word = (lang: Lang) => translator(messages, lang)(`review.submit.${order_button}`)
    return judgeButton({ de: word('de'), en: word('en') })
  },
})

const limitsFirst = sellingRule<CheckoutTables>({
  id: 'L3',
  title: {
    de: 'Zahlungsarten und Lieferbeschränkungen stehen am Anfang der Bestellung',
    en: 'Payment methods and limits of delivery are shown at the start of the order',
  },
  source: '§ 312j Abs. 1 BGB, Art. 246a § 1 EGBGB',
  from: '2014-06-13',
  check: ({ config }) => {
    const shop = config.get(shopSection)
    const isSent = shop.shipping.country.some(({ is_open }) => is_open)
    if (waysToPay(config, null).length === 0)
      return {
        state: 'red',
        text: {
          de: 'Im Shop kann niemand bezahlen. Vorkasse und Rechnung brauchen Ihre IBAN, Zahlung bei Abholung einen Abholort, Karte und PayPal den Zugang zum Zahlungsdienst.',
          en: 'Nobody can pay in the shop. Prepayment and invoice need your IBAN, payment on pickup needs a place, card and PayPal need access to the payment service.',
        },
        links: [BANK, PAYMENT, PICKUP],
      }
    if (!isSent && shop.cc_locations.location.length === 0)
      return {
        state: 'red',
        text: {
          de: 'Der Shop liefert in kein Land und hat keinen Abholort. Eines von beidem braucht er.',
          en: 'The shop delivers to no country and has no place to pick up. It needs one of them.',
        },
        links: [COUNTRIES, PICKUP],
      }
    return judgeCountries(shop)
  },
})

/** A country that is named in the cart and cannot be delivered to misleads. */
function judgeCountries(shop: ShopConfig): LegalVerdict {
  const open = shop.shipping.country.filter(({ is_open }) => is_open)
  const unpriced = open.filter(({ code: country }) =>
    isNoShipping(quoteShipping(shop, { country, zip: '', groups: [''], value: 1, weight: 1 })),
  )
  if (unpriced.length === 0)
    return {
      state: 'green',
      text: {
        de: 'Der Warenkorb nennt Zahlungsarten und Lieferländer, bevor die Kasse beginnt.',
        en: 'The cart names payment methods and countries before the checkout begins.',
      },
    }
  const names = (lang: Lang) => unpriced.map(({ code }) => countryName(code, lang)).join(', ')
  return {
    state: 'red',
    text: {
      de: `Diese Länder stehen im Warenkorb, haben aber keinen Versandpreis: ${names('de')}. Tragen Sie einen Preis ein, oder schalten Sie das Land aus.`,
      en: `These countries are listed in the cart but have no shipping price: ${names('en')}. Enter a price, or switch the country off.`,
    },
    links: [SHIPPING, COUNTRIES],
  }
}

const freeMethod = sellingRule<CheckoutTables>({
  id: 'L4',
  title: {
    de: 'Eine gängige Zahlungsart ist kostenlos',
    en: 'One common payment method is free of charge',
  },
  source: '§§ 270a, 312a Abs. 4 BGB',
  from: '2018-01-13',
  check: ({ config }) => {
    const isSent = config.get(shopSection).shipping.country.some(({ is_open }) => is_open)
    const methods = waysToPay(config, isSent ? { kind: 'ship' } : null)
    if (methods.length > 0)
      return {
        state: 'green',
        text: {
          de: 'Der Shop berechnet für keine Zahlungsart einen Zuschlag.',
          en: 'The shop charges nothing extra for any payment method.',
        },
      }
    return {
      state: 'red',
      text: {
        de: 'Wer sich etwas schicken lässt, kann nicht bezahlen. Bieten Sie Vorkasse oder Rechnung an, und tragen Sie Ihre IBAN ein, oder verbinden Sie einen Zahlungsdienst.',
        en: 'Customers who want something sent cannot pay. Offer prepayment or invoice and enter your IBAN, or connect a payment service.',
      },
      links: [PAYMENT, BANK],
    }
  },
})

export const checkoutRules: readonly LegalRule[] = [orderButton, limitsFirst, freeMethod]
