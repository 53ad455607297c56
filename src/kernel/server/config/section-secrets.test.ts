import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SECRET_MARK } from '#kernel/contract/sections/secret-mark.ts'
import { createSecretCipher } from './secret-cipher.ts'
import {
  keepSecrets,
  maskChangedSecrets,
  maskSecrets,
  openSecrets,
  sealSecrets,
} from './section-secrets.ts'

const cipher = createSecretCipher(Buffer.from('a test secret of at least thirty-two bytes'))
const section = { name: 'test', secretPaths: ['token', 'boxes.*.password', 'boxes.*.more.key'] }

const canary = fc.string({ minLength: 1 }).map((text) => `canary-${text}`)
const box = fc.record({
  uuid: fc.uuid(),
  host: fc.domain(),
  password: canary,
  more: fc.record({ key: canary }),
})
const value = fc.record({ token: canary, title: fc.string(), boxes: fc.array(box) })

test('sealing and opening gives the value back', () => {
  fc.assert(
    fc.property(value, (given) => {
      const sealed = JSON.parse(JSON.stringify(sealSecrets(section, given, cipher)))
      expect(openSecrets(section, sealed, cipher)).toEqual({ value: given, lost: [] })
    }),
  )
})

test('no secret is readable once sealed or masked', () => {
  fc.assert(
    fc.property(value, (given) => {
      const plain = { ...given, title: '' }
      expect(JSON.stringify(sealSecrets(section, plain, cipher))).not.toContain('canary-')
      expect(JSON.stringify(maskSecrets(section, plain))).not.toContain('canary-')
      expect(JSON.stringify(maskChangedSecrets(section, plain, plain))).not.toContain('canary-')
    }),
  )
})

test('writing a masked value back keeps every secret, also after reordering', () => {
  fc.assert(
    fc.property(fc.uniqueArray(box, { selector: ({ uuid }) => uuid }), canary, (boxes, token) => {
      const stored = { token, boxes }
      const masked = { token: SECRET_MARK, boxes: [...boxes].reverse().map(maskBox) }
      const kept = keepSecrets(section, masked, stored)
      expect(kept).toEqual({ value: { token, boxes: [...boxes].reverse() }, missing: [] })
    }),
  )
})

test('a mark without a stored secret must be typed again', () => {
  const given = { token: '', boxes: [maskBox(boxNamed('1')), maskBox(boxNamed('2'))] }
  const { missing } = keepSecrets(section, given, { token: 'x', boxes: [boxNamed('1')] })
  expect(missing).toEqual(['boxes.1.password'])
})

test('a kept secret is not sent to another host', () => {
  const given = { boxes: [{ ...maskBox(boxNamed('1')), host: 'elsewhere.example' }] }
  expect(keepSecrets(section, given, { boxes: [boxNamed('1')] }).missing).toEqual([
    'boxes.0.password',
  ])
})

test('an empty text removes a secret', () => {
  expect(keepSecrets(section, { token: '' }, { token: 'old' }).value).toEqual({ token: '' })
})

test('the audit log shows that a secret changed, not what it is', () => {
  const after = { token: 'new', boxes: [boxNamed('1')] }
  expect(maskChangedSecrets(section, after, { token: 'old', boxes: [boxNamed('1')] })).toEqual({
    token: `${SECRET_MARK}*`,
    boxes: [maskBox(boxNamed('1'))],
  })
})

test('a secret sealed with a lost key reads as not set and is named', () => {
  const other = createSecretCipher(Buffer.from('another secret'))
  const sealed = sealSecrets(section, { token: 'gone', boxes: [] }, other)
  expect(openSecrets(section, sealed, cipher)).toEqual({
    value: { token: '', boxes: [] },
    lost: ['token'],
  })
})

function boxNamed(uuid: string) {
  return { uuid, host: 'mail.example', password: `secret ${uuid}` }
}

function maskBox(given: { uuid: string; host: string; more?: object }) {
  const more = given.more ? { more: { key: SECRET_MARK } } : {}
  return { ...given, password: SECRET_MARK, ...more }
}
