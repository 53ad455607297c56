import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { shopSection } from '#modules/shop/config.ts'
import { paymentFailures } from '../../errors.ts'
import { ONLINE_SOURCES, type OnlineSource, type PaymentSource } from '../../payments/life-cycle.ts'
import type { ProviderName } from '../../payments/payment.ts'
import type { Db, PaymentScope } from '../../server/unit-of-work.ts'
import { openPaypal, type PaypalAccess } from './paypal.ts'
import type { Provider } from './provider.ts'
import { openRehearsal } from './rehearsal.ts'
import { openStripe } from './stripe.ts'

export type Means = { provider: ProviderName; test: boolean }
type Site = { config: ConfigStore }

/** Who is asked for the money; undefined where nobody could be. */
export function meansOf({ config }: Site, source: PaymentSource): Means | undefined {
  if (!ONLINE_SOURCES.some((one) => one === source)) return { provider: 'none', test: false }
  const { card, paypal } = config.get(shopSection)
  const provider = source === 'paypal' ? 'paypal' : 'stripe'
  const isTest = (provider === 'paypal' ? paypal : card).mode === 'dev'
  const hasKey =
    provider === 'paypal'
      ? paypalAccess({ config }, isTest) !== undefined
      : stripeKey({ config }, isTest) !== ''
  if (hasKey) return { provider, test: isTest }
  return isRehearsed({ config }) ? { provider: 'rehearsal', test: true } : undefined
}

/** The sources somebody could be asked to pay by, whatever the shop offers. */
export function onlineMeans(site: Site): OnlineSource[] {
  return ONLINE_SOURCES.filter((source) => meansOf(site, source) !== undefined)
}

/** The offered ones by which no money moves: with keys for tests, or rehearsed. */
export function testSources(site: Site): OnlineSource[] {
  const { configured, enabled } = site.config.get(shopSection).paymentsources
  return ONLINE_SOURCES.filter(
    (source) =>
      configured.includes(source) && enabled.includes(source) && meansOf(site, source)?.test,
  )
}

/** Never beside a key that moves money, or a part of one. */
export function isRehearsed({ config }: Site): boolean {
  const { payments, card, paypal } = config.get(shopSection)
  const live = [
    ...[card.publishable_key_live, card.secret_key_live, card.webhook_secret_live],
    ...[paypal.client_id_live, paypal.secret_live, paypal.webhook_id_live],
  ]
  return payments.rehearsal && live.every((key) => key === '')
}

function stripeKey({ config }: Site, isTest: boolean): string {
  const { card } = config.get(shopSection)
  return isTest ? card.secret_key_dev : card.secret_key_live
}

export function paypalAccess({ config }: Site, isTest: boolean): PaypalAccess | undefined {
  const { paypal } = config.get(shopSection)
  const clientId = isTest ? paypal.client_id_dev : paypal.client_id_live
  const secret = isTest ? paypal.secret_dev : paypal.secret_live
  return clientId && secret ? { clientId, secret, isTest } : undefined
}

type Payable = { provider: ProviderName; test: boolean }
type Lines = Site & { settings: Settings; db: Db; log: PaymentScope['log'] }

/** The provider a payment was opened with, with the keys of that time's kind. */
export async function providerOf(
  { config, settings, db, log }: Lines,
  { provider, test }: Payable,
): Promise<Provider> {
  if (provider === 'rehearsal') return openRehearsal(db)
  const key = stripeKey({ config }, test)
  if (provider === 'stripe' && key) return openStripe({ settings, log }, key)
  const access = paypalAccess({ config }, test)
  if (provider === 'paypal' && access) return openPaypal({ settings, log }, access)
  throw paymentFailures.noProvider()
}
