import type { APIRequestContext, Page, Route } from '@playwright/test'
import { designerPages } from './designer-pages.ts'
import { expect, runningKontor, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()
const pages = designerPages(kontor.url)

/** Everything a page can bring along from others: what it shows, whom it then calls, what stays here. */
const SERVICES = [
  { name: 'youtube', host: 'www.youtube-nocookie.com' },
  { name: 'google_maps', host: 'www.google.com' },
  { name: 'instagram', host: 'www.instagram.com' },
  { name: 'facebook', host: 'www.facebook.com' },
  { name: 'picture_frame', host: 'rahmen.example' },
  { name: 'google_analytics', host: 'www.googletagmanager.com', cookie: '_ga' },
  { name: 'facebook_pixel', host: 'connect.facebook.net', cookie: '_fbp' },
] as const
type Service = (typeof SERVICES)[number]

const FRAME = {
  name: 'picture_frame',
  label: 'Rahmenhaus',
  purpose: { de: 'Zeigt einen Rahmen.', en: 'Shows a frame.' },
  provider: 'Rahmenhaus GmbH',
  country: 'DE',
  hosts: ['rahmen.example'],
  storage: [],
}
const BLOCKS = [
  { id: 'video', type: 'video', props: { url: 'https://youtu.be/abc_DEF-123', title: 'Rundgang' } },
  { id: 'map', type: 'embed', props: { place: 'Markt 1, Husum', title: 'Weg zu uns' } },
  {
    id: 'post',
    type: 'embed',
    props: { url: 'https://www.instagram.com/p/CabcDEF123/', title: 'Neues' },
  },
  {
    id: 'fans',
    type: 'embed',
    props: { url: 'https://www.facebook.com/tischlerei.holm', title: 'Wir bei Facebook' },
  },
  {
    id: 'pasted',
    type: 'html',
    props: { html: '<iframe src="https://rahmen.example/rahmen"></iframe>', height: 300 },
  },
]
let path = ''

test.beforeAll(async ({ browser }) => {
  const admin = await signedInAs(await browser.newContext(), kontor.url)
  const features = Object.fromEntries(
    SERVICES.filter(({ name }) => name !== FRAME.name).map(({ name }) => [name, true]),
  )
  const ids = { google_analytics: 'G-AB12CD34', facebook_pixel: '1234567' }
  await pages.send(admin.request, ['PUT', '/api/v0/config/'], {
    name: 'components.privacy',
    value: { features, ids, services: [FRAME] },
    version: 0,
  })
  const id = await pages.make(admin.request, 'Alles Fremde', BLOCKS)
  path = await pages.publish(admin.request, id)
  await admin.close()
})

/** Stands in for every other host there is, and notes who was called. */
async function standIn(page: Page): Promise<string[]> {
  const called: string[] = []
  const answer = (route: Route) => {
    const request = route.request()
    called.push(new URL(request.url()).host)
    const isScript = request.resourceType() === 'script'
    return route.fulfill({
      contentType: isScript ? 'text/javascript' : 'text/html; charset=utf-8',
      body: isScript ? '' : '<!doctype html><title>Fremd</title><h1>Hier ist jemand anderes</h1>',
    })
  }
  await page.context().route((url) => url.origin !== new URL(kontor.url('')).origin, answer)
  return called
}

const cookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).toSorted()

/** What lies in the browser besides cookies, in our pages and in our frames. */
async function storedThings(page: Page): Promise<number> {
  const own = page.frames().filter((frame) => frame.url().startsWith(kontor.url('')))
  const counts = await Promise.all(
    own.map((frame) =>
      frame
        .evaluate(async () => {
          const databases = await indexedDB.databases()
          return localStorage.length + sessionStorage.length + databases.length
        })
        // A sandboxed frame has no storage at all.
        .catch(() => 0),
    ),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

/** On the form in another tab, as somebody changes their mind; then the page is looked at again. */
async function decide(page: Page, choice: Service['name'] | 'none'): Promise<void> {
  const form = await page.context().newPage()
  await form.goto(kontor.url('/Datenschutz/Einwilligungen'))
  if (choice === 'none') await form.getByRole('button', { name: 'Alle ablehnen' }).click()
  else {
    await form.locator(`input[name="service.${choice}"]`).check()
    await form.getByRole('button', { name: 'Auswahl speichern' }).click()
  }
  await expect(form.getByRole('status')).toBeVisible()
  await form.close()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
}

test('before a yes nobody is called and nothing is kept', async ({ page }) => {
  const called = await standIn(page)
  await page.goto(kontor.url(path), { waitUntil: 'networkidle' })
  await expect(page.getByRole('dialog')).toBeVisible()
  for (const { name } of SERVICES.slice(0, 5))
    await expect(
      page.frameLocator(`iframe[data-embed="${name}"]`).getByText('kommt von'),
    ).toBeAttached()
  expect([called, await cookies(page), await storedThings(page)]).toEqual([[], [], 0])
  expect(await page.locator('iframe[data-measure]').count()).toBe(0)
})

for (const { name, host, ...more } of SERVICES) {
  test(`a yes to ${name} calls ${host} alone without a reload, and a no ends it`, async ({
    page,
  }) => {
    const called = await standIn(page)
    await page.goto(kontor.url(path))
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(() => cookies(page)).toEqual(['kontor_consent'])
    await page.evaluate(() => Reflect.set(window, 'isSamePage', true))

    await decide(page, name)
    await expect.poll(() => new Set(called)).toEqual(new Set([host]))
    const kept = 'cookie' in more ? [more.cookie, 'kontor_consent'] : ['kontor_consent']
    await expect.poll(() => cookies(page)).toEqual(kept)

    await decide(page, 'none')
    const before = called.length
    await expect.poll(() => cookies(page)).toEqual(['kontor_consent'])
    await expect(page.locator('iframe[data-measure]')).toHaveCount(0)
    await expect
      .poll(() => page.frames().filter((frame) => frame.url().includes(host)).length)
      .toBe(0)
    expect(called).toHaveLength(before)
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  })
}

test('what was opened once goes when everything is refused elsewhere', async ({ page }) => {
  await standIn(page)
  await page.goto(kontor.url(path))
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => cookies(page)).toEqual(['kontor_consent'])
  const frame = page.frameLocator('iframe[data-embed="youtube"]')
  await frame.getByRole('button', { name: 'Einmal laden' }).click()
  await expect(frame.locator('iframe')).toBeVisible()
  const form = await page.context().newPage()
  await form.goto(kontor.url('/Datenschutz/Einwilligungen'))
  await form.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(frame.getByRole('button', { name: 'Einmal laden' })).toBeVisible()
  await form.close()
})

test('Google is told no key of an address, and not by the frame it stands in', async ({ page }) => {
  await standIn(page)
  await page.goto(kontor.url('/Datenschutz/Einwilligungen'))
  await page.getByRole('button', { name: 'Alle erlauben' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  const key = 'q7Zk2mP9xR4tB8wL1nV6cY3s'
  const query = `?key=${key}&utm_source=brief&utm_content=${key}%40example.org&email=frau.holm`
  await page.goto(kontor.url(`/resetpassword${query}`))
  await expect(page.locator('iframe[data-measure]')).toHaveCount(2)
  await page.waitForLoadState('networkidle')
  const frames = page.frames().filter((frame) => frame.url().includes('/setting'))
  expect(frames).toHaveLength(2)
  const told = await Promise.all(
    frames.map((frame) =>
      frame.evaluate(() => {
        const queues = [Reflect.get(window, 'dataLayer'), Reflect.get(window, 'fbq')?.queue]
        const words = queues.flatMap((queue) => [...(queue ?? [])].map((call) => [...call]))
        return [location.href, document.referrer, document.title, JSON.stringify(words)].join('\n')
      }),
    ),
  )
  for (const text of told) {
    expect(text).toContain('/resetpassword?utm_source=brief"')
    expect(text).not.toMatch(new RegExp(`${key}|frau\\.holm|utm_content`))
  }
  // Where our own statistics count nothing, nobody else does.
  await page.goto(kontor.url(`/gibt-es-nicht/${key}`))
  await page.waitForLoadState('networkidle')
  await expect(page.locator('iframe[data-measure]')).toHaveCount(0)
})

test('a page has the same bytes and headers for everybody', async ({ browser }) => {
  const stranger = await browser.newContext()
  const agreeing = await browser.newContext()
  const page = await agreeing.newPage()
  await page.goto(kontor.url('/Datenschutz/Einwilligungen'))
  await page.getByRole('button', { name: 'Alle erlauben' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  const staff = await signedInAs(await browser.newContext(), kontor.url)
  // Drawn once, then everybody gets what was kept.
  await whole(stranger.request)
  const [first, ...others] = await Promise.all(
    [stranger, agreeing, staff].map((context) => whole(context.request)),
  )
  for (const other of others) expect(other).toEqual(first)
  for (const context of [stranger, agreeing, staff]) await context.close()
})

async function whole(request: APIRequestContext) {
  const answer = await request.get(kontor.url(path))
  const headers = answer
    .headersArray()
    .filter(({ name }) => !['date', 'x-request-id'].includes(name.toLowerCase()))
  return { status: answer.status(), headers, body: (await answer.body()).toString('base64') }
}
