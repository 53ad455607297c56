import type { Locator, Page } from '@playwright/test'
import { adminModules } from '#app/modules.admin.ts'
import { expect, expectSettled, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

/** Every screen of every module, as its manifest declares it. */
const SCREENS = adminModules.flatMap(({ screens = [] }) => screens.map(({ path }) => path))
/** They fill the window, have their bar above the list, or show everything there can be, loading too. */
const NO_FOOT = [
  ...['pages/edit/:id?', 'pages/design/:id', 'start'],
  ...['messages/inbox', 'components/ui'],
]
/** So many walks, each of its own share: a walk over all would take as long as all other tests. */
const WALKS = 4

/** Screens that surely have a bar, so that a walk which finds none does not pass. */
const KNOWN = [
  ...['settings/business', 'settings/design', 'shop/settings/general', 'shop/stocktake'],
  ...['users/browse', 'pages/browse', 'entries/browse', 'bugtracker/browse', 'files'],
  ...['shop/products/:id', 'shop/orders/:id', 'shop/customers/:id', 'shop/stock/:id'],
]

/** The widest last: there the next screen is opened. */
const WIDTHS = [360, 820, 1440]
const HEIGHT = 740
const HOME = '/admincenter/settings'

/** Whatever changes a form, the first of it. */
const FIELDS = [
  'input[type="text"]:not([readonly]):not([role="combobox"]):not([aria-haspopup])',
  'textarea:not([readonly])',
  'input[type="checkbox"]',
].join(',')

const REFUSED = {
  name: 'Programm.exe',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from('MZ kein Bild'),
}

test('every screen that surely has a bar is one of the walks', () => {
  expect(KNOWN.filter((path) => !SCREENS.includes(path))).toEqual([])
})

for (let walk = 0; walk < WALKS; walk += 1)
  test(`uploads and notices leave every bar at the foot free, walk ${walk + 1}`, async ({
    page,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 1440, height: HEIGHT })
    await page.goto(kontor.url(HOME))
    await expectSettled(page)
    const uploads = await failAnUpload(page)
    await failASave(page)
    const own = SCREENS.filter((path, at) => at % WALKS === walk && !NO_FOOT.includes(path))
    const found: string[] = []
    for (const path of own) {
      const href = await placeOf(page, path)
      if (!href) continue
      await open(page, href)
      if (await bringUpBar(page, path)) {
        found.push(path)
        await expectFree(page, { uploads, path })
      }
    }
    expect(found).toEqual(expect.arrayContaining(KNOWN.filter((path) => own.includes(path))))
  })

/** Where a screen is opened: one of a thing at the first thing of its list, as far as the demo has any. */
async function placeOf(page: Page, path: string): Promise<string | undefined> {
  if (!path.includes(':')) return `/admincenter/${path}`
  const pattern = new RegExp(`^/admincenter/${path.replaceAll(/:\w+\??/g, '[^/]+')}$`)
  const parent = path.slice(0, path.indexOf('/:'))
  const list = [
    `${parent}/browse`,
    parent.replace(/\/edit$/, '/browse'),
    parent.replace(/\/edit$/, ''),
  ]
  const known = [parent, ...list].find((one) => SCREENS.includes(one))
  if (!known) return undefined
  await open(page, `/admincenter/${known}`)
  const links = await page
    .locator('main [data-row-link]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
  return links.find((link) => pattern.test(link))
}

/** Does whatever makes the bar of a screen appear; false where it has none. */
async function bringUpBar(page: Page, path: string): Promise<boolean> {
  const main = page.getByRole('main')
  if (path === 'settings/design') {
    await page.getByRole('radio', { name: 'Backhaus' }).check()
    return true
  }
  if (path === 'shop/stocktake') {
    await main
      .getByRole('textbox', { name: /^Gezählt: / })
      .first()
      .fill('7')
    return true
  }
  const field = main.locator('form [data-path]').locator(FIELDS).filter({ visible: true }).first()
  if ((await field.count()) > 0) {
    // By keys: what the notice covers of the page is no bar.
    if ((await field.getAttribute('type')) === 'checkbox') await field.press('Space')
    else await field.fill((await field.inputValue()) === '7' ? '8' : '7')
    return true
  }
  return (await rowsOf(page).count()) > 0
}

function rowsOf(page: Page): Locator {
  return page.getByRole('main').getByRole('checkbox', { name: /auswählen$|Startseite/ })
}

/** A panel that stays: one file was refused. */
async function failAnUpload(page: Page): Promise<Locator> {
  await go(page, '/admincenter/files')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Hochladen', exact: true }).click(),
  ])
  await chooser.setFiles([REFUSED])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads).toContainText('Programm.exe')
  return uploads
}

/** A notice that stays until it is closed: the server could not be reached. */
async function failASave(page: Page): Promise<void> {
  await page.route('**/api/v0/config/', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await open(page, '/admincenter/settings/business')
  await bringUpBar(page, 'settings/business')
  await page
    .getByRole('region', { name: 'Speichern', exact: true })
    .getByRole('button', { name: 'Speichern' })
    .click()
  await expect(page.getByRole('alert').first()).toBeVisible()
}

/** By way of a screen that is no form: what was typed elsewhere is left behind. */
async function open(page: Page, href: string): Promise<void> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await go(page, HOME)
  await expect(title).toHaveText('Einstellungen')
  if (href === HOME) return
  await go(page, href)
  await expect(title.first(), href).not.toHaveText('Einstellungen')
  await expectSettled(page)
}

async function expectFree(
  page: Page,
  { uploads, path }: { uploads: Locator; path: string },
): Promise<void> {
  const foot = page.locator('main [data-foot-bar]').filter({ visible: true }).first()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const message = `${path} at ${width} px`
    await expect(async () => {
      // A list is drawn anew at another width, and forgets what was chosen.
      if ((await foot.count()) === 0) await chooseRow(page)
      await expect(foot, message).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await expect(uploads, message).toBeVisible()
    await expect(page.getByRole('alert').first(), message).toBeVisible()
    await expect.poll(() => coveredIn(foot), { message }).toEqual([])
    await expect.poll(() => cutIn(foot), { message }).toEqual([])
  }
}

async function chooseRow(page: Page): Promise<void> {
  const row = rowsOf(page).first()
  if ((await row.count()) > 0 && !(await row.isChecked())) await row.press('Space')
}

/** Within the running centre: what is open stays open. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page).toHaveURL((url) => url.pathname === new URL(path, url).pathname)
}

/** Buttons of a bar that something else lies over. */
function coveredIn(bar: Locator): Promise<string[]> {
  return bar.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return over && button.contains(over) ? [] : [button.textContent ?? '']
    }),
  )
}

/** Buttons of a bar that show only part of their words. */
function cutIn(bar: Locator): Promise<string[]> {
  return bar.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const parts = [button, ...button.querySelectorAll('*')]
      const isCut = parts.some(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX !== 'visible',
      )
      return isCut ? [button.textContent ?? ''] : []
    }),
  )
}
