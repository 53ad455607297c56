import type { BrowserContext, Frame, Locator, Page } from '@playwright/test'
import { z } from 'zod'

const KEYS = 60
const DRAG_MS = 1500

/** From the key to the picture that shows it. */
export async function type(page: Page, frame: Frame): Promise<number[]> {
  await frame.evaluate(() => {
    const times: number[] = []
    Reflect.set(window, 'times', times)
    document.addEventListener(
      'keydown',
      () => {
        const began = performance.now()
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - began)))
      },
      { capture: true },
    )
  })
  for (let at = 0; at < KEYS; at += 1) {
    await page.keyboard.press('e')
    await frame.waitForFunction((count) => Reflect.get(window, 'times').length > count, at)
  }
  return z.array(z.number()).parse(await frame.evaluate(() => Reflect.get(window, 'times')))
}

/** From the first move of a pressed pointer to the picture with what it holds. */
export async function dragStart(page: Page, block: Locator): Promise<number> {
  await page.evaluate(() => {
    const inner = document.querySelector('iframe')?.contentDocument
    const ghost = document.querySelector<HTMLElement>('[data-designer=ghost]')
    const shown = new Promise((resolve) => {
      const onMove = () => {
        const began = performance.now()
        const look = () => {
          if (ghost?.hidden) requestAnimationFrame(look)
          else resolve(performance.now() - began)
        }
        requestAnimationFrame(look)
      }
      inner?.addEventListener('pointermove', onMove, { once: true, capture: true })
    })
    Reflect.set(window, 'shown', shown)
  })
  const { x = 0, y = 0, width = 0, height = 0 } = (await block.boundingBox()) ?? {}
  await page.mouse.move(x + width / 2 + 12, y + height / 2 + 6)
  return z.number().parse(await page.evaluate(() => Reflect.get(window, 'shown')))
}

/** Pictures per second while the pointer moves up and down. */
export async function drag(page: Page, frame: Frame): Promise<number> {
  const counting = frame.evaluate(
    (span) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        let pictures = 0
        const count = () => {
          pictures += 1
          const passed = performance.now() - began
          if (passed < span) requestAnimationFrame(count)
          else resolve((pictures * 1000) / passed)
        }
        requestAnimationFrame(count)
      }),
    DRAG_MS,
  )
  const end = performance.now() + DRAG_MS
  for (let at = 0; performance.now() < end; at += 1) {
    await page.mouse.move(500 + (at % 40) * 5, 300 + (at % 60) * 5)
  }
  return counting
}

export async function heapOf(context: BrowserContext, page: Page): Promise<number> {
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize
}
