import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { copySite, surveySite } from './copy-site.ts'
import { nameOf, targetOf } from './static-names.ts'
import { zipStream } from './zip-stream.ts'

const HOME = `<!doctype html><html lang="de"><head><title>A &amp; B</title>
<style>@font-face{src:url(/assets/f.woff2)} @media (width<768px){a{color:red}}</style>
<link rel="stylesheet" href="/assets/s.css"><link rel="preload" href="/assets/p.woff2">
<link rel="canonical" href="https://kontor.test/"><script type="module" src="/assets/a.js"></script></head>
<body><a href="/kontakt#da">K</a><a href="/login">L</a><a href="/alt">alt</a><a href="/intern">i</a><a href="/News?page=2">2</a>
<a href="/suche?q=1">s</a><a href="mailto:a@example.org">m</a><a href="https://example.org/">x</a>
<svg viewBox="0 0 1 1"></svg><picture><source srcSet="/download/1/a-320 320w, /download/1/a-640 640w">
<img src="/download/1" alt="x > y"></picture><form method="post"><input name="a"></form><p>1 &lt; 2</p></body></html>`

const PAGES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/': ['text/html', HOME],
  '/kontakt': ['text/html', '<a href="/">Start</a><img src="/download/logo">'],
  '/login': ['text/html; private', '<a href="/geheim">nicht</a>'],
  '/News?page=2': ['text/html', '<p>zwei</p>'],
  '/en': ['text/html', '<a href="/en/%C3%BCber">e</a><a href="/en/gone">g</a>'],
  '/en/%C3%BCber': ['text/html', '<a href="/en">e</a><img src="/download/logo">'],
  '/assets/s.css': ['text/css', 'a{b:url("../download/logo")} c{d:url(data:a,b)}'],
  '/assets/f.woff2': ['font/woff2', 'F'],
  '/assets/a.js': ['text/javascript', 'alert(1)'],
  '/download/1': ['image/jpeg', 'J'],
  '/download/1/a-320': ['image/avif', 'A3'],
  '/download/1/a-640': ['image/avif', 'A6'],
  '/download/logo': ['image/svg+xml', '<svg/>'],
  '/sitemap.xml': ['application/xml', '<url><loc>https://kontor.test/kontakt</loc></url>'],
}

const LED: Readonly<Record<string, string>> = { '/alt': '/kontakt', '/intern': '/login' }

const bodies: Readable[] = []

async function visit(path: string) {
  const [type = '', text = ''] = PAGES[path] ?? []
  const location = LED[path]
  const status = location ? 301 : type ? 200 : 404
  const isPrivate = type.includes('private')
  const body = Readable.from([Buffer.from(text)])
  bodies.push(body)
  return { status, type, location, isPrivate, body }
}

const site = { visit, baseUrl: 'https://kontor.test', signal: new AbortController().signal }

/** As programs read a zip file: from the list at its end. */
function unzip(zip: Buffer): Map<string, string> {
  const found = new Map<string, string>()
  const count = zip.readUInt16LE(zip.length - 22 + 10)
  let at = zip.readUInt32LE(zip.length - 22 + 16)
  for (let index = 0; index < count; index += 1) {
    const [crc, packed] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)]
    const length = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + length)
    const start = zip.readUInt32LE(at + 42) + 30 + length
    const bytes = inflateRawSync(zip.subarray(start, start + packed))
    expect([name, crc32(bytes)]).toEqual([name, crc])
    found.set(name, bytes.toString())
    at += 46 + length
  }
  return found
}

const copied = async () =>
  unzip(await buffer(Readable.from(zipStream(copySite(site, await surveySite(site)), new Date(0)))))

test('every page a guest reaches is there, with its pictures, styles and the sitemap', async () => {
  expect([...(await copied()).keys()].toSorted()).toEqual(
    [
      'assets/f.woff2',
      'assets/s.css',
      'download/1.jpg',
      'download/1/a-320.avif',
      'download/1/a-640.avif',
      'download/logo.svg',
      'en.html',
      'en/über.html',
      'index.html',
      'kontakt.html',
      'News-page-2.html',
      'sitemap.xml',
    ]
      .map((name) => `website/${name}`)
      .toSorted(),
  )
})

test('links lead to copies where there are any, else to the website', async () => {
  const files = await copied()
  const home = files.get('website/index.html') ?? ''
  for (const link of [
    'href="kontakt.html#da"',
    'href="https://kontor.test/login"',
    'href="https://kontor.test/intern"',
    'href="kontakt.html">alt',
    'href="News-page-2.html"',
    'href="https://kontor.test/suche?q=1"',
    'href="mailto:a@example.org"',
    'href="https://example.org/"',
    'href="https://kontor.test/"',
    'action="https://kontor.test/"',
    'src="download/1.jpg"',
    'srcSet="download/1/a-320.avif 320w, download/1/a-640.avif 640w"',
    'url("assets/f.woff2")',
  ])
    expect(home).toContain(link)
  expect(files.get('website/en/über.html')).toContain('src="../download/logo.svg"')
  expect(files.get('website/en.html')).toContain('href="https://kontor.test/en/gone"')
  expect(files.get('website/assets/s.css')).toBe(
    'a{b:url("../download/logo.svg")} c{d:url(data:a,b)}',
  )
})

test('every answer is read to its end, so that no file stays open', async () => {
  await copied()
  expect(bodies.length).toBeGreaterThan(20)
  expect(bodies.filter(({ readableEnded }) => !readableEnded)).toEqual([])
})

test('scripts are left out, everything else stays as it was', async () => {
  const home = (await copied()).get('website/index.html') ?? ''
  expect(home).toMatch(/^<!doctype html><html lang="de">/)
  expect(home).not.toMatch(/<script|a\.js|rel="preload"/)
  expect(home).toContain('<title>A &amp; B</title>')
  expect(home).toContain('@media (width<768px)')
  expect(home).toContain('viewBox="0 0 1 1"')
  expect(home).toContain('<p>1 &lt; 2</p>')
})

test.each(['/../../etc/passwd', '/%2e%2e/%2e%2e/x', '/a/..%2f..%2fb', '/a%5c..%5cb', '/con:x'])(
  'no address makes a name that leaves its folder (%s)',
  (address) => {
    const target = targetOf(address, '/', site.baseUrl)
    const name = target ? nameOf(target) : ''
    expect(name.split('/')).not.toContain('..')
    expect(name).not.toMatch(/^\/|\\|:/)
  },
)

test('other hosts and ways of writing an address are nobody’s page', () => {
  for (const address of [
    '//evil.test/',
    'https://evil.test/a',
    'javascript:1',
    'data:a',
    'ftp://x/',
  ])
    expect(targetOf(address, '/', site.baseUrl)).toBeUndefined()
})
