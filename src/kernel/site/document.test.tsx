import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Document } from './document.tsx'
import type { HeadProps } from './head.tsx'
import { Island } from './island.tsx'

const head: HeadProps = {
  lang: 'de',
  title: 'Impressum · Holm',
  siteName: 'Holm',
  description: 'Wer wir sind',
  keywords: '',
  canonical: 'https://holm.example/Impressum',
  alternates: [
    { lang: 'de', href: 'https://holm.example/Impressum' },
    { lang: 'en', href: 'https://holm.example/en/imprint' },
  ],
  image: '',
  isHidden: false,
}
const assets = {
  scripts: ['/assets/site-1.js'],
  chunks: ['/assets/part-1.js'],
  styles: ['/assets/site-1.css'],
  fonts: ['/assets/fraunces-1.woff2'],
  css: ':root{--text:oklch(0 0 0)}',
  bar: { light: 'oklch(1 0 0)', dark: 'oklch(0 0 0)' },
}

function render(more: Partial<HeadProps>, config = {}, body = <main>Text</main>): string {
  return renderToStaticMarkup(
    <Document head={{ ...head, ...more }} assets={assets} template="werkstatt" config={config}>
      {body}
    </Document>,
  )
}

test('a page names its language, address and its version in the other language', () => {
  const html = render({})
  expect(html).toContain('<html lang="de"')
  expect(html).toContain('<link rel="canonical" href="https://holm.example/Impressum"/>')
  expect(html).toContain('hrefLang="en" href="https://holm.example/en/imprint"')
  expect(html).toContain('hrefLang="x-default" href="https://holm.example/Impressum"')
  expect(html).toContain('<link rel="modulepreload" href="/assets/part-1.js"/>')
})

test('a hidden page has no canonical address and says noindex', () => {
  const html = render({ isHidden: true })
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).not.toContain('canonical')
  expect(html).not.toContain('alternate')
})

test('no script of a page is executable but those of the build', () => {
  const scripts = render({ jsonLd: { '@type': 'LocalBusiness' } }).match(/<script[^>]*>/g)
  expect(scripts).toEqual([
    '<script type="module" src="/assets/site-1.js">',
    '<script type="application/ld+json">',
    '<script type="application/json" id="kontor-config">',
  ])
})

const BREAKOUT = '</script><script>alert(1)</script><!--<script>"\'&'

test('content cannot break out of title, meta tags, JSON blocks or islands', () => {
  const body = (
    <Island name={BREAKOUT} load="idle" state={{ title: BREAKOUT }}>
      {BREAKOUT}
    </Island>
  )
  const more = { title: BREAKOUT, description: BREAKOUT, siteName: BREAKOUT }
  const html = render({ ...more, jsonLd: { name: BREAKOUT } }, { meta: BREAKOUT }, body)
  expect(html).not.toContain('<script>alert')
  expect(html.match(/<script/g)).toHaveLength(4)
  expect(html.match(/<\/script>/g)).toHaveLength(4)
  expect(html).not.toContain('<!--')
})
