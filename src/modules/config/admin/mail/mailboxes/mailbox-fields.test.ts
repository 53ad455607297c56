import { expect, test } from 'vitest'
import { emptyMailbox, withUsualPort } from './mailbox-fields.ts'
import {
  PROVIDERS,
  providerOf,
  withFetching,
  withKnownProvider,
  withProvider,
} from './providers.ts'

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

function typed(from: string, before = plain) {
  return withKnownProvider(before, { ...before, from })
}

test('an address tells its provider, and is the name to sign in with', () => {
  const mailbox = typed('backstube@gmx.de')
  expect(mailbox).toMatchObject({ host: 'mail.gmx.net', port: 465, user: 'backstube@gmx.de' })
  expect(typed('backstube@t-online.de', mailbox)).toMatchObject({
    host: 'securesmtp.t-online.de',
    user: 'backstube@t-online.de',
  })
})

test('an address that turns out to be of nobody known takes the guess back', () => {
  const mailbox = typed('info@web.de', plain)
  expect(typed('info@web.dental', mailbox)).toMatchObject({ host: '', user: '' })
})

test('a server or a user name someone entered is left alone', () => {
  const own = { ...plain, host: 'mail.baeckerei.example', user: 'robert' }
  expect(typed('robert@gmail.com', own)).toMatchObject({ host: own.host, user: 'robert' })
})

test('every provider is found again by its server', () => {
  for (const provider of PROVIDERS) {
    expect(providerOf(withProvider(plain, provider))).toBe(provider)
  }
})

test('fetching at a known provider needs nothing but the switch', () => {
  const mailbox = withFetching(typed('backstube@gmx.de'), true)
  expect(mailbox).toMatchObject({ imap_host: 'imap.gmx.net', imap_port: 993, imap_secure: true })
  expect(typed('backstube@web.de', mailbox).imap_host).toBe('imap.web.de')
  expect(withFetching(mailbox, false).imap_host).toBe('')
})

test('at a provider nobody knows, fetching begins with the server for sending', () => {
  expect(withFetching({ ...plain, host: 'mail.holz.example' }, true).imap_host).toBe(
    'mail.holz.example',
  )
})

test('where a password is no longer enough, nothing is fetched', () => {
  const outlook = typed('holz@outlook.de')
  expect(withFetching(outlook, true).imap_host).toBe('')
})
