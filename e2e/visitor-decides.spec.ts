import { createServer } from 'node:http'
import type { Page, Request } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { designerPages } from './designer-pages.ts'
import { expect, runningKontor, signedInAs, test } from './kontor.ts'

const kontor = runningKontor()
const pages = designerPages(kontor.url)

/** A provider on this machine that counts who calls, and leaves a cookie behind. */
function provider(name: string) {
  const calls: string[] = []
  const server = createServer(({ url = '' }, response) => {
    calls.push(url)
    response.setHeader('set-cookie', `_${name}_id=1; Path=/`)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>${name}</title><h1>Hier spielt ${name}</h1>`)
  })
  return {
    calls,
    host: () => {
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('not listening')
      return `127.0.0.1:${address.port}`
    },
    start: () => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)),
    stop: () => server.close(),
  }
}

const film = provider('film')
const map = provider('map')
let path = ''

const described = (name: string, host: string) => ({
  name: `fake_${name}`,
  label: name === 'film' ? 'Filmhaus' : 'Kartenhaus',
  purpose: { de: `Zeigt ${name}.`, en: `Shows ${name}.` },
  provider: 'Haus GmbH',
  country: 'DE',
  hosts: [host],
  storage: [`_${name}_*`],
})

test.beforeAll(async ({ browser }) => {
  await Promise.all([film.start(), map.start()])
  const admin = await signedInAs(await browser.newContext(), kontor.url)
  const value = {
    features: { google_analytics: true, facebook_pixel: true, youtube: true },
    ids: { google_analytics: 'G-AB12CD34', facebook_pixel: '1234567' },
    services: [described('film', film.host()), described('map', map.host())],
  }
  await pages.send(admin.request, ['PUT', '/api/v0/config/'], {
    name: 'components.privacy',
    value,
    version: 0,
  })
  const id = await pages.make(admin.request, 'Fremdes', [
    { id: 'f', type: 'video', props: { url: `http://${film.host()}/film`, title: 'Rundgang' } },
    {
      id: 'y',
      type: 'video',
      props: { url: 'https://youtu.be/abc_DEF-123', title: 'Rundgang durch unsere neue Werkstatt' },
    },
    {
      id: 'm',
      type: 'html',
      props: { html: `<iframe src="http://${map.host()}/map"></iframe>`, height: 300 },
    },
  ])
  path = await pages.publish(admin.request, id)
  await admin.close()
})

test.afterAll(() => {
  film.stop()
  map.stop()
})

const dialogOn = (page: Page) => page.getByRole('dialog', { name: /Inhalte anderer Anbieter/ })
const frameOf = (page: Page, service: string) =>
  page.frameLocator(`iframe[data-embed="${service}"]`)
const names = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).toSorted()

test('nobody is called before a yes, one yes opens one door, and a no closes it', async ({
  page,
}) => {
  const foreign: string[] = []
  await page.route(
    (url) => url.origin !== kontor.url(''),
    (route) => {
      foreign.push(route.request().url())
      return route.request().url().includes('127.0.0.1') ? route.continue() : route.abort()
    },
  )
  const fetched: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') fetched.push(request)
  })
  await page.goto(kontor.url(path), { waitUntil: 'networkidle' })
  await expect(dialogOn(page)).toBeVisible()
  await expect(frameOf(page, 'fake_film').getByText('kommt von Filmhaus')).toBeAttached()
  expect([foreign, film.calls, map.calls, await names(page)]).toEqual([[], [], [], []])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  const scripts = await Promise.all(
    fetched.map(async (request) => ({
      name: request.url(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
  const consent = scripts.filter(({ name }) => /\/consent-/.test(name))
  expect(consent.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(3000)
  expect(consent).not.toEqual([])
  expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(9000)

  await page.keyboard.press('Escape')
  await expect(dialogOn(page)).toBeHidden()
  await expect.poll(() => names(page)).toEqual(['kontor_consent'])
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await frameOf(page, 'fake_film').getByRole('button', { name: 'Immer erlauben' }).click()
  const player = frameOf(page, 'fake_film').frameLocator('iframe')
  await expect(player.getByRole('heading', { name: 'Hier spielt film' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  expect(foreign.every((url) => url.startsWith(`http://${film.host()}/`))).toBe(true)
  expect(map.calls).toEqual([])
  expect(await names(page)).toEqual(['_film_id', 'kontor_consent'])

  // Withdrawn in another tab, it is gone here without a reload.
  const other = await page.context().newPage()
  await other.goto(kontor.url('/Datenschutz/Einwilligungen'))
  await other.getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect(other.getByRole('status')).toBeVisible()
  await other.close()
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(
    frameOf(page, 'fake_film').getByRole('button', { name: 'Einmal laden' }),
  ).toBeVisible()
  await expect.poll(() => names(page)).toEqual(['kontor_consent'])
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})

test('a decision that could not be kept is asked for again on the next page', async ({ page }) => {
  await page.goto(kontor.url('/'))
  await page.route('**/Datenschutz/Einwilligungen', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await dialogOn(page).getByRole('button', { name: 'Alle erlauben' }).click()
  await expect(dialogOn(page)).toBeHidden()
  expect(await names(page)).toEqual([])
  await page.unroute('**/Datenschutz/Einwilligungen')
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await page.getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(dialogOn(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  await dialogOn(page).getByRole('button', { name: 'Alle ablehnen' }).click()
  await expect.poll(() => names(page)).toEqual(['kontor_consent'])
})

test('the dialog leaves the privacy policy to be read, and asks again afterwards', async ({
  page,
}) => {
  await page.goto(kontor.url('/'))
  await expect(dialogOn(page)).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await dialogOn(page).getByRole('link', { name: 'Datenschutz' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Datenschutz' })
  await expect(heading).toBeFocused()
  await expect(page.locator('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(dialogOn(page)).toBeVisible()
  await page.goForward()
  await expect(heading).toBeFocused()
  await expect(page.locator('dialog')).toHaveCount(0)
  expect(await names(page)).toEqual([])
  await page.getByRole('link', { name: 'Kontakt' }).first().click()
  await expect(dialogOn(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  await page.goBack()
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('what arrives late is not laid over the imprint either', async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/Datenschutz/Einwilligungen', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/Datenschutz/Einwilligungen')
  await page.goto(kontor.url('/'))
  await asked
  await page.getByRole('link', { name: 'Impressum' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible()
  const answered = page.waitForResponse('**/Datenschutz/Einwilligungen')
  letGo()
  await (await answered).finished()
  // The dialog would be there within a frame of what it was waiting for.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  await expect(page.locator('dialog')).toHaveCount(0)
})

test('nothing lies over legal pages of our own either', async ({ page, browser }) => {
  const admin = await signedInAs(await browser.newContext(), kontor.url)
  const text = [{ id: 't', type: 'headline', props: { text: 'Rechtliches', level: 1 } }]
  for (const path of ['/Imprint', '/Privacy', '/Disclaimer']) {
    const id = await pages.make(admin.request, `Eigenes ${path.slice(1)}`, text)
    const { revision } = await pages.draftOf(admin.request, id)
    await pages.send(admin.request, ['PUT', `/api/v0/page/${id}/draft`], {
      lang: 'de',
      revision,
      fields: { path },
    })
    expect(await pages.publish(admin.request, id)).toBe(path)
    await page.goto(kontor.url(path))
    await page.waitForLoadState('networkidle')
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.locator('dialog')).toHaveCount(0)
  }
  await admin.close()
})

for (const width of [360, 1440]) {
  test(`the dialog is decided by keyboard, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 })
    await page.goto(kontor.url('/Impressum'))
    await page.waitForLoadState('networkidle')
    await expect(dialogOn(page)).toBeHidden()
    await page.goto(kontor.url('/'))
    // The dialog may be there already, and hide what lies below from those who hear the page.
    const heading = page.getByRole('heading', { level: 1, includeHidden: true })
    const top = await heading.boundingBox()
    const dialog = dialogOn(page)
    await expect(dialog).toBeVisible()
    expect(await heading.boundingBox()).toEqual(top)
    const boxes = await Promise.all(
      ['Alle erlauben', 'Alle ablehnen', 'Auswählen'].map((name) =>
        dialog.getByRole('button', { name }).boundingBox(),
      ),
    )
    const sizes = boxes.map(
      (box) => `${Math.round(box?.width ?? 0)}x${Math.round(box?.height ?? 0)}`,
    )
    expect(new Set(sizes).size).toBe(1)
    const heights = boxes.map((box) => Math.round(box?.y ?? 0))
    expect(new Set(heights).size).toBe(width === 360 ? 3 : 1)
    await expectAccessible(page, `the dialog at ${width}`)
    await dialog.getByRole('button', { name: 'Auswählen' }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('checkbox').first()).toBeFocused()
    await expectAccessible(page, `the choices at ${width}`)
    await dialog.getByRole('checkbox', { name: /Kartenhaus/ }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect
      .poll(async () => (await page.context().cookies()).map(({ value }) => value).join())
      .toMatch(/^[0-9a-f]+~fake_map$/)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(dialog).toBeHidden()
  })
}

test('what a film asks stands whole in its frame on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(kontor.url(path))
  await expect(dialogOn(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOn(page)).toBeHidden()
  const frame = page.locator('iframe[data-embed="youtube"]')
  await frame.scrollIntoViewIfNeeded()
  const root = frame.contentFrame().locator('html')
  await expect(frame.contentFrame().getByText('kommt von YouTube')).toBeVisible()
  expect(await root.evaluate((html) => html.scrollHeight - html.clientHeight)).toBe(0)
  expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0)
})

test('without scripts everything is refused, and the form still decides', async ({ browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await page.goto(kontor.url(path))
  await expect(frameOf(page, 'fake_film').getByText('kommt von Filmhaus')).toBeVisible()
  await page.getByRole('link', { name: 'Einwilligungen' }).last().click()
  await page.getByRole('checkbox', { name: /Filmhaus/ }).check()
  await page.getByRole('button', { name: 'Auswahl speichern' }).click()
  await page.goto(kontor.url(path))
  const player = frameOf(page, 'fake_film').frameLocator('iframe')
  await expect(player.getByRole('heading', { name: 'Hier spielt film' })).toBeVisible()
  await plain.close()
})
