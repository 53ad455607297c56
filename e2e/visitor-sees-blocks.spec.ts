import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { HOSTILE_TEXTS } from '#kernel/site/block/test-hostile-texts.ts'
import { filledBlocks, newBlocks, SAMPLE } from '#modules/pages/blocks/test-blocks.ts'
import { expectAccessibleOnAll } from './axe.ts'
import { expect, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

/** Writes to the API as the signed-in browser would. */
async function write(request: APIRequestContext, path: string, body: object) {
  const method = path.endsWith('/draft') ? 'PUT' : 'POST'
  const headers = { origin: kontor.url('') }
  const reply = await request.fetch(kontor.url(path), { method, data: body, headers })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return reply.json()
}

async function upload(request: APIRequestContext, shade: number): Promise<string> {
  const background = { r: shade, g: 120, b: 90 }
  const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background } })
  const file = {
    name: `bild-${shade}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await picture.jpeg().toBuffer(),
  }
  const headers = { origin: kontor.url('') }
  const reply = await request.post(kontor.url('/api/v0/file/'), { multipart: { file }, headers })
  return (await reply.json()).items[0]._id
}

/** A page that is live with these blocks; its address. */
async function publish(page: Page, title: string, blocks: readonly object[]): Promise<string> {
  const { request } = page
  const made = await write(request, '/api/v0/page/', { title, template: { view: 'wide' } })
  const { _id } = made.page[0]
  const first = await request.get(kontor.url(`/api/v0/page/${_id}/draft?lang=de`))
  const { revision } = await first.json()
  const draft = { lang: 'de', revision, blocks }
  const saved = await write(request, `/api/v0/page/${_id}/draft`, draft)
  const live = { lang: 'de', revision: saved.revision }
  return (await write(request, `/api/v0/page/${_id}/publish`, live)).page[0].route
}

test('all blocks are accessible, and tabs are tabs only with scripts', async ({
  page,
  browser,
}) => {
  const picture = await upload(page.request, 10)
  const other = await upload(page.request, 11)
  const items = [picture, other].map((file, at) => ({ file, caption: `Bild ${at + 1} von zweien` }))
  const gallery = await write(page.request, '/api/v0/gallery/', { title: 'Arbeiten', items })
  const blocks = JSON.stringify([...newBlocks('de'), ...filledBlocks('de')])
    .replaceAll(SAMPLE.picture, picture)
    .replaceAll(SAMPLE.gallery, gallery.items[0]._id)
  const stored = JSON.parse(blocks)
  const path = await publish(page, 'Alle Blöcke', stored)
  await page.goto(kontor.url(path))
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectAccessibleOnAll(page, 'all blocks')

  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveCount(3)
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.last()).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('per Video')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  const frame = page.frameLocator('.embed-frame')
  await page.locator('.embed-frame').scrollIntoViewIfNeeded()
  await expect(frame.getByText('Unser Lageplan')).toBeVisible()

  await seeLargePictures(page)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const without = await plain.newPage()
  await without.goto(kontor.url(path))
  await expect(without.getByText('Auf Wunsch kommen wir zu Ihnen')).toBeVisible()
  await expect(without.getByText('Sie brauchen dafür nur einen Browser')).toBeVisible()
  await plain.close()
})

/** The first picture of the gallery large, the next by key, and back to where one was. */
async function seeLargePictures(page: Page): Promise<void> {
  const first = page.locator('.gallery a[data-picture]').first()
  await first.focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog')
  await expect(large).toContainText('Bild 1 von zweien')
  await page.keyboard.press('ArrowRight')
  await expect(large).toContainText('Bild 2 von zweien')
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(page.locator('.gallery a[data-picture]').nth(1)).toBeFocused()
}

test('a block hidden at a width leaves no gap there and loads nothing', async ({
  page,
  browser,
}) => {
  const wide = await upload(page.request, 20)
  const narrow = await upload(page.request, 30)
  const image = (id: string, file: string, visible: object) => ({
    id,
    type: 'image',
    props: { file, alt: id },
    attrs: { visible },
  })
  const spacer = { type: 'heading', props: { text: 'Oben', level: 2 } }
  const path = await publish(page, 'Verborgen', [
    spacer,
    image('nur-breit', wide, { xs: false, md: true }),
    image('nur-schmal', narrow, { xs: true, md: false }),
    { type: 'heading', props: { text: 'Unten', level: 2 } },
  ])
  for (const [width, seen, unseen] of [
    [360, narrow, wide],
    [1440, wide, narrow],
  ] as const) {
    const visitor = await browser.newPage({ viewport: { width, height: 900 } })
    const asked: string[] = []
    visitor.on('request', (request) => asked.push(request.url()))
    await visitor.goto(kontor.url(path))
    await visitor.getByRole('heading', { name: 'Unten' }).scrollIntoViewIfNeeded()
    await expect.poll(() => asked.some((url) => url.includes(seen))).toBe(true)
    expect(asked.filter((url) => url.includes(unseen))).toEqual([])
    const hidden = visitor.locator('.block', { has: visitor.locator(`img[src*="${unseen}"]`) })
    expect(await hidden.boundingBox()).toBeNull()
    await visitor.close()
  }
})

test('hostile texts stay texts in a real browser', async ({ page, browser }) => {
  const text = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  })
  const words = HOSTILE_TEXTS
  // A frame is a page of its own: a sample is as many as a test has time for.
  const framed = words.filter((_, at) => at % 12 === 0)
  const path = await publish(page, `</title><script>alert(1)</script>`, [
    ...words.map((said) => ({ type: 'text', props: { text: text(said) } })),
    { type: 'table', props: { rows: words.slice(0, 200).map((said) => [said, said]) } },
    ...words.map((said) => ({ type: 'heading', props: { text: said, eyebrow: said, level: 3 } })),
    ...framed.map((said) => ({ type: 'html', props: { html: said, title: said, height: 40 } })),
  ])
  const visitor = await browser.newPage()
  const dialogs: string[] = []
  visitor.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const away: string[] = []
  visitor.on('request', (request) => away.push(request.url()))
  await visitor.goto(kontor.url(path))
  await visitor.locator('.embed-frame').last().scrollIntoViewIfNeeded()
  await expect.poll(() => visitor.frames().length).toBeGreaterThan(5)
  const found = await visitor.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => [
      ...(element.tagName === 'SCRIPT' ? ['script'] : []),
      ...element.getAttributeNames().filter((name) => name.startsWith('on')),
    ]),
  )
  expect(found).toEqual([])
  expect(dialogs).toEqual([])
  expect(
    away.filter((url) => !url.startsWith(kontor.url('')) && !/^(about|data):/.test(url)),
  ).toEqual([])
  await visitor.close()
})
