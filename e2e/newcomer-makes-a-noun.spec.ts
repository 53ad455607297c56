import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namesOf } from '../scripts/new-module/names.ts'
import { writeModule } from '../scripts/new-module.ts'
import { databaseUrl, onServer, TEMPLATE } from './databases.ts'
import { expect, lookFor, signedInAs, test } from './kontor.ts'
import { type KontorProcess, startKontor } from './kontor-process.ts'

const ROOT = join(import.meta.dirname, '..')
const PARTS = ['bin', 'docs', 'public', 'scripts', 'src', 'package.json', 'vite.config.ts']
const NAMES = namesOf({
  module: 'tool-shed',
  noun: 'tool',
  de: 'Werkzeuge',
  en: 'Tools',
  now: new Date('2026-11-20T12:00:00Z'),
})

const database = `e2e_${randomBytes(8).toString('hex')}`
let house = ''
let kontor: KontorProcess

/** A copy of the house with one module more, as the starter writes it and its last words say. */
test.beforeAll(async () => {
  test.setTimeout(400_000)
  house = await mkdtemp(join(tmpdir(), 'kontor-noun-'))
  for (const part of PARTS) await cp(join(ROOT, part), join(house, part), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(house, 'node_modules'))
  await writeModule(NAMES, join(house, 'src', 'modules'))
  await listIn('modules.server.ts', 'starterModule(() => serverModules),', {
    name: 'toolShedModule',
    from: '#modules/tool-shed/server/module.ts',
  })
  await listIn('modules.admin.ts', '  starterAdmin,', {
    name: 'toolShedAdmin',
    from: '#modules/tool-shed/admin/screens.ts',
  })
  const script = join(house, 'scripts', 'build.ts')
  const built = spawnSync(process.execPath, [script], { cwd: house, encoding: 'utf8' })
  expect(built.status, built.stderr).toBe(0)
  await onServer(`create database ${database} template ${TEMPLATE}`)
  kontor = await startKontor({ databaseUrl: databaseUrl(database), house })
})

test.afterAll(async () => {
  await kontor.kill()
  await onServer(`drop database if exists ${database} with (force)`)
  await rm(house, { recursive: true, force: true })
})

test('a noun just made is listed, written, found, thrown away and brought back', async ({
  context,
  page,
}) => {
  const url = (path: string) => `${kontor.url}${path}`
  await signedInAs(context, url)
  await page.goto(url('/admincenter'))
  await page.getByRole('navigation').getByRole('link', { name: 'Werkzeuge' }).click()
  await expect(page.getByRole('heading', { name: 'Werkzeuge', level: 1 })).toBeVisible()
  await expect(page.getByText('Noch nichts angelegt')).toBeVisible()

  await page.getByRole('button', { name: 'Neuer Eintrag' }).first().click()
  await page.getByLabel('Notizen').fill('Steht im Anbau')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByLabel('Titel')).toBeFocused()
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus').first()).toBeVisible()
  await page.getByLabel('Titel').fill('Hobelbank')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('heading', { name: 'Hobelbank', level: 1 })).toBeVisible()
  await page.getByLabel('Titel').fill('Große Hobelbank')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.getByRole('heading', { name: 'Große Hobelbank', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Verlauf' }).click()
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  await expect(history.getByText('Große Hobelbank').first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto(url('/admincenter/tool/browse'))
  await lookFor(page, 'grosse hobel')
  const entry = page.getByRole('link', { name: 'Große Hobelbank', exact: true })
  await expect(entry).toBeVisible()
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Als CSV exportieren' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('Große Hobelbank')
  await lookFor(page, 'Bohrer')
  await expect(entry).toHaveCount(0)

  await page.goto(url('/admincenter/tool/browse'))
  await entry.click()
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()
  await expect(page).toHaveURL(/tool\/browse$/)
  await expect(entry).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(entry).toBeVisible()
})

test('what was thrown away lies in the trash until it is taken back or removed for good', async ({
  context,
  page,
}) => {
  const url = (path: string) => `${kontor.url}${path}`
  await signedInAs(context, url)
  const headers = { origin: url('') }
  const data = { title: 'Leimzwinge' }
  const made = await context.request.post(url('/api/v0/tool/'), { headers, data })
  const [{ _id }] = (await made.json()).items
  await context.request.delete(url(`/api/v0/tool/${_id}`), { headers })
  await page.goto(url('/admincenter/tool/browse'))
  const entry = page.getByRole('link', { name: 'Leimzwinge', exact: true })
  await expect(page.getByRole('link', { name: 'Alle', exact: true })).toBeVisible()
  await expect(entry).toHaveCount(0)
  const trash = page.getByRole('link', { name: 'Papierkorb', exact: true })
  await trash.click()
  await expect(trash).toHaveAttribute('aria-current', 'page')
  await lookFor(page, 'Bohrer')
  await page.getByRole('button', { name: 'Suche und Filter zurücksetzen' }).click()
  await expect(trash).toHaveAttribute('aria-current', 'page')

  await entry.click()
  await expect(page.getByText('Das liegt im Papierkorb')).toBeVisible()
  await expect(page.getByLabel('Titel')).toHaveCount(0)
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByText('Das liegt im Papierkorb')).toHaveCount(0)
  await expect(page.getByLabel('Titel')).toBeEditable()
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Löschen' }).click()

  await page.goto(url('/admincenter/tool/browse?trash=only'))
  await page.getByRole('checkbox', { name: 'Leimzwinge auswählen' }).click()
  await page.getByRole('button', { name: 'Endgültig löschen' }).click()
  const question = page.getByRole('dialog', { name: '„Leimzwinge“ endgültig löschen?' })
  await question.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByText('Der Papierkorb ist leer')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(trash).toBeVisible()
})

async function listIn(
  file: string,
  after: string,
  { name, from }: { name: string; from: string },
): Promise<void> {
  const path = join(house, 'src', 'app', file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(after)
  await writeFile(
    path,
    `import { ${name} } from '${from}'\n${text.replace(after, `${after}\n${name},`)}`,
  )
}
