import { createServer } from 'node:net'
import { designerPages } from './designer-pages.ts'
import { expect, runningKontor, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()
const pages = designerPages(kontor.url)

/** Counts connections, not requests: a hint opens one and asks for nothing. */
async function listener() {
  let calls = 0
  const server = createServer((socket) => {
    calls += 1
    socket.destroy()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  return { host: `127.0.0.1:${address.port}`, calls: () => calls, stop: () => server.close() }
}

/** What a browser does on a mere word of the markup, past every content policy or close by one. */
const HINTS: readonly ((url: string) => string)[] = [
  (url) => `<link rel="preconnect" href="${url}">`,
  (url) => `<LINK\nrel='preconnect' crossorigin href=${url}>`,
  (url) => `<link rel="dns-prefetch" href="${url}">`,
  (url) => `<link rel="prefetch" href="${url}/a">`,
  (url) => `<link rel="preload" as="style" href="${url}/b.css">`,
  (url) => `<link rel="modulepreload" href="${url}/c.js">`,
  (url) => `<link rel="stylesheet" href="${url}/d.css">`,
  (url) => `<link rel="stylesheet preconnect" href="${url}/e.css">`,
  (url) => `<link rel="manifest" href="${url}/f.json">`,
  (url) => `<link rel="icon" href="${url}/g.ico">`,
  (url) => `<link rel="prerender" href="${url}/h">`,
  (url) => `<meta http-equiv="refresh" content="0;url=${url}/i">`,
  (url) =>
    `<meta http-equiv="Content-Security-Policy" content="img-src *"><img src="${url}/j.png">`,
  (url) => `<base href="${url}/"><img src="k.png">`,
  (url) => `<iframe srcdoc="&lt;link rel=preconnect href=${url}&gt;"></iframe>`,
  (url) => `<iframe src="data:text/html,&lt;link rel=preconnect href=${url}&gt;"></iframe>`,
  (url) => `<noscript><link rel="preconnect" href="${url}"></noscript>`,
  (url) => `<template shadowrootmode="open"><link rel="preconnect" href="${url}"></template>`,
  (url) => `<svg><image href="${url}/l.png"/><use href="${url}/m.svg#a"/></svg>`,
  (url) => `<object data="${url}/n"></object><embed src="${url}/o">`,
  (url) => `<video poster="${url}/p.png" src="${url}/q.mp4" preload="auto"></video>`,
  (url) => `<style>@import "${url}/r.css";body{background:url(${url}/s.png)}</style>`,
  (url) => `<script src="${url}/t.js"></script><script>new Image().src="${url}/u.png"</script>`,
  (url) =>
    `<script type="speculationrules">{"prefetch":[{"urls":["${url}/v"],"eagerness":"immediate"}]}</script>`,
  (url) => `<img src="/icon.svg" attributionsrc="${url}/w"><img srcset="${url}/x.png 2x">`,
  (url) => `<form action="${url}/y"><input type="image" src="${url}/z.png"></form>`,
]

const SPEAKING =
  'link:not([rel=stylesheet]), meta[http-equiv], base[href], iframe[srcdoc], script[type=speculationrules]'

test('no hint in pasted markup opens a connection to anybody', async ({ page, browser }) => {
  const elsewhere = await listener()
  const url = `http://${elsewhere.host}`
  const admin = await signedInAs(await browser.newContext(), kontor.url)
  const blocks = HINTS.map((hint, at) => ({
    id: `h${at}`,
    type: 'html',
    props: { html: `${hint(url)}<p id="end">Ende</p>`, height: 100 },
  }))
  // Pinged by a press, and its name looked up by nobody before.
  const ping = { html: `<a ping="${url}/ping" href="/icon.svg">Klick</a>`, height: 100 }
  blocks.push({ id: 'ping', type: 'html', props: ping })
  const id = await pages.make(admin.request, 'Lauter Hinweise', blocks)
  const at = await pages.publish(admin.request, id)
  await admin.close()
  await page.goto(kontor.url(at))
  const frames = page.locator('iframe.embed-frame')
  await expect(frames).toHaveCount(blocks.length)
  for (const frame of await frames.all()) {
    await frame.scrollIntoViewIfNeeded()
    const inside = frame.contentFrame()
    await expect(inside.locator('body')).toBeAttached()
    // Not every browser acts on every hint, so none may even be there.
    await expect(inside.locator(SPEAKING)).toHaveCount(0)
  }
  const opened = page.waitForEvent('popup')
  await frames.last().contentFrame().getByText('Klick').click()
  await (await opened).close()
  const answer = await page.request.get(kontor.url(at))
  expect(elsewhere.calls()).toBe(0)
  expect(answer.headers()['x-dns-prefetch-control']).toBe('off')

  // On a page of somebody else it is called: the listener would have heard it.
  await page.goto('about:blank')
  await page.setContent(`<img src="${url}/j.png">`)
  await expect.poll(elsewhere.calls).toBeGreaterThan(0)
  elsewhere.stop()
})
