import { describe, expect, it } from 'vitest'
import { PLAIN_MAIL_THEME } from '#kernel/mail-view/mail-theme.ts'
import type { ServerModule } from '../../module.ts'
import { mailLink } from './mail-link.ts'
import { renderMail } from './render-mail.ts'

const HOUSE: Parameters<typeof renderMail>[1] = {
  settings: { baseUrl: 'https://kontor.example' },
  config: { get: (section) => section.defaults },
  modules: [],
}
const CONTENT = {
  title: 'Passwort <neu> setzen',
  paragraphs: ['Guten Tag Anna & Co,', 'Zeile eins\nZeile zwei'],
  action: { label: 'Passwort setzen', url: '/resetpassword?key=a&b="c"' },
  footer: 'Café Sonne, Köln',
  lang: 'de' as const,
}

describe('a rendered mail', () => {
  it('says the same in text and HTML', async () => {
    const { text, html } = await renderMail(CONTENT, HOUSE)
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
    expect(html).toContain('Zeile eins<br/>Zeile zwei')
    expect(html).toContain('href="https://kontor.example/resetpassword?key=a&amp;b=%22c%22"')
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('prefers-color-scheme: dark')
  })

  it('escapes everything it is given', async () => {
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
    const { html } = await renderMail(
      {
        title: evil,
        paragraphs: [evil],
        action: { label: evil, url: '/x' },
        footer: evil,
        lang: 'en',
      },
      HOUSE,
    )
    expect(html).not.toMatch(/<script|<img/)
  })

  it('loads nothing from anywhere', async () => {
    const { html } = await renderMail(CONTENT, HOUSE)
    expect(html).not.toMatch(/\ssrc=|url\(|@import|<link/)
    expect(new Set(html.match(/https?:\/\/[^/"<]+/g))).toEqual(new Set(['https://kontor.example']))
  })

  it('needs no button', async () => {
    const { html, text } = await renderMail({ ...CONTENT, action: undefined }, HOUSE)
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
  const withLink = (url: string) =>
    renderMail({ ...CONTENT, action: { label: 'Öffnen', url } }, HOUSE)

  it('is refused, however short the key', async () => {
    for (const url of [
      '/Newsletter/verify/q8Zt3LmVx0RbYc5NwKd1Pg',
      '/fehler/q8Zt3LmVx0RbYc5NwKd1Pgq8Zt3LmVx0',
    ])
      await expect(withLink(url)).rejects.toThrow('must name it as its key')
  })

  it('is not taken for one by a title or an id', async () => {
    for (const url of [
      '/News/Neue-Oeffnungszeiten-ab-2027',
      '/shop/GeschenkKorb-Nr-12-und-mehr',
      '/admincenter/users/edit/0198f0aa-0000-7000-8000-000000000001',
    ])
      await expect(withLink(url)).resolves.toHaveProperty('html')
  })
})

describe('the look of a mail', () => {
  const colours = { ...PLAIN_MAIL_THEME.light, accent: '#8a3b22' }
  const dark = { ...PLAIN_MAIL_THEME.dark, accent: '#f0b090' }
  const design: ServerModule = {
    name: 'design',
    label: { de: 'Design', en: 'Design' },
    mailTheme: () => ({ ...PLAIN_MAIL_THEME, light: colours, dark, headingFont: 'Georgia,serif' }),
  }

  it('is that of the website, in the light and in the dark', async () => {
    const { html } = await renderMail(CONTENT, { ...HOUSE, modules: [design] })
    expect(html).toContain('<td class="m-button" style="border:2px solid #8a3b22')
    expect(html).toContain('.m-button { background: #f0b090 !important')
    expect(html).toMatch(/<h1 class="m-text" style="font-family:Georgia,serif/)
  })

  it('is sober until a module says how the website looks', async () => {
    const { html } = await renderMail(CONTENT, HOUSE)
    expect(html).toContain(PLAIN_MAIL_THEME.light.accent)
    expect(html).toContain(PLAIN_MAIL_THEME.dark.card)
  })

  it('knows lines, of which each ends as it was written', async () => {
    const paragraphs = ['eins\r\nzwei\rdrei\n\nvier']
    const { html } = await renderMail({ ...CONTENT, paragraphs }, HOUSE)
    expect(html).toContain('eins<br/>zwei<br/>drei<br/><br/>vier')
  })
})
