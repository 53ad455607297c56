import { afterAll, describe, expect, test } from 'vitest'
import { bytesAt, jpeg, png, send, startFilesApp } from '../../server/test-files.ts'
import { isPolyglot } from './content/hostile-content.ts'
import { sanitiseSvg } from './content/sanitise-svg.ts'
import { gifOfFrames, hugePng, zipOf } from './test-bombs.ts'

const setup = await startFilesApp()
const { admin, app, keep, db } = setup
afterAll(() => app.close())

const PAGE = '<html><body><script>alert(1)</script></body></html>'
const refused = async (name: string, bytes: Buffer) => {
  const answer = await send(admin, [{ name, bytes: new Uint8Array(bytes) }])
  return { status: answer.status, code: answer.json.code }
}

describe('bombs are refused', () => {
  test('a PNG of 30 KB that claims 16000 × 16000 pixels, before it is decoded', async () => {
    const bomb = hugePng(16_000, 16_000)
    expect(bomb.length).toBeLessThan(400_000)
    expect(await refused('klein.png', bomb)).toEqual({ status: 413, code: 'too-many-pixels' })
  })

  test('a GIF with sixty thousand frames', async () => {
    expect(await refused('film.gif', gifOfFrames(60_000))).toEqual({
      status: 413,
      code: 'too-many-pixels',
    })
  })

  test('a drawing whose entities multiply', async () => {
    const entities = Array.from(
      { length: 9 },
      (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
    )
    const svg = `<!DOCTYPE svg [<!ENTITY l0 "ha">${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&l9;</text></svg>`
    expect((await refused('witz.svg', Buffer.from(svg))).status).toBe(422)
  })

  test('an archive that unpacks to thousands of times its size', async () => {
    const bomb = zipOf([{ name: 'null.bin', size: 0xffff_0000 }])
    expect(await refused('paket.zip', bomb)).toEqual({ status: 422, code: 'bomb' })
  })

  test('a document with macros', async () => {
    const bytes = zipOf([{ name: 'word/vbaProject.bin', size: 10 }])
    expect(await refused('brief.zip', bytes)).toEqual({ status: 422, code: 'hostile-file' })
  })

  test('fifty at once, and the house goes on answering', async () => {
    const bomb = hugePng(16_000, 16_000)
    const bombs = Array.from({ length: 50 }, () => refused('b.png', bomb))
    const health = await app.guest.get('/healthz')
    expect(health.status).toBe(200)
    expect(new Set((await Promise.all(bombs)).map(({ status }) => status))).toEqual(new Set([413]))
  })
})

test('signs of a server page are only a fault when text follows; in pixels they are chance', () => {
  const chance = Buffer.from('ffd8e78b8dca3c250c90670e184facfce377f9fcf6', 'hex')
  expect(isPolyglot(chance, chance)).toBe(false)
  const page = Buffer.concat([chance, Buffer.from('<%@ page language="java" %>')])
  expect(isPolyglot(page, chance)).toBe(true)
  expect(isPolyglot(chance, Buffer.from('\x01<%= Runtime.exec("id") %>'))).toBe(true)
})

describe('files that are two things at once are refused', () => {
  test.each([
    ['a page that calls itself a picture', 'x.jpg', async () => Buffer.from(PAGE)],
    ['a picture with a page behind its end', 'x.jpg', async () => join(await jpeg(), PAGE)],
    ['a picture with a page in its comment', 'x.jpg', async () => withComment(await jpeg(), PAGE)],
    [
      'a picture with an archive behind its end',
      'x.png',
      async () => join(await png(), zipOf([{ name: 'a', size: 1 }])),
    ],
    [
      'a script that begins like a GIF',
      'x.gif',
      async () => Buffer.from(`GIF89a/*${' '.repeat(900)}*/=1;alert(1)`),
    ],
    ['a script that holds a PDF', 'x.pdf', async () => Buffer.from('/*%PDF-1.4\n*/alert(1)')],
    [
      'a PDF that runs a script',
      'x.pdf',
      async () =>
        Buffer.from('%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    ],
    [
      'a PDF that hides its script',
      'x.pdf',
      async () => Buffer.from('%PDF-1.4\n1 0 obj<</S/J#61vaScript/#4aS(x)>>endobj'),
    ],
    ['a shell script', 'x.txt', async () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a PHP page', 'x.txt', async () => Buffer.from('<?php system($_GET["c"]);')],
    [
      'a program for Linux',
      'x.png',
      async () => join(Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(200)),
    ],
    ['a web assembly', 'x.png', async () => Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])],
    ['half a picture', 'x.jpg', async () => (await jpeg()).subarray(0, 900)],
    [
      'a HEIC that is none',
      'x.heic',
      async () =>
        join(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)),
    ],
  ])('%s', async (_, name, make) => {
    const { status } = await refused(name, await make())
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })

  test('nothing of all this left a row or bytes', async () => {
    expect(await db.selectFrom('files').select('name').execute()).toEqual([])
    expect(await db.selectFrom('file_blobs').select('key').execute()).toEqual([])
  })

  test('a photo with a description by its camera is none of them', () => {
    const xmp = Buffer.from('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>')
    expect(isPolyglot(xmp, Buffer.from([0xff, 0xd9]))).toBe(false)
  })
})

describe('a drawing', () => {
  test('is cleaned of everything that runs or comes from outside', async () => {
    const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" onload="alert(1)">
      <style>.a{fill:red}</style><style>@import url(https://evil.example/x.css);</style>
      <script>alert(1)</script><foreignObject><iframe src="https://evil.example"/></foreignObject>
      <a xlink:href="javascript:alert(1)"><rect class="a" width="40" height="20" onclick="alert(1)"/></a>
      <image href="https://evil.example/pixel.png"/><use xlink:href="#a"/>
      <rect fill="url(https://evil.example/f)"/><animate attributeName="href" values="javascript:alert(1)"/>
      <linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></svg>`
    const file = await keep({ name: 'Logo.svg', bytes: svg })
    expect(file).toMatchObject({ type: 'image/svg+xml', res: { w: 40, h: 20 } })
    const { bytes, headers } = await bytesAt(`${app.url}/download/${file._id}/${file.gridref}`)
    const text = bytes.toString()
    expect(text).not.toMatch(/script|evil|onload|onclick|iframe|foreignObject|import|animate/i)
    expect(text).toContain('<style>.a{fill:red}</style>')
    expect(text).toContain('linearGradient')
    expect(text).toContain('xlink:href="#a"')
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
    })
  })

  test.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><style>a{}&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><g style="background:url(&quot;https://evil.example&quot;)"/></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><![CDATA[<script>alert(1)</script>]]></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><title><script>alert(1)</script></title></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xhtml"><x:script>alert(1)</x:script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><a href="java&#10;script:alert(1)"><text>x</text></a></svg>',
  ])('hides nothing that runs: %s', async (svg) => {
    const clean = await sanitiseSvg(Buffer.from(svg)).then(String, () => '')
    expect(clean).not.toMatch(/<[^>]*script|evil|href=/i)
  })
})

function join(...parts: (Buffer | string)[]): Buffer {
  return Buffer.concat(parts.map((part) => Buffer.from(part)))
}

/** A comment segment right behind the start of a JPEG. */
function withComment(bytes: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(comment.length + 2, 2)
  return join(bytes.subarray(0, 2), head, comment, bytes.subarray(2))
}
