import { expect, test } from 'vitest'
import { isJump, isPlainClick, pageBehind } from './link-target.ts'

const HERE = 'https://holm.example/Impressum?a=1'
const plain = { target: '', isDownload: false, isPlain: false }

test.each([
  ['/', 'https://holm.example/'],
  ['https://holm.example/en#top', 'https://holm.example/en#top'],
  ['Datenschutz', 'https://holm.example/Datenschutz'],
  ['/apis', 'https://holm.example/apis'],
])('%s is a page of this site', (href, url) => {
  expect(pageBehind({ ...plain, href }, HERE)?.href).toBe(url)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  'http://holm.example/',
  'mailto:werkstatt@holm.example',
  'tel:+491713920042',
  'javascript:alert(1)',
  '/api/v0/auth/logout',
  '/assets/site.css',
  '/download/1',
  'http://[',
])('%s is left to the browser', (href) => {
  expect(pageBehind({ ...plain, href }, HERE)).toBeUndefined()
})

test('downloads, other windows and marked links are left to the browser', () => {
  const link = { ...plain, href: '/' }
  expect(pageBehind({ ...link, isDownload: true }, HERE)).toBeUndefined()
  expect(pageBehind({ ...link, isPlain: true }, HERE)).toBeUndefined()
  expect(pageBehind({ ...link, target: '_blank' }, HERE)).toBeUndefined()
  expect(pageBehind({ ...link, target: '_self' }, HERE)).toBeDefined()
})

test('only a plain click with the first button is taken over', () => {
  const click = { button: 0, hasModifier: false, isHandled: false }
  expect(isPlainClick(click)).toBe(true)
  expect(isPlainClick({ ...click, button: 1 })).toBe(false)
  expect(isPlainClick({ ...click, hasModifier: true })).toBe(false)
  expect(isPlainClick({ ...click, isHandled: true })).toBe(false)
})

test('a jump stays on the page, another query or path does not', () => {
  expect(isJump(new URL('/Impressum?a=1#kontakt', HERE), HERE)).toBe(true)
  expect(isJump(new URL('/Impressum?a=2#kontakt', HERE), HERE)).toBe(false)
  expect(isJump(new URL('/#kontakt', HERE), HERE)).toBe(false)
  expect(isJump(new URL('/Impressum?a=1', HERE), HERE)).toBe(false)
})
