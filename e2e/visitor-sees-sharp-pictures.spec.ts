import type { Locator } from '@playwright/test'
import { expect, runningKontor, test } from './kontor.ts'

const kontor = runningKontor()

for (const deviceScaleFactor of [2, 3]) {
  test(`the first picture on a phone has the pixels it is drawn with (${deviceScaleFactor}x)`, async ({
    browser,
  }) => {
    const viewport = { width: 390, height: 844 }
    const context = await browser.newContext({ viewport, deviceScaleFactor })
    const page = await context.newPage()
    await page.goto(kontor.url('/'))
    const picture = page.locator('main img').first()
    await expect.poll(() => picture.evaluate(isThere)).toBe(true)
    const { wanted, got, largest } = await pixelsOf(picture)
    expect(got).toBeGreaterThanOrEqual(Math.min(wanted, largest) * 0.98)
    await context.close()
  })
}

function isThere(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.currentSrc !== ''
}

/** How many pixels it is drawn over, how many the fetched file has, and how many the largest has. */
function pixelsOf(picture: Locator) {
  return picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture')
    const { width, height } = image.getBoundingClientRect()
    const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
    const drawn = Math.max(width, height * ratio)
    const bitmap = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
    const offers = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, offer]) => Number(offer))
    return {
      wanted: drawn * devicePixelRatio,
      got: bitmap.width,
      largest: Math.max(...offers),
    }
  })
}
