import { createDecipheriv, createECDH, hkdfSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptPush, MOST_BYTES } from './encrypt-push.ts'
import { vapidHeader, vapidPublicKey } from './vapid.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('the example of RFC 8291 comes out to the letter', () => {
  const sealed = encryptPush(
    Buffer.from('When I grow up, I want to be a watermelon'),
    {
      p256dh: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    },
    {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    },
  )
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

/** What the browser does with it. */
function open(sealed: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = sealed.subarray(0, 16)
  const sender = sealed.subarray(21, 86)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(sender), auth, info, 32))
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length))
  const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  cipher.setAuthTag(sealed.subarray(-16))
  const words = Buffer.concat([cipher.update(sealed.subarray(86, -16)), cipher.final()])
  expect(words.at(-1)).toBe(2)
  return words.subarray(0, -1).toString()
}

test('only the browser opens it, and the same words never look the same', () => {
  const own = createECDH('prime256v1')
  own.generateKeys()
  const keys = { p256dh: own.getPublicKey(), auth: Buffer.alloc(16, 3) }
  const words = Buffer.from('Neue Bewerbung')
  const [one, two] = [encryptPush(words, keys), encryptPush(words, keys)]
  expect(open(one, own, keys.auth)).toBe('Neue Bewerbung')
  expect(one.equals(two)).toBe(false)
  expect(() => open(one, own, Buffer.alloc(16, 4))).toThrow()
})

test('keys that are no keys, and words that do not fit, are refused', () => {
  const auth = Buffer.alloc(16)
  const off = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 9)])
  for (const p256dh of [Buffer.alloc(0), Buffer.alloc(65), off])
    expect(() => encryptPush(Buffer.from('x'), { p256dh, auth })).toThrow()
  const own = createECDH('prime256v1')
  own.generateKeys()
  const keys = { p256dh: own.getPublicKey(), auth }
  expect(encryptPush(Buffer.alloc(MOST_BYTES), keys)).toHaveLength(4096)
  expect(() => encryptPush(Buffer.alloc(MOST_BYTES + 1), keys)).toThrow()
})

test('the header is signed with the key that browsers are given, for one service and half a day', () => {
  const secret = Buffer.alloc(32, 5)
  const to = new URL('https://fcm.googleapis.com/fcm/send/abc')
  const header = vapidHeader(secret, to, 'https://werkstatt.example')
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(header) ?? []
  expect(key).toBe(vapidPublicKey(secret))
  const [head = '', claims = '', seal = ''] = token.split('.')
  const { aud, exp, sub } = JSON.parse(bytes(claims).toString())
  expect([aud, sub]).toEqual(['https://fcm.googleapis.com', 'https://werkstatt.example'])
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60)
  const point = bytes(key)
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
    bytes(seal),
  )
  expect(isGenuine).toBe(true)
})
