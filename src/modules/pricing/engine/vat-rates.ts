import { trimEndSigns } from '#kernel/contract/trim-signs.ts'
import { type DocumentInput, type Exemption, PricingError, type VatRules } from './document.ts'
import { percentOf } from './exact.ts'

/** Countries whose consumers pay VAT by the rules of the union. */
export const EUROPEAN_UNION: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** `included` lies in a gross price; `charged` is what the buyer pays. They differ when exempt. */
export type Rate = { charged: string; included: string }
type Taxation = { exemption: Exemption | null; rateOf(group: string): Rate }

/** Which rates a document has, by seller, buyer, country and day. */
export function taxationOf(input: DocumentInput): Taxation {
  const { rules, country, buyer, dayOfSupply } = input
  const exemption = exemptionOf(input)
  const rateIn = (taxed: string) => (group: string) =>
    rateOn(rules, { group, country: taxed, day: dayOfSupply })
  if (!exemption) {
    const abroad = country !== rules.home && rules.taxesByDestination
    const find = rateIn(abroad ? country : rules.home)
    return { exemption, rateOf: (group) => same(find(group)) }
  }
  // A consumer's gross price is the same everywhere; a business pays the price without VAT.
  const isNetPaid = exemption !== 'small_business' && buyer.kind === 'business'
  if (!isNetPaid) return { exemption, rateOf: () => same('0') }
  const find = rateIn(rules.home)
  return { exemption, rateOf: (group) => ({ charged: '0', included: find(group) }) }
}

function exemptionOf({ rules, country, buyer }: DocumentInput): Exemption | null {
  if (rules.isSmallBusiness) return 'small_business'
  if (!EUROPEAN_UNION.has(country)) return 'export'
  const isConfirmed = buyer.kind === 'business' && buyer.hasConfirmedVatId
  return isConfirmed && country !== rules.home ? 'intra_community' : null
}

type RateQuestion = { group: string; country: string; day: string }

function rateOn(rules: Pick<VatRules, 'groups'>, asked: RateQuestion): string {
  const rate = findRate(rules, asked)
  if (rate === undefined) {
    const { group, country, day } = asked
    throw new PricingError('no_rate', `${group} ${country} ${day}`)
  }
  return rate
}

/** The rate of a group on a day; of several the one that began last. */
export function findRate(
  rules: Pick<VatRules, 'groups'>,
  { group, country, day }: RateQuestion,
): string | undefined {
  const rates = rules.groups.find(({ id }) => id === group)?.rates ?? []
  const valid = rates.filter(
    (one) => one.country === country && one.from <= day && (one.to === '' || day <= one.to),
  )
  const latest = valid.reduce<(typeof valid)[number] | undefined>(
    (last, one) => (last && last.from >= one.from ? last : one),
    undefined,
  )
  return latest && plainRate(latest.rate)
}

function same(rate: string): Rate {
  return { charged: rate, included: rate }
}

/** '19.0' and '19' are one rate. */
function plainRate(rate: string): string {
  percentOf(rate)
  const [whole = '', fraction = ''] = rate.split('.')
  const kept = trimEndSigns(fraction, /0/)
  return kept === '' ? whole : `${whole}.${kept}`
}
