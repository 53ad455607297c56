import { expect, test } from 'vitest'
import type { DomainCheck } from '../domain.calls.ts'
import { caddyfile, domainOf, recordsFor } from '../domain.ts'
import { nextStep } from './next-step.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const OURS = '93.184.215.14'
const known = { isDomain: true, isHttps: true, machine: [OURS] }
const found: Omit<DomainCheck, 'next' | 'checkedAt'> = {
  hosts: [
    { host: 'www.example.org', addresses: [OURS], state: 'found' },
    { host: 'example.org', addresses: [OURS], state: 'found' },
  ],
  answer: 'ours',
  certificate: { state: 'valid', issuer: 'Somebody', validTo: '2027-01-30T00:00:00.000Z' },
}
const elsewhere = found.hosts.map((host) => ({ ...host, addresses: ['93.184.215.99'] }))
const [own, twin] = found.hosts
const missing = { host: 'example.org', addresses: [], state: 'missing' as const }
const expiring = { state: 'valid', issuer: '', validTo: '2026-11-20T00:00:00.000Z' } as const
const untrusted = { state: 'untrusted', issuer: '', validTo: null } as const

const CASES: [string, Partial<typeof known>, Partial<typeof found>][] = [
  ['fine', {}, {}],
  ['fine', { machine: [] }, { hosts: elsewhere }],
  ['fine', {}, { hosts: elsewhere }],
  ['no-domain', { isDomain: false }, {}],
  ['dns-missing', {}, { hosts: [missing, missing], answer: 'not-asked' }],
  ['dns-failed', {}, { hosts: [{ ...missing, state: 'failed' }, missing], answer: 'not-asked' }],
  ['dns-private', {}, { answer: 'private' }],
  ['dns-elsewhere', {}, { hosts: elsewhere, answer: 'other' }],
  ['dns-elsewhere', {}, { hosts: elsewhere, answer: 'unreachable' }],
  ['unreachable', {}, { answer: 'unreachable', certificate: null }],
  ['unreachable', { machine: [] }, { hosts: elsewhere, answer: 'unreachable' }],
  ['certificate', {}, { answer: 'other', certificate: untrusted }],
  ['not-ours', {}, { answer: 'other' }],
  ['no-https', { isHttps: false }, { certificate: null }],
  ['twin-missing', {}, { hosts: [own ?? missing, missing] }],
  ['expires-soon', {}, { certificate: expiring }],
  ['in-house', {}, { hosts: [{ ...missing, addresses: ['127.0.0.1'], state: 'found' }, missing] }],
]

test.each(CASES)('%s follows from what was found', (step, knows, finds) => {
  expect(nextStep({ ...known, ...knows }, { ...found, ...finds }, NOW)).toBe(step)
})

test('every state of the twin leaves the address itself alone', () => {
  const failed = { ...twin, host: 'example.org', addresses: [], state: 'failed' as const }
  expect(nextStep(known, { ...found, hosts: [own ?? missing, failed] }, NOW)).toBe('fine')
})

test('what people type becomes a domain, or nothing', () => {
  expect(domainOf(' https://Bäckerei-Sommer.de/karte ')).toBe('xn--bckerei-sommer-5hb.de')
  for (const wrong of ['', 'localhost', '192.168.0.1', 'a b.de', 'x@y.de', '[::1]', 'a.b:80', '1'])
    expect(domainOf(wrong)).toBeUndefined()
})

test('records and Caddyfile name both spellings', () => {
  expect(recordsFor('example.org', [OURS, '2a00::1'])).toEqual([
    { name: 'example.org', type: 'A', value: OURS },
    { name: 'example.org', type: 'AAAA', value: '2a00::1' },
    { name: 'www.example.org', type: 'A', value: OURS },
    { name: 'www.example.org', type: 'AAAA', value: '2a00::1' },
  ])
  expect(recordsFor('www.example.org', []).map(({ value }) => value)).toEqual(['', ''])
  expect(caddyfile({ domain: 'www.example.org', port: 3000 })).toContain(
    'example.org {\n\tredir https://www.example.org{uri} permanent',
  )
})
