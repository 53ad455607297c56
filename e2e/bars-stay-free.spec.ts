import type { Locator, Page } from '@playwright/test'
import { expect, expectSettled, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

/** Lists in which a choice brings up a bar, as far as the demo has rows for them. */
const LISTS = ['users/browse', 'pages/browse', 'entries/browse', 'bugtracker/browse', 'files']

/** Settings that show something or keep what is entered at once; every other screen has a bar. */
const WITHOUT = ['/mail', '/legal', '/law', '/pages', '/design', '/domain', '/state', '/export']

/** The widest last: there the next screen is opened. */
const WIDTHS = [360, 820, 1440]
const HEIGHT = 740
const INDEX = '/admincenter/settings'
const DESIGN = '/admincenter/settings/design'
const SAVING = { name: 'Speichern', exact: true }

/** Whatever changes a form, the first of it. */
const FIELDS = [
  'input[type="text"]:not([readonly]):not([role="combobox"]):not([aria-haspopup])',
  'textarea',
  'input[type="checkbox"]',
].join(',')

const REFUSED = {
  name: 'Programm.exe',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from('MZ kein Bild'),
}

test('uploads and notices leave every bar at the foot free at every width', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1440, height: HEIGHT })
  await page.goto(kontor.url(INDEX))
  const links = page.locator('main a[href*="/settings/"]')
  await links.first().waitFor()
  const settings = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href') ?? ''),
  )
  const uploads = await failAnUpload(page)
  await failASave(page)
  const forms = [...new Set(settings)].filter((href) => !WITHOUT.some((one) => href.endsWith(one)))
  expect(forms.length).toBeGreaterThan(10)
  for (const href of forms) {
    await openForm(page, href)
    await expectFree(page, { foot: page.getByRole('region', SAVING), uploads, href })
  }
  await go(page, DESIGN)
  await page.getByRole('radio', { name: 'Backhaus' }).check()
  const foot = page.getByRole('region', { name: 'Änderungen an der Gestaltung', exact: true })
  await expectFree(page, { foot, uploads, href: DESIGN })
  for (const path of LISTS) {
    await go(page, `/admincenter/${path}`)
    const boxes = page.getByRole('main').getByRole('checkbox', { name: /auswählen$|Startseite/ })
    const chosen = page.getByRole('region', { name: /^(Aktionen für die )?Auswahl$/ })
    const choose = async () => {
      if (!(await boxes.first().isChecked())) await boxes.first().press('Space')
    }
    await expectFree(page, { foot: chosen, uploads, href: path, choose })
  }
})

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
  await openForm(page, '/admincenter/settings/business')
  await page.getByRole('region', SAVING).getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
}

/** Changes the first field there is. By keys: what the notice covers of the page is no bar. */
async function openForm(page: Page, href: string): Promise<void> {
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await go(page, INDEX)
  await expect(title).toHaveText('Einstellungen')
  await go(page, href)
  await expect(title, href).not.toHaveText('Einstellungen')
  await expectSettled(page)
  const field = page.getByRole('main').locator(FIELDS).filter({ visible: true }).first()
  if ((await field.getAttribute('type')) === 'checkbox') await field.press('Space')
  else await field.fill((await field.inputValue()) === '7' ? '8' : '7')
}

type Shown = {
  foot: Locator
  uploads: Locator
  href: string
  /** A list is drawn anew at another width, and forgets what was chosen. */
  choose?: () => Promise<void>
}

async function expectFree(page: Page, { foot, uploads, href, choose }: Shown): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const message = `${href} at ${width} px`
    await expect(async () => {
      await choose?.()
      await expect(foot, message).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await expect(uploads, message).toBeVisible()
    await expect(page.getByRole('alert').first(), message).toBeVisible()
    await expect.poll(() => coveredIn(foot), { message }).toEqual([])
    await expect.poll(() => cutIn(foot), { message }).toEqual([])
  }
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
