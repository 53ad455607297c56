import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quietMarkup } from './quiet-markup.ts'

const HINTS = [
  '<link rel="preconnect" href="https://a.example">',
  '<LINK\nREL=preconnect HREF=//a.example>',
  '<link/rel=dns-prefetch href=//a.example>',
  '<link title=">" rel="prefetch" href="https://a.example/x">',
  '<link rel="preload stylesheet" as="style" href="https://a.example/x.css">',
  '<link rel="stylesheet preconnect" href="https://a.example/x.css">',
  '<link href="https://a.example/x.css" rel="&#112;reconnect">',
  '<link rel=manifest href="https://a.example/m.json">',
  '<link rel=modulepreload href="https://a.example/m.js">',
  '<link rel=prerender href="https://a.example/">',
  '<meta http-equiv="refresh" content="0;url=https://a.example/">',
  '<Meta\fhttp-equiv=x-dns-prefetch-control content=on>',
  '<meta name="referrer" content="unsafe-url">',
  '<base href="https://a.example/">',
  '<noscript><link rel="preconnect" href="https://a.example"></noscript>',
  '<svg><foreignObject><link rel="preconnect" href="https://a.example"></foreignObject></svg>',
  '<template shadowrootmode="open"><link rel="preconnect" href="//a.example"></template>',
  '<li<link rel="preconnect" href="https://a.example">',
]

test.each(HINTS)('nothing of %j speaks to a browser', (html) => {
  expect(quietMarkup(html)).not.toMatch(/<(?:link|meta|base)(?![a-z0-9-])/i)
})

test('a document inside the markup and rules to fetch ahead go too', () => {
  const html = `<iframe SrcDoc="&lt;link rel=preconnect href=//a.example>"></iframe>
    <script type="speculationrules">{}</script>`
  expect(quietMarkup(html)).not.toMatch(/[^_](?:srcdoc|speculationrules)/i)
})

test.each([
  '<link rel="stylesheet" href="https://a.example/x.css">',
  "<link href='https://a.example/x.css' rel='stylesheet' media=print crossorigin />",
  '<p title="ein Link">links, metadaten, basis</p><b>fett</b><blockquote>a</blockquote>',
  '<iframe src="https://a.example/"></iframe><script async src="https://a.example/x.js"></script>',
])('%j stays as it is, for the policy governs it', (html) => {
  expect(quietMarkup(html)).toBe(html)
})

test('whatever is pasted, no link is left but style sheets, and no more time is taken', () => {
  const part = fc.constantFrom('<link', '<meta', '<base', ' ', '\n', '/', '>', '"', "'", '=')
  const word = fc.constantFrom(
    'rel',
    'href',
    'stylesheet',
    'preconnect',
    '//a.example',
    'crossorigin',
  )
  const markup = fc.array(fc.oneof(part, word), { maxLength: 40 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(markup, (html) => {
      for (const [tag] of quietMarkup(html).matchAll(/<(?:link|meta|base)(?![a-z0-9-])[^>]*>?/gi))
        expect(tag).toMatch(/^<link\s(?!.*rel=\W?preconnect)[^<]*>$/s)
    }),
    { seed: 16 },
  )
  const start = performance.now()
  quietMarkup(`<link ${'crossorigin '.repeat(20_000)}<`)
  quietMarkup('<link '.repeat(20_000))
  expect(performance.now() - start).toBeLessThan(1000)
})
