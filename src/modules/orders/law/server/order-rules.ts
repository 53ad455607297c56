import { hasMailbox } from '#kernel/server/mail/delivery/mailbox.ts'
import type { LegalLink, LegalVerdict } from '#kernel/server/manifest/legal-rule.ts'
import { shopSection } from '#modules/shop/config.ts'
import { sellingRule } from '#modules/shop/server/api.ts'
import type { OrderTables } from '../../server/tables.ts'
import { WITHDRAWAL_POLICY } from '../../texts/server/legal-files.ts'
import { pageText } from '../../texts/server/page-text.ts'

const MAIL: LegalLink = {
  label: { de: 'Postfach einrichten', en: 'Set up a mailbox' },
  path: 'settings/mail',
}
const NEW_PAGE: LegalLink = {
  label: { de: 'Seite anlegen', en: 'Make a page' },
  path: 'pages/browse?new=page',
}
const ADDRESS: LegalLink = {
  label: { de: 'Adresse der AGB ändern', en: 'Change the address of the terms' },
  path: 'shop/settings/general#addresses.terms',
}

/** What goes along with the first mail: nobody has to look for it afterwards. */
export const durableTexts = sellingRule<OrderTables>({
  id: 'L5',
  title: {
    de: 'Eingangsbestätigung sofort, mit AGB und Widerrufsbelehrung als Datei',
    en: 'Receipt at once, with terms and withdrawal policy as files',
  },
  source: '§§ 312f Abs. 2, 312i Abs. 1 BGB',
  from: '2014-06-13',
  check: async (scope) => {
    if (!hasMailbox(scope))
      return {
        state: 'red',
        text: {
          de: 'Ohne Postfach geht keine Eingangsbestätigung hinaus. Richten Sie eines ein.',
          en: 'Without a mailbox no receipt is sent. Set one up.',
        },
        links: [MAIL],
      }
    const { terms } = scope.config.get(shopSection).addresses
    if (terms !== '' && !terms.startsWith('/')) return termsElsewhere(terms)
    const missing: string[] = []
    for (const path of [terms, WITHDRAWAL_POLICY].filter((one) => one !== ''))
      if (!(await pageText(scope, { path, lang: 'de' }))) missing.push(path)
    if (missing.length > 0) return textsMissing(missing)
    return {
      state: 'green',
      text: {
        de: 'Jede Bestellung wird sofort bestätigt. AGB, Widerrufsbelehrung und Muster-Formular liegen als PDF bei.',
        en: 'Every order is confirmed at once. Terms, withdrawal policy and model form are attached as PDF.',
      },
    }
  },
})

function termsElsewhere(terms: string): LegalVerdict {
  return {
    state: 'red',
    text: {
      de: `Ihre AGB stehen auf einer anderen Website (${terms}). Von dort kann der Shop sie der Bestätigung nicht beilegen. Legen Sie hier eine Seite mit den AGB an, und tragen Sie deren Adresse ein.`,
      en: `Your terms are on another website (${terms}). The shop cannot attach them to the receipt from there. Make a page with the terms here, and enter its address.`,
    },
    links: [NEW_PAGE, ADDRESS],
  }
}

function textsMissing(paths: readonly string[]): LegalVerdict {
  const named = paths.join(', ')
  return {
    state: 'red',
    text: {
      de: `Der Bestätigung fehlt ein Text, weil hier keine Seite veröffentlicht ist: ${named}.`,
      en: `The receipt lacks a text because no page is published here: ${named}.`,
    },
    links: [NEW_PAGE, ADDRESS],
  }
}
