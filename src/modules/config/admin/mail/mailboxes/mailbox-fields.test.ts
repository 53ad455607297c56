import { expect, test } from 'vitest'
import { emptyMailbox, withUsualPort } from './mailbox-fields.ts'

const plain = emptyMailbox('0198f0aa-0000-7000-8000-000000000001')
const encrypted = { ...plain, secure: true, port: 465 }

test('switching encryption takes the usual port along', () => {
  expect(withUsualPort(plain, { ...plain, secure: true }).port).toBe(465)
  expect(withUsualPort(encrypted, { ...encrypted, secure: false }).port).toBe(587)
})

test('a port someone chose is left alone', () => {
  const chosen = { ...plain, port: 2525 }
  expect(withUsualPort(chosen, { ...chosen, secure: true }).port).toBe(2525)
})

test('other changes never touch the port', () => {
  expect(withUsualPort(plain, { ...plain, host: 'smtp.example.org', port: 465 }).port).toBe(465)
})
