import { expect, test } from 'vitest'
import { fillSkeleton, gapOf, newMark, patternOf, readerTokens } from './mail-skeleton.ts'

const mark = newMark()
const LINKS = {
  unsubscribe: 'https://a.example/u?a=1&b=2',
  preferences: 'https://a.example/p',
  webview: 'https://a.example/w',
  recommend: 'https://a.example/r',
}
const said = `Hallo ${gapOf(mark, 'name')}, ${gapOf(mark, 'unsubscribe')}`
const drawn = { subject: said, preheader: said, html: said, text: said }
const fill = (first_name: string, last_name = '') =>
  fillSkeleton(
    { mark, drawn: { both: drawn, first: drawn } },
    { first_name, last_name, email: 'a@b.example' },
    LINKS,
  )

test('what is filled in is escaped in HTML, and never read as a gap again', () => {
  expect(fill('<b>Ada</b>').html).toBe(
    'Hallo &lt;b&gt;Ada&lt;/b&gt;, https://a.example/u?a=1&amp;b=2',
  )
  expect(fill('<b>Ada</b>').text).toBe(`Hallo <b>Ada</b>, ${LINKS.unsubscribe}`)
  const sly = gapOf(mark, 'unsubscribe')
  expect(fill(sly).text).toBe(`Hallo ${sly}, ${LINKS.unsubscribe}`)
})

test('no gap is longer than what is written for it', () => {
  for (const [token, gap] of Object.entries(readerTokens(mark, 'both')))
    expect(gap.length).toBeLessThanOrEqual(`{{${token}}}`.length)
})

test('no name begins a new header', () => {
  expect(fill('Ada\r\nBcc: x@evil.example', 'L').subject).toMatch(
    /^Hallo Ada Bcc: x@evil\.example L,/,
  )
})

test.each([
  { first_name: 'Ada', last_name: 'L', pattern: 'both' },
  { first_name: 'Ada', last_name: ' ', pattern: 'first' },
  { first_name: '', last_name: 'L', pattern: 'last' },
  { first_name: '', last_name: '', pattern: 'none' },
] as const)('$pattern: names that are not known stand for nothing', (reader) => {
  const pattern = patternOf({ ...reader, email: 'a@b.example' })
  expect(pattern).toBe(reader.pattern)
  const tokens = readerTokens(mark, pattern)
  expect(tokens['subscriber.first_name'] !== '').toBe(reader.first_name.trim() !== '')
  expect(tokens['subscriber.name'] !== '').toBe(pattern !== 'none')
})

test('what everybody may read names nobody, not even by address', () => {
  const pattern = patternOf({ first_name: '', last_name: '', email: '' })
  expect(pattern).toBe('anyone')
  expect(Object.values(readerTokens(mark, pattern)).join('')).toBe('')
})
