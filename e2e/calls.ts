import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './kontor.ts'

/** Calls in the session of a browser, for what a test only needs as its ground. */
export function callsOf(request: APIRequestContext, home: string) {
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const answer = await request.fetch(home + path, { method, headers: { origin: home }, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  return {
    post: (path: string, data: object) => send('POST', path, data),
    put: (path: string, data: object) => send('PUT', path, data),
    /** The rest of the section stays; a function sees what stands there. */
    async changeSection<Value>(name: string, change: object | ((value: Value) => object)) {
      const sections = await (await request.get(`${home}/api/v0/config/`)).json()
      const { version, value } = sections.find((one: { name: string }) => one.name === name)
      const changed = typeof change === 'function' ? change(value) : change
      await send('PUT', '/api/v0/config/', { name, version, value: { ...value, ...changed } })
    },
  }
}

/** Nothing sticks out to the side. */
export async function fitsOn(page: Page): Promise<void> {
  const width = await page.locator('body').evaluate((body) => body.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
