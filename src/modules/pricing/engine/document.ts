/** What a price is given in: with or without VAT. */
export type Basis = 'gross' | 'net'
type BuyerKind = 'consumer' | 'business'

export type PricedLineInput = {
  /** Unique within the document. */
  id: string
  /** A decimal with up to 3 digits after the point: '1.5'. */
  quantity: string
  /** Whole cents, or a decimal in units of the currency with up to 4 digits: '0.1234'. */
  unitPrice: number | string
  basis: Basis
  vatGroup: string
}

/** Whole cents, gross or net. It is spread over lines of its own basis. */
type Amount = { amount: number; basis: Basis }
type SomeLines = { lines: readonly string[] }

/** Percentages are decimals: '5.5'. `percent` and `fixed` take off, at most what is there. */
export type Adjustment = { id: string } & (
  | { kind: 'percent'; on: SomeLines | 'basket' | 'shipping'; percent: string }
  | ({ kind: 'fixed'; on: SomeLines | 'basket' | 'shipping' } & Amount)
  /** On lines it makes them dearer; on the basket it is a charge of its own. */
  | ({ kind: 'surcharge'; on: SomeLines | 'basket' } & Amount)
  | ({ kind: 'shipping' } & Amount)
)

/** A rate from one day to another, both included; '' is open. */
type DatedRate = { country: string; rate: string; from: string; to: string }
export type VatRules = {
  /** The seller's country. */
  home: string
  /** §19 UStG: no VAT is charged at all. */
  isSmallBusiness: boolean
  /** Consumers in other countries of the EU pay their own rate (OSS), not that of `home`. */
  taxesByDestination: boolean
  groups: readonly { id: string; rates: readonly DatedRate[] }[]
}

export type DocumentInput = {
  currency: string
  country: string
  buyer: { kind: BuyerKind; hasConfirmedVatId: boolean }
  /** '2026-11-16': rates follow the day of supply, not the day of the order. */
  dayOfSupply: string
  rules: VatRules
  lines: readonly PricedLineInput[]
  adjustments: readonly Adjustment[]
}

export type Exemption = 'small_business' | 'intra_community' | 'export'

/** Whole cents; gross = net + vat. */
export type Money = { net: number; vat: number; gross: number }
export type VatShare = Money & { rate: string }
export type PricedLine = VatShare & {
  id: string
  quantity: string
  basis: Basis
  /** Quantity times unit price, before adjustments, in the line's basis. */
  price: number
  /** What adjustments changed, in the line's basis; negative when it became cheaper. */
  adjustment: number
}
export type Charge = Money & { id: string; kind: 'shipping' | 'surcharge'; shares: VatShare[] }

/** How a cent came about, in the order in which it was worked out. */
export type Step =
  | { kind: 'line'; line: string; amount: number }
  | {
      kind: Adjustment['kind']
      id: string
      /** What it was worked out from. */
      base: number
      amount: number
      shares: { id: string; amount: number }[]
    }
  /** `removed`: the VAT within a gross price that a buyer without VAT does not pay. */
  | {
      kind: 'vat' | 'removed'
      rate: string
      basis: Basis
      base: number
      amount: number
      shares: { id: string; amount: number }[]
    }

export type PricedDocument = {
  currency: string
  exemption: Exemption | null
  lines: PricedLine[]
  charges: Charge[]
  /** By rate, the highest first. */
  vat: VatShare[]
  totals: Money & { goods: number; shipping: number; surcharges: number }
  steps: Step[]
}

export type PricingFault =
  | 'quantity'
  | 'price'
  | 'percent'
  | 'too_large'
  | 'no_rate'
  | 'duplicate_line'
  | 'unknown_line'

/** The caller says it in its own words; `detail` names the line, group or value. */
export class PricingError extends Error {
  readonly code: PricingFault
  readonly detail: string

  constructor(code: PricingFault, detail: string) {
    super(`${code}: ${detail}`)
    this.code = code
    this.detail = detail
  }
}
