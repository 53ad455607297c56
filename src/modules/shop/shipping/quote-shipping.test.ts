import { describe, expect, test } from 'vitest'
import { shopSection } from '../config.ts'
import { PARCEL, type ShippingRate } from '../section/shipping.ts'
import { type Parcel, quoteShipping } from './quote-shipping.ts'

const FREIGHT = '019a8f00-0000-7000-8000-000000000002'
const step = (price: number, more: Partial<ShippingRate['steps'][number]> = {}) => ({
  price,
  up_to_weight: null,
  up_to_value: null,
  ...more,
})
const rate = (more: Partial<ShippingRate>): ShippingRate => ({
  countries: ['DE'],
  steps: [step(490)],
  free_from: null,
  provider: '',
  ...more,
})

function shopWith(rates: ShippingRate[], { weight = false } = {}) {
  const { shipping } = shopSection.defaults
  const [germany, ...others] = shipping.country
  if (!germany) throw new Error('no country')
  return {
    shipping: {
      ...shipping,
      types: { weight },
      country: [{ ...germany, excluded_zips: ['27498', '258*', '18565-18569'] }, ...others],
      groups: [
        { uuid: PARCEL, title: 'Paket', rates },
        { uuid: FREIGHT, title: 'Spedition', rates: [rate({ steps: [step(5900)] })] },
      ],
    },
  }
}

const parcel = (more: Partial<Parcel> = {}): Parcel => ({
  country: 'DE',
  zip: '10115',
  groups: [''],
  value: 2000,
  weight: 900,
  ...more,
})

describe('what shipping costs', () => {
  test('the first step that fits value and weight counts', () => {
    const steps = [
      step(390, { up_to_weight: 1000, up_to_value: 5000 }),
      step(690, { up_to_weight: 5000 }),
      step(1290, { up_to_weight: 31_500 }),
    ]
    const shop = shopWith([rate({ steps })], { weight: true })
    const amount = (more: Partial<Parcel>) => quoteShipping(shop, parcel(more))
    expect(amount({ weight: 1000 })).toMatchObject({ amount: 390 })
    expect(amount({ weight: 1001 })).toMatchObject({ amount: 690 })
    expect(amount({ value: 5001 })).toMatchObject({ amount: 690 })
    expect(amount({ weight: 31_501 })).toEqual({ reason: 'group', group: PARCEL })
  })

  test('weight counts only where it is switched on', () => {
    const shop = shopWith([rate({ steps: [step(390, { up_to_weight: 1000 })] })])
    expect(quoteShipping(shop, parcel({ weight: 99_000 }))).toMatchObject({ amount: 390 })
  })

  test('it is free from its limit on, and says what is missing until then', () => {
    const shop = shopWith([rate({ free_from: 5000 })])
    expect(quoteShipping(shop, parcel({ value: 4999 }))).toMatchObject({
      amount: 490,
      missingForFree: 1,
    })
    expect(quoteShipping(shop, parcel({ value: 5000 }))).toMatchObject({
      amount: 0,
      missingForFree: 0,
    })
  })

  test('what is too heavy for every step is not carried, however much it costs', () => {
    const steps = [step(390, { up_to_weight: 1000, up_to_value: 100 })]
    const shop = shopWith([rate({ steps, free_from: 5000 })], { weight: true })
    expect(quoteShipping(shop, parcel({ value: 5000 }))).toMatchObject({ amount: 0 })
    expect(quoteShipping(shop, parcel({ value: 5000, weight: 1001 }))).toEqual({
      reason: 'group',
      group: PARCEL,
    })
  })

  test('of several groups the dearest counts, in whatever order they come', () => {
    const shop = shopWith([rate({})])
    for (const groups of [
      [PARCEL, FREIGHT],
      [FREIGHT, ''],
    ]) {
      expect(quoteShipping(shop, parcel({ groups }))).toMatchObject({
        amount: 5900,
        group: FREIGHT,
      })
    }
  })
})

describe('no way to ship', () => {
  test.each([
    ...['27498', '25 849', '18565', '18567', '18569'],
    ...['D-27498', 'd 27498', 'DE-25849', 'de18567'],
  ])('to the excluded %s', (zip) => {
    expect(quoteShipping(shopWith([rate({})]), parcel({ zip }))).toEqual({ reason: 'zip' })
  })

  test.each(['27499', '18570', '1856', '10115', ''])('but to %j there is', (zip) => {
    expect(quoteShipping(shopWith([rate({})]), parcel({ zip }))).toMatchObject({ amount: 490 })
  })

  test('to a country that is closed, unknown or without a rate', () => {
    const shop = shopWith([rate({})])
    expect(quoteShipping(shop, parcel({ country: 'FR' }))).toEqual({ reason: 'country' })
    expect(quoteShipping(shop, parcel({ country: 'XX' }))).toEqual({ reason: 'country' })
    expect(quoteShipping(shop, parcel({ country: 'AT' }))).toEqual({
      reason: 'group',
      group: PARCEL,
    })
  })
})
