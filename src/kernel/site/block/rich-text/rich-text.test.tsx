import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { fillTokens } from '../fill-tokens.ts'
import { Link, linkResolver } from '../link.ts'
import { composeText } from './compose.ts'
import { renderRichText } from './render-rich-text.tsx'
import { richText } from './rich-text.ts'
import { isEmptyText, textOf } from './text-of.ts'

const RichText = richText()
const PAGE = '019a0000-0000-7000-8000-000000000001'
const FILE = '019a0000-0000-7000-8000-000000000002'
const linkTo = linkResolver({
  pages: { [PAGE]: { href: '/ueber-uns', label: 'Über uns' } },
  files: { [FILE]: { href: '/download/f', label: 'Preise' } },
  things: {},
})

function draw(doc: unknown): string {
  return renderToStaticMarkup(renderRichText(RichText.parse(doc), linkTo))
}

function words(text: string, ...marks: object[]) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }] }
}

describe('running text', () => {
  test('becomes elements', () => {
    const doc = composeText('## Anfahrt\n\nMit dem\nRad.\n\n- Bus\n- Bahn')
    expect(draw(doc)).toBe(
      '<h2>Anfahrt</h2><p>Mit dem Rad.</p><ul><li><p>Bus</p></li><li><p>Bahn</p></li></ul>',
    )
    expect(textOf(doc)).toBe('Anfahrt\nMit dem Rad.\nBus\nBahn')
    expect(isEmptyText(composeText(' \n\n '))).toBe(true)
  })

  test('has marks, breaks, alignment and numbered lists', () => {
    const inline = [
      { type: 'text', text: 'a', marks: [{ type: 'bold' }, { type: 'italic' }] },
      { type: 'hardBreak' },
      { type: 'text', text: '<b>' },
    ]
    const content = [
      { type: 'paragraph', attrs: { textAlign: 'center', style: 'color:red' }, content: inline },
      { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem' }] },
      { type: 'blockquote', content: [{ type: 'paragraph' }] },
    ]
    expect(draw({ type: 'doc', content })).toBe(
      '<p class="align-center"><em><strong>a</strong></em><br/>&lt;b&gt;</p>' +
        '<ol start="3"><li></li></ol><blockquote><p></p></blockquote>',
    )
  })

  test('links find pages and files by their ids; what is gone is only its words', () => {
    const page = { type: 'link', attrs: { to: 'page', page: PAGE, anchor: 'team' } }
    expect(draw(words('wir', page, { type: 'bold' }))).toBe(
      '<p><a href="/ueber-uns#team"><strong>wir</strong></a></p>',
    )
    expect(draw(words('Preise', { type: 'link', attrs: { to: 'file', file: FILE } }))).toContain(
      '<a href="/download/f">',
    )
    const gone = { to: 'page', page: '019a0000-0000-7000-8000-00000000000f' }
    expect(draw(words('weg', { type: 'link', attrs: gone }))).toBe('<p>weg</p>')
  })

  test.each([
    { type: 'doc', content: [{ type: 'script', content: [] }] },
    { type: 'doc', content: [{ type: 'heading', attrs: { level: 1 } }] },
    words('x', { type: 'link', attrs: { to: 'url', url: 'javascript:alert(1)' } }),
    words('x', { type: 'blink' }),
  ])('anything else is refused (%#)', (doc) => {
    expect(RichText.safeParse(doc).success).toBe(false)
  })
})

describe('links', () => {
  test.each([
    [{ to: 'url', url: 'https://a.example/ü?q=1' }, 'https://a.example/%C3%BC?q=1'],
    [{ to: 'url', url: '/Impressum#recht' }, '/Impressum#recht'],
    [
      { to: 'mail', mail: 'a&b?c@d.example', subject: 'Guten Tag' },
      'mailto:a%26b%3Fc@d.example?subject=Guten%20Tag',
    ],
    [{ to: 'phone', phone: '+49 (0)4642 12-34' }, 'tel:+490464212 34'.replace(' ', '')],
    [{ to: 'page', page: null, anchor: 'kontakt' }, '#kontakt'],
  ])('%j leads to %s', (link, href) => {
    expect(linkTo(Link.parse(link))?.href).toBe(href)
  })

  test.each([
    {
      to: 'mail',
      token: '{{business.email}}',
      fact: 'a@holm.example',
      href: 'mailto:a@holm.example',
    },
    { to: 'phone', token: '{{ business.phone }}', fact: '+49 171 3920', href: 'tel:+491713920' },
    { to: 'mail', token: '{{business.email}}', fact: '', href: undefined },
    { to: 'phone', token: '{{business.phone}}', fact: '', href: undefined },
  ])('a link to $to $token with the fact "$fact" leads to $href', ({ to, token, fact, href }) => {
    const link = Link.parse({ to, [to]: token })
    expect(linkTo(link)).toBeUndefined()
    const tokens = { 'business.email': fact, 'business.phone': fact }
    expect(linkTo(Link.parse(fillTokens(link, tokens)))?.href).toBe(href)
  })

  test.each([
    { to: 'mail', mail: '{{business.name}}' },
    { to: 'mail', mail: 'a@b.example,{{business.email}}' },
    { to: 'mail', mail: '{{business.email}}?bcc=x@y.example' },
    { to: 'phone', phone: 'javascript:{{business.phone}}' },
    { to: 'url', url: '{{business.website}}' },
  ])('%j is no link', (link) => {
    expect(Link.safeParse(link).success).toBe(false)
  })

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://user:secret@evil.example',
    'ftp://a.example',
    'blob:https://a.example/1',
    'https://a.example\u0000',
    '',
  ])('%j is no address', (url) => {
    expect(Link.safeParse({ to: 'url', url }).success).toBe(false)
  })
})
