import { expect, test } from 'vitest'
import { facebookHref, mailHref, qrCode, qrSvg } from './share.ts'

const shared = { url: 'https://holm.example/über-uns?a=1&b=2', title: 'Über uns & mehr' }

test('what is shared stays whole in a mail and on Facebook', () => {
  const mail = new URL(mailHref(shared))
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', ''])
  expect(mail.searchParams.get('subject')).toBe(shared.title)
  expect(mail.searchParams.get('body')).toBe(shared.url)
  expect(new URL(facebookHref(shared)).searchParams.get('u')).toBe(shared.url)
})

test('a code has a quiet zone on all sides and fits its own picture', async () => {
  const code = await qrCode(shared.url)
  const dark = [...code.path.matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(dark.length).toBeGreaterThan(100)
  expect(Math.min(...dark.flat())).toBe(4)
  expect(Math.max(...dark.flat())).toBe(code.size - 5)
  expect(qrSvg(code)).toContain(`viewBox="0 0 ${code.size} ${code.size}"`)
})
