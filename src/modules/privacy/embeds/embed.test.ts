import { expect, test } from 'vitest'
import { privacySection } from '../config.ts'
import { consentVersion, servicesOf } from '../services/services-of.ts'
import { frameFor, hostsIn, mapFor, servicesIn } from './embed.ts'

const privacy = privacySection.schema.parse({
  features: { youtube: true, vimeo: true, google_maps: true, instagram: true, facebook: true },
})
const services = servicesOf(privacy, 'de')

test.each([
  [
    'https://www.youtube.com/watch?v=abc_DEF-123',
    'https://www.youtube-nocookie.com/embed/abc_DEF-123',
  ],
  ['https://youtu.be/abc_DEF-123?t=4', 'https://www.youtube-nocookie.com/embed/abc_DEF-123'],
  ['https://vimeo.com/12345678', 'https://player.vimeo.com/video/12345678?dnt=1'],
  ['https://www.instagram.com/p/Cxyz_12/', 'https://www.instagram.com/p/Cxyz_12/embed'],
  [
    'https://www.google.com/maps/place/Kappeln+Hafen/@54',
    'https://www.google.com/maps?q=Kappeln%20Hafen&output=embed',
  ],
])('%s is framed as its provider wants it', (url, address) => {
  expect(frameFor(services, url)?.address).toBe(address)
})

test.each([
  'https://youtube.com.evil.example/watch?v=abc_DEF-123',
  'https://user:x@www.youtube.com/watch?v=abc_DEF-123',
  'javascript:alert(1)//www.youtube.com/abcdefg',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.google.com/maps/place/%E0%A4%A/',
  'https://unknown.example/a',
  '',
])('%s is framed by nobody', (url) => {
  expect(frameFor(services, url)).toBeUndefined()
})

test('a place is a map only while maps are in use', () => {
  expect(mapFor(services, 'Hafen 1, Kappeln')?.address).toContain('q=Hafen%201%2C%20Kappeln')
  expect(mapFor([], 'Hafen 1, Kappeln')).toBeUndefined()
})

test('pasted markup belongs to the services whose hosts it names', () => {
  const markup =
    '<iframe src="//player.vimeo.com/video/1"></iframe><script src="https://WWW.youtube.com/x.js">'
  expect(servicesIn(services, markup)).toEqual(['youtube', 'vimeo'])
  expect(hostsIn('<p>Nur Text mit a/b</p>')).toEqual([])
})

test('a wildcard stands for the hosts below its domain, and for no lookalike', () => {
  const at = (host: string) => servicesIn(services, `<img src="https://${host}/a.png">`)
  expect(at('fonts.gstatic.com')).toEqual(['google_maps'])
  expect([at('evilgstatic.com'), at('gstatic.com'), at('gstatic.com.evil.example')]).toEqual([
    [],
    [],
    [],
  ])
})

test('the version changes with what is asked, and with nothing else', () => {
  const version = consentVersion(privacy)
  const changed = (part: object) =>
    consentVersion(privacySection.schema.parse({ ...privacy, ...part })) !== version
  expect(changed({ features: { ...privacy.features, stripe: true, newsletter: false } })).toBe(
    false,
  )
  expect(changed({ dialog: 'always', ids: { google_analytics: 'G-AB12CD' } })).toBe(false)
  expect(changed({ features: { ...privacy.features, vimeo: false } })).toBe(true)
})

test('another word in either language, or a longer lifetime, is another version', () => {
  const lens = {
    name: 'lens',
    label: 'Linse',
    purpose: { de: 'Zeigt Bilder.', en: 'Shows pictures.' },
    provider: 'Linse GmbH',
    country: 'DE',
    lifetime: '1 Monat',
  }
  const versionOf = (part: object) =>
    consentVersion(privacySection.schema.parse({ ...privacy, services: [{ ...lens, ...part }] }))
  const versions = [
    versionOf({}),
    versionOf({ lifetime: '2 Jahre' }),
    versionOf({ label: 'Brille' }),
    versionOf({ purpose: { ...lens.purpose, en: 'Shows pictures and counts you.' } }),
    versionOf({ purpose: { ...lens.purpose, de: 'Zeigt Bilder und zählt Sie.' } }),
  ]
  expect(new Set(versions).size).toBe(versions.length)
  expect(versionOf({ storage: ['a', 'b'] })).toBe(versionOf({ storage: ['b', 'a'] }))
})
