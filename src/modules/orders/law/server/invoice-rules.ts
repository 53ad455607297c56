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
  title: {
    de: 'Bei mehr als 800.000 € Umsatz sind Rechnungen an inländische Unternehmen E-Rechnungen',
    en: 'Above €800,000 turnover, invoices to companies in Germany are e-invoices',
  },
  from: '2027-01-01',
  until: '2027-12-31',
  check: async ({ db, config }, day) => {
    const before = await turnoverIn(db, yearOf(day) - 1)
    if (before > E_INVOICE_LIMIT) return judgeInvoices({ db, config }, day)
    return {
      state: 'not_applicable',
      text: {
        de: 'Im Jahr 2027 gilt das nur bei mehr als 800.000 € Umsatz im Vorjahr; der Shop allein liegt darunter. Was Sie außerhalb des Shops einnehmen, zählt dazu. Empfangen müssen Sie E-Rechnungen schon heute.',
        en: 'In 2027 this only holds above €800,000 turnover in the year before; the shop alone is below. What you earn outside the shop counts, too. You have to be able to receive e-invoices already.',
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
  const { small_business, home: country } = config.get(shopSection).vat
  if (small_business)
    return {
      state: 'not_applicable',
      text: {
        de: 'Kleinunternehmer müssen keine E-Rechnungen ausstellen, nur empfangen können.',
        en: 'Small businesses need not issue e-invoices, only be able to receive them.',
      },
    }
  const hasCompanies =
    (await hasSoldToCompanies(db, { country, year })) ||
    (await hasSoldToCompanies(db, { country, year: year - 1 }))
  if (!hasCompanies)
    return {
      state: 'green',
      text: {
        de: 'In diesem und im vorigen Jahr hat kein Unternehmen aus dem Inland für mehr als 250 € im Shop bestellt.',
        en: 'No company in your country ordered for more than €250 in the shop this year or last.',
      },
    }
  return needsInvoices(year)
}

/** Whether they are issued only the owner knows: asked every year. */
function needsInvoices(year: number): LegalVerdict {
  return {
    state: 'red',
    text: {
      de: 'Unternehmen haben im Shop bestellt. Rechnungen an sie über mehr als 250 € müssen E-Rechnungen sein (XRechnung oder ZUGFeRD), ein PDF allein genügt nicht. Fragen Sie Ihre Steuerberatung, wenn Sie unsicher sind.',
      en: 'Companies ordered in the shop. Invoices to them of more than €250 must be e-invoices (XRechnung or ZUGFeRD), a PDF alone is not enough. Ask your tax adviser if you are not sure.',
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
