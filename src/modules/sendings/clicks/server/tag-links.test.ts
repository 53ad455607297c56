import { expect, test } from 'vitest'
import { tagLinks } from './tag-links.ts'

const SENDING = '01890000-0000-7000-8000-00000000000a'
const TAG = `utm_source=newsletter&amp;utm_campaign=brot-mehr&amp;utm_id=${SENDING}&amp;utm_content=gap1variantgap1`

function tagged(href: string): string {
  const html = `<p><a class="x" href="${href}">Brot</a></p>`
  const mail = { subject: '', preheader: '', html, text: href }
  const skeleton = { mark: 'gap1', drawn: { none: mail } }
  const at = { sending: SENDING, subject: 'Brot & mehr', baseUrl: 'https://sonne.example' }
  const drawn = tagLinks(skeleton, at).drawn.none
  expect(drawn?.text).toBe(href)
  return drawn?.html.split('href="')[1]?.split('"')[0] ?? ''
}

test.each([
  ['https://sonne.example', `https://sonne.example?${TAG}`],
  ['https://sonne.example/brot', `https://sonne.example/brot?${TAG}`],
  ['https://sonne.example/brot?a=1&amp;b=2', `https://sonne.example/brot?a=1&amp;b=2&amp;${TAG}`],
  ['https://sonne.example/brot#neu', `https://sonne.example/brot?${TAG}#neu`],
  ['https://sonne.example/oma&#x27;s', `https://sonne.example/oma&#x27;s?${TAG}`],
])('a link to the own website says which newsletter it is in: %s', (href, expected) => {
  expect(tagged(href)).toBe(expected)
})

test.each([
  'https://andere.example/brot',
  'https://sonne.example.andere.example/',
  'mailto:post@sonne.example',
  'gap1unsubscribegap1',
])('a link to others, and one of each reader alone, stays as it is: %s', (href) => {
  expect(tagged(href)).toBe(href)
})
