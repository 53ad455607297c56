import { hasMailbox } from '#kernel/server/mail/delivery/mailbox.ts'
import type { LegalLink } from '#kernel/server/manifest/legal-rule.ts'
import { legalRule } from '#kernel/server/manifest/legal-rule.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { OrderTables } from '../../server/tables.ts'
import { WITHDRAWAL_POLICY } from '../../texts/server/legal-files.ts'
import { pageText } from '../../texts/server/page-text.ts'

const MAIL: LegalLink = {
  label: { de: 'Postfach einrichten', en: 'Set up a mailbox' },
  path: 'settings/mail',
}
const PAGES: LegalLink = {
  label: { de: 'Seiten öffnen', en: 'Open pages' },
  path: 'pages/browse',
}
const ADDRESSES: LegalLink = {
  label: { de: 'Adressen der Seiten öffnen', en: 'Open addresses of pages' },
  path: 'shop/settings/general',
}

/** What goes along with the first mail: nobody has to look for it afterwards. */
export const durableTexts = legalRule<OrderTables>({
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
    const wanted = [terms, WITHDRAWAL_POLICY].filter((path) => path !== '')
    const missing: string[] = []
    for (const path of wanted) {
      const document = path.startsWith('/') && (await pageText(scope, { path, lang: 'de' }))
      if (!document) missing.push(path)
    }
    if (missing.length === 0)
      return {
        state: 'green',
        text: {
          de: 'Jede Bestellung wird sofort bestätigt. AGB, Widerrufsbelehrung und Muster-Formular liegen als PDF bei.',
          en: 'Every order is confirmed at once. Terms, withdrawal policy and model form are attached as PDF.',
        },
      }
    return {
      state: 'red',
      text: {
        de: `Unter diesen Adressen ist keine Seite veröffentlicht, deshalb fehlt der Text in der Bestätigung: ${missing.join(', ')}.`,
        en: `No page is published at these addresses, so the text is missing from the receipt: ${missing.join(', ')}.`,
      },
      links: [PAGES, ADDRESSES],
    }
  },
})
