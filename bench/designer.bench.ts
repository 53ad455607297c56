import { type BrowserContext, chromium } from '@playwright/test'
import { z } from 'zod'
import { ADMIN_PASSWORD } from '../e2e/kontor-process.ts'
import { findChromium } from '../scripts/find-chromium.ts'
import { atLeast, atMost, type Bench, median, percentile, type Row } from './bench.ts'
import { drag, dragStart, heapOf, type } from './designer-measures.ts'
import { runKontor } from './running-kontor.ts'

const SMALL = 25
const SIZES = [200, 1000] as const
/** Some work with every key, so that a busy machine slows both sides down. */
const LOOP = 8_000_000
const Made = z.object({ page: z.array(z.object({ _id: z.string() })) })

/** The designer at 200 and 1,000 blocks against a bare page with a loop, in the same browser. */
export const bench: Bench = {
  title: 'Designer (typing and dragging against a bare page; ready against 25 blocks)',
  run: async () => {
    const running = await runKontor()
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
      return await measure(context, running.kontor.url)
    } finally {
      await browser.close()
      await running.stop()
    }
  },
}

async function measure(context: BrowserContext, url: string): Promise<Row[]> {
  await send(context, `${url}/api/v0/auth/login`, { handle: 'admin', password: ADMIN_PASSWORD })
  const bare = await bareFigures(context)
  // The first time everything is fetched; from then on the browser has it.
  await figures(context, url, SMALL)
  const small = await figures(context, url, SMALL)
  const [middle, large] = [
    await figures(context, url, SIZES[0]),
    await figures(context, url, SIZES[1]),
  ]
  const ms = (name: string, value: number): Row => ({ name, value: `${value.toFixed(0)} ms` })
  return [
    ms('bare page with a loop, typing median', median(bare.typing)),
    ms('25 blocks, ready', small.ready),
    ms('200 blocks, ready', middle.ready),
    ms('200 blocks, typing median', median(middle.typing)),
    ms('200 blocks, typing p95', p95(middle)),
    ms('1,000 blocks, typing p95', p95(large)),
    ms('200 blocks, drag begins', middle.start),
    { name: '200 blocks, drag', value: `${middle.fps.toFixed(0)} fps` },
    atMost('ready, 200 / 25 blocks', middle.ready / small.ready, 2),
    // The promises are 25, 80 and 200 ms, and 100 for a drag to begin; the bare page takes 12.
    atMost('typing median, 200 blocks / loop', median(middle.typing) / median(bare.typing), 2.1),
    atMost('typing p95, 200 blocks / loop', p95(middle) / median(bare.typing), 6.7),
    atMost('typing p95, 1,000 blocks / loop', p95(large) / median(bare.typing), 16),
    atMost('drag begins, 200 blocks / loop', middle.start / median(bare.typing), 8.3),
    atLeast('drag fps, 200 blocks / bare', middle.fps / bare.fps, 0.83),
    atMost('heap at 1,000 blocks (MB)', large.heap / 1e6, 60),
  ]
}

/** The calibration: an empty field, and a page on which nothing but the pointer moves. */
async function bareFigures(context: BrowserContext) {
  const page = await context.newPage()
  await page.setContent('<div id="text" contenteditable style="height:300px">Text</div>')
  const frame = page.mainFrame()
  await frame.evaluate((count) => {
    document.addEventListener('input', () => {
      let value = 1
      for (let at = 0; at < count; at += 1) value = (Math.imul(value, 1_103_515_245) + 12_345) | 0
      document.title = String(value)
    })
  }, LOOP)
  await frame.locator('#text').click()
  const typing = await type(page, frame)
  const fps = await drag(page, frame)
  await page.close()
  return { typing, fps }
}

async function figures(context: BrowserContext, url: string, count: number) {
  const id = await storedPage(context, url, count)
  const page = await context.newPage()
  const began = performance.now()
  await page.goto(`${url}/admincenter/pages/design/${id}?lang=de`)
  const blocks = page.frameLocator('iframe').locator('[data-block]')
  await blocks.nth(count - 1).waitFor()
  const ready = performance.now() - began
  const [, frame] = page.frames()
  if (!frame) throw new Error('The designer has no frame')
  await blocks.nth(1).click()
  await blocks.nth(1).click()
  await frame.locator('.ProseMirror').waitFor()
  const typing = await type(page, frame)
  await page.keyboard.press('Escape')
  await blocks.nth(2).hover()
  await page.mouse.down()
  const start = await dragStart(page, blocks.nth(2))
  const fps = await drag(page, frame)
  await page.mouse.up()
  const heap = await heapOf(context, page)
  await page.close()
  return { ready, typing, start, fps, heap }
}

function p95({ typing }: { typing: readonly number[] }): number {
  return percentile(typing, 0.95)
}

async function storedPage(context: BrowserContext, url: string, count: number): Promise<string> {
  const made = await send(context, `${url}/api/v0/page/`, {
    title: `Maß ${count} ${crypto.randomUUID()}`,
  })
  const id = Made.parse(made).page[0]?._id ?? ''
  const blocks = Array.from({ length: count }, (_, at) => ({
    id: `b${at}`,
    type: at % 5 === 0 ? 'heading' : 'text',
    props: at % 5 === 0 ? { text: `Überschrift ${at}` } : { text: words(`Text Nummer ${at}.`) },
    attrs: { size: { xs: 12, md: 6, lg: 4 } },
  }))
  const answer = await context.request.put(`${url}/api/v0/page/${id}/draft`, {
    headers: { origin: url },
    data: { lang: 'de', revision: 1, blocks },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return id
}

async function send({ request }: BrowserContext, address: string, data: object) {
  const { origin } = new URL(address)
  const answer = await request.post(address, { headers: { origin }, data })
  if (!answer.ok()) throw new Error(await answer.text())
  const body: unknown = await answer.json()
  return body
}

function words(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}
