import type { Locator, Page } from '@playwright/test'
import { expect, runningKontor, signedIn, test } from './kontor.ts'

const kontor = runningKontor()
signedIn(kontor.url)

/** A screen with a bar at its foot, and what makes the bar appear. */
type Screen = { path: string; bar: string; save?: string; begin(page: Page): Promise<void> }

const SCREENS: readonly Screen[] = [
  {
    path: 'settings/business',
    bar: 'Speichern',
    save: 'Speichern',
    begin: (page) => page.getByRole('textbox', { name: 'Name', exact: true }).fill('Holm & Söhne'),
  },
  {
    path: 'settings/design',
    bar: 'Änderungen an der Gestaltung',
    begin: (page) => page.getByRole('radio', { name: 'Backhaus' }).check(),
  },
  {
    path: 'users/browse',
    bar: 'Aktionen für die Auswahl',
    begin: (page) => page.getByRole('checkbox', { name: /Lea Brandt/ }).check(),
  },
  {
    path: 'pages/browse',
    bar: 'Auswahl',
    begin: (page) => page.getByRole('checkbox', { name: /Startseite/ }).check(),
  },
]

const REFUSED = {
  name: 'Programm.exe',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from('MZ kein Bild'),
}

for (const width of [360, 1440]) {
  test(`uploads and notices leave every bar at the foot free at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(kontor.url('/admincenter/files'))
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Hochladen', exact: true }).click(),
    ])
    await chooser.setFiles([REFUSED])
    const uploads = page.getByRole('region', { name: 'Uploads' })
    await expect(uploads).toContainText('Programm.exe')
    await page.route('**/api/v0/config/', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    for (const { path, bar, save, begin } of SCREENS) {
      await go(page, path)
      await begin(page)
      const foot = page.getByRole('region', { name: bar, exact: true })
      await expect(foot).toBeVisible()
      if (save) await foot.getByRole('button', { name: save }).click()
      if (save) await expect(page.getByRole('alert').first()).toBeVisible()
      await expect(uploads).toBeVisible()
      await expect.poll(() => coveredIn(foot), { message: path }).toEqual([])
    }
  })
}

/** Within the running centre: what is open stays open. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/admincenter/${path}`)
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
