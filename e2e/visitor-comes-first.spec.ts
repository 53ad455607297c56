import { expect, firstStart, test } from './kontor.ts'

const kontor = firstStart()

type Shown = { src: string; isWhole: boolean; has: number; needs: number }

test('the first visitor after the first start sees every picture sharp', async ({ page }) => {
  const asked: { address: string; cache: string }[] = []
  page.on('response', (answer) => {
    const address = answer.url()
    const cache = answer.headers()['cache-control'] ?? ''
    if (/\/download\/[^/]+\//.test(address)) asked.push({ address, cache })
  })
  for (const path of ['/', '/leistungen/moebel', '/arbeiten']) {
    await page.goto(kontor.url(path))
    const shown = await page.evaluate(picturesInView)
    expect(shown.length, path).toBeGreaterThan(0)
    for (const { src, isWhole, has, needs } of shown) {
      expect(isWhole, src).toBe(true)
      expect(has, src).toBeGreaterThanOrEqual(needs)
    }
  }
  // What stands in for a picture that is still to be made may not be kept.
  expect(asked.filter(({ cache }) => !cache.includes('immutable'))).toEqual([])
})

/** Runs in the page, once what is in view has been decoded. */
async function picturesInView(): Promise<Shown[]> {
  const inView = [...document.querySelectorAll('img')].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  })
  const shown = inView.map(async (picture) => {
    await picture.decode()
    // In a set of sources the own width of a picture is that of its place; alone it is its pixels.
    const alone = new Image()
    alone.src = picture.currentSrc
    await alone.decode()
    return {
      src: picture.currentSrc,
      isWhole: picture.complete,
      has: Math.min(picture.naturalWidth, alone.naturalWidth),
      needs: Math.floor(picture.getBoundingClientRect().width),
    }
  })
  return Promise.all(shown)
}
