import { staff } from '#kernel/access/rules.ts'
import { type Lang, translator } from '#kernel/i18n/messages.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import { namedThings } from '#kernel/server/manifest/named-things.ts'
import type { Processing } from '#kernel/server/manifest/processing.ts'
import type { ServerModule } from '#kernel/server/module.ts'
import { searchIndexes } from '#kernel/server/resource/noun-indexes.ts'
import { pagesOf } from '#kernel/server/site/route/site-route.ts'
import { messages } from '../messages.ts'
import { paymentRoutes } from '../payments/server/payment-routes.ts'
import { testSources } from '../providers/server/choose-provider.ts'
import { rehearsalPage } from '../rehearsal/pages.ts'
import { loadRehearsal, submitRehearsal } from '../rehearsal/server/rehearsal-page.ts'
import { webhookRoutes } from '../webhooks/server/webhook-routes.ts'
import { jobs } from './jobs.ts'
import { createPayments } from './migrations/20261118-0250-payments-create-payments.ts'
import { indexWaiting } from './migrations/20261118-0830-payments-index-waiting.ts'
import { goWithSubject } from './migrations/20261118-0840-payments-go-with-their-subject.ts'
import { type PaymentSubject, setSubjects } from './subjects.ts'
import type { PaymentTables } from './tables.ts'
import { waiting } from './waiting.ts'

const onPage = pagesOf<PaymentTables>()
const label = { de: 'Zahlungen', en: 'Payments' }

/** For the privacy page: who hears of a buyer who pays online. */
const processing: Processing = {
  name: 'online-payment',
  label: { de: 'Online-Zahlung', en: 'Online payment' },
  purpose: {
    de: 'Wählen Sie Kreditkarte, Klarna, EPS oder PayPal, führen wir Sie auf die Seite des Zahlungsdienstes (Stripe oder PayPal). Wir nennen ihm Betrag und Bestellnummer; was Sie dort eingeben, sehen wir nicht.',
    en: 'If you choose card, Klarna, EPS or PayPal, we take you to the page of the payment service (Stripe or PayPal). We tell it the amount and the order number; we do not see what you enter there.',
  },
  basis: {
    de: 'Erfüllung eines Vertrags (Art. 6 Abs. 1 lit. b DSGVO)',
    en: 'Performance of a contract (Art. 6 (1) (b) GDPR)',
  },
  lifetime: () => ({ de: 'So lange wie die Bestellung', en: 'As long as the order' }),
}

/** Above every page of the shop while there are ways to pay that move no money. */
function bannerOf({ config }: { config: ConfigStore }, lang: Lang): string | undefined {
  const t = translator(messages, lang)
  const names = testSources({ config }).map((source) => t(`sources.${source}`))
  const sources = new Intl.ListFormat(lang, { type: 'conjunction' }).format(names)
  return names.length > 0 ? t('banner', { sources }) : undefined
}

const migrations = {
  '20261118-0250-payments-create-payments': createPayments,
  '20261118-0830-payments-index-waiting': indexWaiting,
  '20261118-0840-payments-go-with-their-subject': goWithSubject,
  '20261119-0010-payments-fold-search': searchIndexes({ payments: ['subject_label', 'reference'] }),
}

const named = {
  payment: namedThings<PaymentTables>({
    find: async (db, ids) => {
      const rows = await db
        .selectFrom('payments')
        .select(['id', 'subject_label'])
        .where('id', 'in', ids)
        .execute()
      return rows.map(({ id, subject_label }) => ({
        ...{ id, label: subject_label || '–', isThere: true },
      }))
    },
    link: (id) => `shop/payments/${id}`,
  }),
}

/** Knows amounts and states; what is paid for comes from the composition. */
export function paymentsModule(subjects: Readonly<Record<string, PaymentSubject>>): ServerModule {
  setSubjects(subjects)
  return {
    name: 'payments',
    label,
    needs: ['auth', 'shop', 'notifications'],
    partOf: 'shop',
    nouns: ['payment'],
    migrations,
    routes: [...webhookRoutes, ...paymentRoutes],
    pages: [onPage(rehearsalPage, { load: loadRehearsal, submit: submitRehearsal })],
    site: {
      menu: async ({ config, modules }, { lang, area }) => {
        const isShop = modules.some(({ name, partOf }) => name === area && partOf === 'shop')
        return {
          links: [],
          notice: isShop ? bannerOf({ config }, lang) : undefined,
          tags: ['config'],
        }
      },
    },
    jobs,
    waiting: [waiting],
    processing,
    topics: [{ name: 'payment', label, access: staff('payments', 'view'), mail: 'now' }],
    named,
  }
}
