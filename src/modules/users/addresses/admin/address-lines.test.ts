import { describe, expect, test } from 'vitest'
import { addressLines, purposesOf } from './address-lines.ts'

const ADDRESS = {
  type: 'person',
  title: 'Dr.',
  first_name: 'Rosa',
  last_name: 'Lindner',
  company: '',
  address: 'Werkstattgasse 4',
  zip: '73728',
  city: 'Esslingen',
  country: 'DE',
  phone: '',
} as const

describe('an address', () => {
  test('stands as on a letter, without the own country', () => {
    expect(addressLines(ADDRESS, 'de')).toEqual([
      'Dr. Rosa Lindner',
      'Werkstattgasse 4',
      '73728 Esslingen',
    ])
  })

  test('of a company abroad begins with the company and ends with the country', () => {
    const abroad = { ...ADDRESS, type: 'company', company: 'Lindner GmbH', country: 'AT' } as const
    const lines = addressLines(abroad, 'de')
    expect(lines[0]).toBe('Lindner GmbH')
    expect(lines.at(-1)).toBe('Österreich')
  })

  test('knows what it is the default for', () => {
    const book = { default_shipping_address: 'a', default_invoice_address: 'b' }
    expect(purposesOf({ uuid: 'a' }, book)).toEqual(['shipping'])
    expect(purposesOf({ uuid: 'c' }, book)).toEqual([])
    const both = { default_shipping_address: 'a', default_invoice_address: 'a' }
    expect(purposesOf({ uuid: 'a' }, both)).toEqual(['shipping', 'invoice'])
  })
})
