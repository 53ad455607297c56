import type { BrowserContext, Page } from '@playwright/test'
import { filledBlocks, newBlocks } from '#modules/pages/blocks/test-blocks.ts'
import { pageForTwo, TwoEditors } from '../faults/rig/designer-editors.ts'
import { seeded } from '../faults/rig/seeded.ts'
import { makeAccount } from './accounts.ts'
import { BLOCKS } from './designer-canvas.ts'
import { designerPages } from './designer-pages.ts'
import { expect, runningKontor, signedIn, signedInAs, test } from './kontor.ts'

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
  const blocks = [...all, ...more]
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

  // What is only a draft stays one; an earlier version comes back with one call, and goes with one.
  const request = page.request
  const first = await pages.draftOf(request, id)
  const second = { lang: 'de', revision: first.revision, blocks: BLOCKS }
  await pages.send(request, ['PUT', `/api/v0/page/${id}/draft`], second)
  expect(await (await request.get(kontor.url(path))).text()).not.toContain('Ganz innen.')
  await pages.publish(request, id)
  expect(await (await request.get(kontor.url(path))).text()).toContain('Ganz innen.')
  for (const [number, blocks] of [
    [1, first.blocks],
    [2, BLOCKS],
  ] as const) {
    const { revision } = await pages.draftOf(request, id)
    const back = `/api/v0/page/${id}/versions/${number}/restore`
    await pages.send(request, ['POST', back], { lang: 'de', revision })
    expect((await pages.draftOf(request, id)).blocks).toEqual(blocks)
  }
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
    // The marks of the canvas aside, and whoever wrote the attributes in which order.
    const bare = (block: Element) => {
      const copy = block.ownerDocument.createElement('div')
      copy.innerHTML = block.innerHTML
      for (const one of copy.querySelectorAll('*')) {
        const given = one.getAttributeNames().map((name) => [name, one.getAttribute(name) ?? ''])
        for (const [name = ''] of given) one.removeAttribute(name)
        for (const [name = '', value = ''] of given.sort()) {
          if (/^data-(?:block|list|hint|empty)$/.test(name)) continue
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
