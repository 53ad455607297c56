import type { Scope } from '#kernel/server/context.ts'
import { type LegalVerdict, legalRule } from '#kernel/server/manifest/legal-rule.ts'
import { shopSection } from '#modules/shop/config.ts'
import type { OrderTables } from '../../server/tables.ts'
import { hasSoldToCompanies, turnoverIn, yearOf } from './turnover.ts'

const ORDERS = { label: { de: 'Bestellungen öffnen', en: 'Open orders' }, path: 'shop/orders' }

/** Whole cents. */
const E_INVOICE_LIMIT = 80_000_000

const E_INVOICES = {
  id: 'L20',
  title: {
    de: 'Rechnungen an inländische Unternehmen sind E-Rechnungen',
    en: 'Invoices to companies in Germany are e-invoices',
  },
  source: '§§ 14, 27 Abs. 38 UStG',
} as const

/** For a year only those whose turnover the year before was high. */
const largeSellersFirst = legalRule<OrderTables>({
  ...E_INVOICES,
  from: '2027-01-01',
  until: '2027-12-31',
  check: async ({ db, config }, day) => {
    const before = await turnoverIn(db, yearOf(day) - 1)
    if (before > E_INVOICE_LIMIT) return judgeInvoices({ db, config }, day)
    return {
      state: 'not_applicable',
      text: {
        de: 'Im Jahr 2027 gilt das nur bei mehr als 800.000 € Umsatz im Vorjahr. Empfangen müssen Sie E-Rechnungen schon heute.',
        en: 'In 2027 this only holds above €800,000 turnover in the year before. You have to be able to receive e-invoices already.',
      },
    }
  },
})

const everySeller = legalRule<OrderTables>({
  ...E_INVOICES,
  from: '2028-01-01',
  check: judgeInvoices,
})

async function judgeInvoices(
  { db, config }: Pick<Scope<OrderTables>, 'db' | 'config'>,
  day: string,
): Promise<LegalVerdict> {
  const year = yearOf(day)
  if (config.get(shopSection).vat.small_business)
    return {
      state: 'not_applicable',
      text: {
        de: 'Kleinunternehmer dürfen weiter andere Rechnungen schreiben.',
        en: 'Small businesses may go on writing other invoices.',
      },
    }
  const hasCompanies =
    (await hasSoldToCompanies(db, year)) || (await hasSoldToCompanies(db, year - 1))
  if (!hasCompanies)
    return {
      state: 'green',
      text: {
        de: 'In diesem und im vorigen Jahr hat kein Unternehmen im Shop bestellt.',
        en: 'No company ordered in the shop this year or last.',
      },
    }
  return {
    state: 'red',
    text: {
      de: 'Unternehmen haben im Shop bestellt. Ihre Rechnungen müssen E-Rechnungen sein (XRechnung oder ZUGFeRD); ein PDF allein genügt nicht.',
      en: 'Companies ordered in the shop. Their invoices must be e-invoices (XRechnung or ZUGFeRD); a PDF alone is not enough.',
    },
    links: [ORDERS],
    confirm: {
      seen: `invoices-${year}`,
      label: { de: 'Wir stellen E-Rechnungen aus', en: 'We issue e-invoices' },
      done: {
        de: 'Sie haben bestätigt, dass Sie E-Rechnungen ausstellen.',
        en: 'You confirmed that you issue e-invoices.',
      },
    },
  }
}

export const invoiceRules = [largeSellersFirst, everySeller]
