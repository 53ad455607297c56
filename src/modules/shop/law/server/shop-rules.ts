import type { LegalRule, LegalVerdict } from '#kernel/server/manifest/legal-rule.ts'
import { isOpenToVisitors, readAsVisitor } from '#kernel/server/site/served/read-as-visitor.ts'
import type { FileTables } from '#modules/files/server/tables.ts'
import { type ShopConfig, shopSection } from '../../config.ts'
import { sellingRule } from './selling-rule.ts'
import { warrantyNotice } from './warranty-notice.ts'

const VAT_LABEL = {
  label: { de: 'Hinweis am Preis ändern', en: 'Change the note beside prices' },
  path: 'shop/vat/groups#vat.label',
}
const SMALL_BUSINESS_NOTE = {
  label: { de: 'Hinweis als Kleinunternehmer ändern', en: 'Change the note of a small business' },
  path: 'shop/vat/groups#vat.small_business_note',
}

const totalPrices = sellingRule<FileTables>({
  id: 'L6',
  title: {
    de: 'Preise sind Gesamtpreise und sagen, was dazukommt',
    en: 'Prices are total prices and say what is added',
  },
  source: '§§ 3, 6 PAngV',
  from: '2022-05-28',
  check: async (scope) => {
    const shop = scope.config.get(shopSection)
    const judged = judgePriceNotes(shop)
    if (judged.state !== 'green' || !isOpenToVisitors(scope)) return judged
    const { shipping_costs } = shop.addresses
    const hasPage =
      !shipping_costs.startsWith('/') || (await readAsVisitor(scope, shipping_costs)) !== ''
    if (hasPage) return judged
    return {
      state: 'red',
      text: {
        de: 'Neben jedem Preis steht ein Verweis auf die Versandkosten, aber unter seiner Adresse gibt es keine Seite. Berichtigen Sie die Adresse.',
        en: 'Every price links to the shipping costs, but there is no page at that address. Correct the address.',
      },
      links: [
        {
          label: {
            de: 'Adresse der Versandkosten ändern',
            en: 'Change the address of shipping costs',
          },
          path: 'shop/settings/general#addresses.shipping_costs',
        },
      ],
    }
  },
})

/** The words beside every price. */
function judgePriceNotes({ vat }: ShopConfig): LegalVerdict {
  if (vat.small_business)
    return namesParagraph(vat.small_business_note)
      ? {
          state: 'green',
          text: {
            de: 'Statt der Mehrwertsteuer steht Ihr Hinweis als Kleinunternehmer an den Preisen.',
            en: 'Your note as a small business is shown beside prices in place of VAT.',
          },
        }
      : {
          state: 'yellow',
          text: {
            de: 'Der Hinweis an den Preisen sagt nicht, warum keine Mehrwertsteuer dabei ist. Nennen Sie § 19 UStG oder das Wort „Kleinunternehmer“.',
            en: 'The note beside prices does not say why there is no VAT. Name § 19 UStG or the word “Kleinunternehmer”.',
          },
          links: [SMALL_BUSINESS_NOTE],
        }
  if (namesVat(vat.label))
    return {
      state: 'green',
      text: {
        de: 'An jedem Preis stehen die Mehrwertsteuer und der Weg zu den Versandkosten.',
        en: 'VAT and a link to the shipping costs are shown beside every price.',
      },
    }
  return {
    state: 'red',
    text: {
      de: 'Der Hinweis am Preis sagt nicht, dass die Mehrwertsteuer enthalten ist. Üblich ist „inkl. MwSt.“.',
      en: 'The note beside prices does not say that VAT is included. “inkl. MwSt.” is usual.',
    },
    links: [VAT_LABEL],
  }
}

function namesParagraph(note: string): boolean {
  const plain = note.toLowerCase().replaceAll(/\s/g, '')
  return plain.includes('§19') || plain.includes('kleinunternehmer')
}

const TAX_WORDS = ['mwst', 'ust', 'mehrwertsteuer', 'umsatzsteuer']
const INCLUDED_WORDS = ['inkl', 'einschl', 'enth']

function namesVat(label: string): boolean {
  const plain = label.toLowerCase()
  const holds = (words: readonly string[]) => words.some((word) => plain.includes(word))
  return holds(TAX_WORDS) && holds(INCLUDED_WORDS)
}

const guaranteeNotice = sellingRule<FileTables>({
  id: 'L12',
  title: {
    de: 'Amtliche Mitteilung zum gesetzlichen Gewährleistungsrecht vor der Bestellung',
    en: 'Official notice on the legal guarantee before ordering',
  },
  source: 'VO (EU) 2025/1960, Art. 246a § 1 EGBGB',
  from: '2026-09-27',
  check: async (scope) => {
    const link = {
      label: { de: 'Mitteilung hochladen', en: 'Upload the notice' },
      path: 'shop/settings/system#law.warranty_notice',
    }
    if (await warrantyNotice(scope))
      return {
        state: 'green',
        text: {
          de: 'Ihre Datei steht unverändert in der Kasse, bevor jemand bestellt.',
          en: 'Your file is shown unaltered in the checkout before anyone orders.',
        },
      }
    const isChosen = scope.config.get(shopSection).law.warranty_notice !== null
    return {
      state: 'red',
      text: isChosen ? NOTICE_GONE : NOTICE_MISSING,
      links: [link],
      confirm: NO_GOODS,
    }
  },
})

const NOTICE_MISSING = {
  de: 'Wer Waren an Verbraucher verkauft, muss vor der Bestellung die amtliche Mitteilung zeigen. Laden Sie die Datei der Europäischen Kommission als Bild hoch. Der Shop zeigt sie unverändert in der Kasse; nachzeichnen darf sie niemand.',
  en: 'Businesses that sell goods to consumers must show the official notice before an order. Upload the file of the European Commission as a picture. The shop shows it unaltered in the checkout; nobody may redraw it.',
}

const NOTICE_GONE = {
  de: 'Die hochgeladene Mitteilung ist nicht mehr da oder nicht für alle sichtbar. Laden Sie die amtliche Datei noch einmal als Bild hoch.',
  en: 'The notice that was uploaded is gone, or not everyone may see it. Upload the official file as a picture again.',
}

const NO_GOODS = {
  seen: 'no-goods',
  label: {
    de: 'Wir verkaufen keine Waren an Verbraucher',
    en: 'We sell no goods to consumers',
  },
  done: {
    de: 'Sie haben bestätigt, dass Sie keine Waren an Verbraucher verkaufen.',
    en: 'You confirmed that you sell no goods to consumers.',
  },
}

export const shopRules: readonly LegalRule[] = [totalPrices, guaranteeNotice]
