import type { BrowserContext, Page } from '@playwright/test'
import { filledBlocks, newBlocks } from '#modules/pages/blocks/test-blocks.ts'
import { pageForTwo, TwoEditors } from '../faults/rig/designer-editors.ts'
import { seeded } from '../faults/rig/seeded.ts'
import { makeAccount } from './accounts.ts'
import { BLOCKS, expectSaid } from './designer-canvas.ts'
import { designerPages } from './designer-pages.ts'
import { expect, runningKontor, signedIn, signedInAs, test } from './kontor.ts'
import { prove } from './step-up.ts'

const kontor = runningKontor()
signedIn(kontor.url)
const pages = designerPages(kontor.url)
const PASSWORD = 'Kirschbaum-7-Leiter'

test('guests, users and members write nothing and get nothing of the designer', async ({
  page,
  browser,
}) => {
  const id = await pages.make(page.request, 'Nur für wenige', BLOCKS)
  const designed = scriptsOf(page)
  await pages.open(page, id)
  // What a visitor must not get is what the designer is made of.
  expect((await designed()).some(isDesigner)).toBe(true)
  const before = await pages.draftOf(page.request, id)
  for (const role of ['guest', 'user', 'member'] as const) {
    const context = await browser.newContext()
    if (role !== 'guest') await signInAs(context, role)
    for (const [method, path, data] of callsOn(id, before.revision)) {
      const headers = { origin: kontor.url(''), 'x-local-session': 'probe' }
      const answer = await context.request.fetch(kontor.url(path), { method, headers, data })
      const name = `${role} ${method} ${path}`
      expect(`${name} ${answer.status()}`).toBe(`${name} ${role === 'guest' ? 401 : 403}`)
    }
    const tab = await context.newPage()
    const got = scriptsOf(tab)
    await tab.goto(kontor.url(`/admincenter/pages/design/${id}?lang=de`))
    await expect(tab.getByRole('heading', { name: REFUSED[role] })).toBeVisible()
    await expect(tab.locator('iframe, [data-designer]')).toHaveCount(0)
    expect((await got()).some(isDesigner)).toBe(false)
    await context.close()
  }
  expect(await pages.draftOf(page.request, id)).toEqual(before)
  // A member who was granted pages designs them, yet not the website around them.
  const grant = { name: 'permissions', version: 0, value: { member: { pages: ['view', 'edit'] } } }
  await prove(page.request, kontor.url(''))
  await pages.send(page.request, ['PUT', '/api/v0/config/'], grant)
  const known = { handle: 'nur-member', password: PASSWORD }
  const member = await signedInAs(await browser.newContext(), kontor.url, known)
  const tab = await member.newPage()
  const frame = await pages.open(tab, id)
  await frame.locator('[data-block=one]').click()
  await expect(tab.getByRole('button', { name: 'Einstellungen', exact: true })).toBeVisible()
  await expect(tab.getByRole('button', { name: /Gestaltung/ })).toHaveCount(0)
  await member.close()
})

test('a page shows visitors what the canvas shows, without a byte of the designer', async ({
  page,
  browser,
}) => {
  test.slow()
  const all = [...newBlocks('de'), ...filledBlocks('de')]
  const more = Array.from({ length: Math.max(0, 50 - all.length) }, (_, at) => ({
    ...BLOCKS[1],
    id: `more-${at}`,
  }))
  const fact = { id: 'fact', type: 'heading', props: { text: 'In {{business.city}}', level: 2 } }
  const blocks = [...all, ...more, fact]
  const id = await pages.make(page.request, 'Fünfzig Blöcke', blocks)
  const path = await pages.publish(page.request, id)
  const frame = await pages.open(page, id)
  await expect(frame.locator('.page-blocks > .blocks > [data-block]')).toHaveCount(blocks.length)

  const visitor = await browser.newContext({ javaScriptEnabled: true })
  const tab = await visitor.newPage()
  const got = scriptsOf(tab)
  await tab.goto(kontor.url(path), { waitUntil: 'networkidle' })
  expect((await got()).some((script) => isDesigner(script) || isEditor(script))).toBe(false)
  const shown = await tab.content()
  expect(shown).not.toContain('data-block')
  await visitor.close()

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const bare = await plain.newPage()
  await bare.goto(kontor.url(path))
  await expect(bare.getByText('Der erste Text.')).toHaveCount(more.length)
  await plain.close()
  const html = await (await page.request.get(kontor.url(path))).text()
  await expect.poll(() => differing(page, html)).toEqual([])

  // Whoever writes sees what it stands for as everyone does, as one marked sign; its name is stored.
  const heading = frame.locator('[data-block=fact] h2')
  await expect(heading).toHaveText(/^In \p{L}+$/u)
  await heading.click()
  await heading.click()
  await expect(heading.locator('.designer-token')).toHaveText(/^\p{L}+$/u)
  await expect(heading).toHaveText(/^In \p{L}+$/u)
  await page.keyboard.type('!')
  await page.keyboard.press('Escape')
  await expect(heading).toHaveText(/^In \p{L}+!$/u)
  const stored = async () => JSON.stringify((await pages.draftOf(page.request, id)).blocks.at(-1))
  await expect.poll(stored).toContain('In {{business.city}}!')
})

test('a version comes back with one press, goes with one step, and visitors see none of it', async ({
  page,
}) => {
  const id = await pages.make(page.request, 'Fassungen', BLOCKS)
  const path = await pages.publish(page.request, id)
  const frame = await pages.open(page, id)
  const first = await pages.draftOf(page.request, id)
  const expectStored = async (blocks: readonly unknown[]) => {
    await expect(page.locator('[data-phase=saved]')).toBeVisible()
    const stored = async () => (await pages.draftOf(page.request, id)).blocks
    await expect.poll(stored).toEqual(blocks)
    const html = await (await page.request.get(kontor.url(path))).text()
    expect(html).toContain('>Willkommen</h1>')
  }
  const head = frame.locator('[data-block=head]')
  const title = frame.locator('.page-title')
  await head.click()
  await page.keyboard.press('Delete')
  // Without a main heading among the blocks the page writes its title, as it does for visitors.
  await expect(title).toHaveText('Fassungen')
  const without = first.blocks.filter((block) => block.id !== 'head')
  await expectStored(without)
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click()
  await page.getByRole('menuitem', { name: 'Versionen' }).click()
  await page.getByRole('button', { name: 'Version 1 wiederherstellen', exact: true }).click()
  await expectSaid(page, 'Version 1 wiederhergestellt')
  await expect(head).toHaveText('Willkommen')
  await expect(title).toHaveCount(0)
  await expectStored(first.blocks)
  await page.keyboard.press('Control+z')
  await expect(head).toHaveCount(0)
  await expectStored(without)
})

test('two people write at once, and no word of either is lost', async ({ page, browser }) => {
  test.slow()
  const id = await pages.make(page.request, 'Zu zweit', pageForTwo())
  const other = await browser.newContext({ reducedMotion: 'reduce' })
  await signInAs(other, 'admin')
  const second = await other.newPage()
  const editors = [
    { name: 'a', page, frame: await pages.open(page, id) },
    { name: 'b', page: second, frame: await pages.open(second, id) },
  ] as const
  const two = new TwoEditors(editors, { pages, id, random: seeded(20) })
  const faults: string[] = []
  for (let round = 0; round < 3; round += 1) faults.push(...(await two.round()))
  expect(faults).toEqual([])
  await expect(
    page.getByRole('img', { name: 'nur-admin arbeitet auch an dieser Seite' }),
  ).toBeVisible()
  // Nothing of the first is stored when the second takes the block over.
  await page.route('**/api/v0/designer/draft/', (route) => route.abort())
  const writeIn = async ({ page: tab, frame }: (typeof editors)[number], key = 'b-1') => {
    await frame.locator('.page-blocks').focus()
    await frame.locator(`[data-block="${key}"]`).click({ position: { x: 4, y: 4 } })
    await tab.keyboard.press('Enter')
  }
  const texts = editors.map(({ frame }) => frame.locator('[data-block="b-1"]'))
  const [mine, theirs] = texts
  if (!mine || !theirs) throw new Error('There are two')
  // The second comes when the server knows of the first.
  const held = page.waitForResponse(
    (reply) => reply.url().endsWith('/designer/lock/') && reply.request().method() === 'POST',
  )
  await writeIn(editors[0])
  await held
  await mine.locator('.ProseMirror').waitFor()
  await page.keyboard.type(' ungespeichert')
  await expect(mine).toContainText('ungespeichert')
  // Whoever goes on elsewhere is offered nothing of before any more.
  const offer = second.getByRole('button', { name: 'Block übernehmen' })
  await writeIn(editors[1], 'b-0')
  await editors[1].frame.locator('[data-block="b-0"] .ProseMirror').waitFor()
  await expect(offer).toHaveCount(0)
  await writeIn(editors[1])
  await offer.click()
  await theirs.locator('.ProseMirror').waitFor()
  await second.keyboard.press('Control+End')
  await second.keyboard.type(' übernommen')
  await expect(page.getByText('nur-admin hat den Block übernommen.')).toBeVisible()
  await expect(mine).toContainText('ungespeichert')
  await second.keyboard.press('Escape')
  const stored = async () => JSON.stringify((await pages.draftOf(page.request, id)).blocks)
  await expect.poll(stored).toContain('übernommen')
  await page.unroute('**/api/v0/designer/draft/')
  await page.getByRole('button', { name: 'Vergleichen' }).click()
  const both = page.getByRole('dialog', { name: 'Zwei Versionen dieser Seite' })
  await expect(both).toContainText('ungespeichert')
  await expect(both).toContainText('übernommen')
  expect(await stored()).not.toContain('ungespeichert')
  await other.close()
})

const REFUSED = {
  guest: 'Anmelden',
  user: 'Alles zu Ihrem Konto',
  member: 'Dafür fehlt Ihnen die Berechtigung',
}

async function signInAs(context: BrowserContext, role: 'user' | 'member' | 'admin'): Promise<void> {
  const handle = await makeAccount(kontor, { handle: `nur-${role}`, password: PASSWORD, role })
  await signedInAs(context, kontor.url, { handle, password: PASSWORD })
}

type Call = ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?]

/** Every call that designs, and every one that writes a draft or puts it online. */
function callsOn(id: string, revision: number): Call[] {
  const at = { page: id, lang: 'de' }
  const where = `page=${id}&lang=de`
  const section = '/api/v0/designer/section/'
  const blocks = [{ id: 'x', type: 'hr', props: {} }]
  const one = `/api/v0/page/${id}`
  const state = { lang: 'de', revision }
  return [
    ['POST', '/api/v0/designer/canvas/', { ...at, blocks }],
    ['PUT', '/api/v0/designer/draft/', { ...at, base: revision }],
    ['POST', '/api/v0/designer/presence/', { ...at, block: null }],
    ['DELETE', `/api/v0/designer/presence/?${where}`],
    ['POST', '/api/v0/designer/lock/', { ...at, block: 'one' }],
    ['DELETE', `/api/v0/designer/lock/?${where}&block=one`],
    ['POST', '/api/v0/designer/check/', at],
    ['POST', '/api/v0/designer/check/override/', { ...at, revision }],
    ['GET', section],
    ['POST', section, { title: 'Nein', blocks }],
    ['GET', `${section}${id}`],
    ['PUT', `${section}${id}`, { title: 'Nein', version: 1 }],
    ['DELETE', `${section}${id}`],
    ['GET', `${one}/draft?lang=de`],
    ['PUT', `${one}/draft`, { ...state, blocks }],
    ['POST', `${one}/publish`, state],
    ['POST', `${one}/schedule`, { ...state, publish_at: null, unpublish_at: null }],
    ['POST', `${one}/unpublish`, { lang: 'de' }],
    ['POST', `${one}/discard`, state],
    ['POST', `${one}/review`, state],
    ['POST', `${one}/review/decline`, { lang: 'de' }],
    ['POST', `${one}/versions/1/restore`, state],
    ['POST', `${one}/preview`, { lang: 'de' }],
  ]
}

/** The scripts a page has read so far. */
function scriptsOf(page: Page): () => Promise<string[]> {
  const read: Promise<string>[] = []
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script'
    // One that was cut off by leaving the page was not delivered.
    if (isScript) read.push(response.text().catch(() => ''))
  })
  return () => Promise.all(read)
}

function isDesigner(script: string): boolean {
  return script.includes('designer-dragging')
}

function isEditor(script: string): boolean {
  return script.includes('ProseMirror')
}

/** Where the inner markup of blocks on the canvas is not what the website sends. */
async function differing(page: Page, html: string): Promise<string[]> {
  const canvas = page.frameLocator('iframe').locator('.page-blocks > .blocks')
  return canvas.evaluate((list, source) => {
    // The marks of the canvas and of counting aside, and whoever wrote the attributes in which order.
    const bare = (block: Element) => {
      const copy = block.ownerDocument.createElement('div')
      copy.innerHTML = block.innerHTML
      // What stands behind the door is opened for pages that are online only.
      for (const one of copy.querySelectorAll('.embed-place, .embed-frame')) one.replaceWith('door')
      for (const one of copy.querySelectorAll('*')) {
        const given = one.getAttributeNames().map((name) => [name, one.getAttribute(name) ?? ''])
        for (const [name = ''] of given) one.removeAttribute(name)
        for (const [name = '', value = ''] of given.sort()) {
          if (/^data-(?:b|block|list|hint|empty)$/.test(name)) continue
          one.setAttribute(name, name === 'style' ? value.replace(/\s|;$/g, '') : value)
        }
      }
      return copy.innerHTML
    }
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    const sent = [...parsed.querySelectorAll('.page-blocks > .blocks > .block')].map(bare)
    const drawn = [...list.children].filter((one) => !one.hasAttribute('data-empty'))
    if (drawn.length !== sent.length) return [`${drawn.length} drawn, ${sent.length} sent`]
    return drawn.flatMap((one, at) => {
      const [here, there = ''] = [bare(one), sent[at]]
      if (here === there) return []
      const from = [...here].findIndex((letter, place) => letter !== there[place])
      return [
        `${one.className}: ${here.slice(from - 60, from + 60)} ≠ ${there.slice(from - 60, from + 60)}`,
      ]
    })
  }, html)
}
