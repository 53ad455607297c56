import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import type { Settings } from '#kernel/server/settings.ts'
import { shopSection } from '#modules/shop/config.ts'
import { paymentFailures } from '../../errors.ts'
import { ONLINE_SOURCES, type OnlineSource, type PaymentSource } from '../../payments/life-cycle.ts'
import type { ProviderName } from '../../payments/payment.ts'
import type { Db } from '../../server/unit-of-work.ts'
import { openPaypal, type PaypalAccess } from './paypal.ts'
import type { Provider } from './provider.ts'
import { openRehearsal } from './rehearsal.ts'
import { openStripe } from './stripe.ts'

type Means = { provider: ProviderName; test: boolean }
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

/** Never beside a key that moves money. */
export function isRehearsed({ config }: Site): boolean {
  const { payments, card, paypal } = config.get(shopSection)
  return payments.rehearsal && card.secret_key_live === '' && paypal.secret_live === ''
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
type Lines = Site & { settings: Settings; db: Db }

/** The provider a payment was opened with, with the keys of that time's kind. */
export async function providerOf(
  { config, settings, db }: Lines,
  { provider, test }: Payable,
): Promise<Provider> {
  if (provider === 'rehearsal') return openRehearsal(db)
  const key = stripeKey({ config }, test)
  if (provider === 'stripe' && key) return openStripe(settings, key)
  const access = paypalAccess({ config }, test)
  if (provider === 'paypal' && access) return openPaypal(settings, access)
  throw paymentFailures.noProvider()
}
