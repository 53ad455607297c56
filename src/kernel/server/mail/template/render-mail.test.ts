import { describe, expect, it } from 'vitest'
import { mailLink } from './mail-link.ts'
import { renderMail } from './render-mail.ts'

const BASE = { baseUrl: 'https://kontor.example' }
const CONTENT = {
  title: 'Passwort <neu> setzen',
  paragraphs: ['Guten Tag Anna & Co,', 'Zeile eins\nZeile zwei'],
  action: { label: 'Passwort setzen', url: '/resetpassword?key=a&b="c"' },
  footer: 'Café Sonne, Köln',
  lang: 'de' as const,
}

describe('a rendered mail', () => {
  it('says the same in text and HTML', () => {
    const { text, html } = renderMail(CONTENT, BASE)
    expect(text).toBe(
      [
        'Passwort <neu> setzen',
        'Guten Tag Anna & Co,',
        'Zeile eins\nZeile zwei',
        'Passwort setzen:\nhttps://kontor.example/resetpassword?key=a&b=%22c%22',
        '-- \nCafé Sonne, Köln\n',
      ].join('\n\n'),
    )
    expect(html).toContain('Guten Tag Anna &amp; Co,')
    expect(html).toContain('Zeile eins<br>Zeile zwei')
    expect(html).toContain('href="https://kontor.example/resetpassword?key=a&amp;b=%22c%22"')
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('prefers-color-scheme: dark')
  })

  it('escapes everything it is given', () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    const { html } = renderMail(
      {
        title: evil,
        paragraphs: [evil],
        action: { label: evil, url: '/x' },
        footer: evil,
        lang: 'en',
      },
      BASE,
    )
    expect(html).not.toMatch(/<script|<img/)
  })

  it('loads nothing from anywhere', () => {
    const { html } = renderMail(CONTENT, BASE)
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link/)
    expect(new Set(html.match(/https?:\/\/[^/"<]+/g))).toEqual(new Set(['https://kontor.example']))
  })

  it('needs no button', () => {
    const { html, text } = renderMail({ ...CONTENT, action: undefined }, BASE)
    expect(html).not.toContain('<a ')
    expect(text).not.toContain('http')
  })
})

describe('a link in a mail', () => {
  it('leads to this website', () => {
    expect(mailLink('https://kontor.example', '/verify?key=1')).toBe(
      'https://kontor.example/verify?key=1',
    )
    expect(mailLink('http://127.0.0.1:3000', '/')).toBe('http://127.0.0.1:3000/')
    expect(mailLink('https://kontor.example', 'https://kontor.example/a')).toBe(
      'https://kontor.example/a',
    )
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'http://kontor.example/',
    'https://kontor.example.evil.example/',
    'https://kontor.example@evil.example/',
    'https://user:pw@kontor.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://evil.example',
    '/a\r\nb',
    '\t//evil.example',
  ])('never to %j', (path) => {
    expect(() => mailLink('https://kontor.example', path)).toThrow('only link to this website')
  })
})

describe('a link that opens something and names no key', () => {
  const withLink = (url: string) => () =>
    renderMail({ ...CONTENT, action: { label: 'Öffnen', url } }, BASE)

  it('is refused, however short the key', () => {
    expect(withLink('/Newsletter/verify/q8Zt3LmVx0RbYc5NwKd1Pg')).toThrow('must name it as its key')
    expect(withLink('/fehler/q8Zt3LmVx0RbYc5NwKd1Pgq8Zt3LmVx0')).toThrow('must name it as its key')
  })

  it('is not taken for one by a title or an id', () => {
    for (const url of [
      '/News/Neue-Oeffnungszeiten-ab-2027',
      '/shop/GeschenkKorb-Nr-12-und-mehr',
      '/admincenter/users/edit/0198f0aa-0000-7000-8000-000000000001',
    ])
      expect(withLink(url)).not.toThrow()
  })
})
