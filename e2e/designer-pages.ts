import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { z } from 'zod'

type Url = (path: string) => string

const Made = z.object({ page: z.tuple([z.object({ _id: z.string(), route: z.string() })]) })
const Draft = z.object({ revision: z.int(), blocks: z.array(z.record(z.string(), z.unknown())) })

/** Pages for the designer: made and read past the screen, opened on it. */
export function designerPages(url: Url) {
  const send = async (request: APIRequestContext, [method, path]: Call, data?: object) => {
    const headers = { origin: url('') }
    const answer = await request.fetch(url(path), { method, headers, data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    const body: unknown = await answer.json()
    return body
  }
  const draftOf = async (request: APIRequestContext, id: string) =>
    Draft.parse(await send(request, ['GET', `/api/v0/page/${id}/draft?lang=de`]))
  return {
    send,
    draftOf,
    /** A page with a draft of these blocks; its id. */
    make: async (request: APIRequestContext, title: string, blocks: readonly object[]) => {
      const made = Made.parse(await send(request, ['POST', '/api/v0/page/'], { title }))
      const [{ _id: id }] = made.page
      const draft = { lang: 'de', revision: 1, blocks }
      await send(request, ['PUT', `/api/v0/page/${id}/draft`], draft)
      return id
    },
    /** Puts the draft online; the address of the page. */
    publish: async (request: APIRequestContext, id: string) => {
      const { revision } = await draftOf(request, id)
      const live = { lang: 'de', revision }
      const reply = await send(request, ['POST', `/api/v0/page/${id}/publish`], live)
      return Made.parse(reply).page[0].route
    },
    /** Opens the designer; answers with the page inside of it. */
    open: async (page: Page, id: string): Promise<FrameLocator> => {
      await page.goto(url(`/admincenter/pages/design/${id}?lang=de`))
      return openCanvas(page)
    },
  }
}

/** The page in the designer, once it listens: it is drawn a moment before it takes clicks and keys. */
export async function openCanvas(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe')
  await frame.locator('.page-blocks[role=application] > [data-list]').waitFor()
  return frame
}

export type DesignerPages = ReturnType<typeof designerPages>

type Call = ['GET' | 'POST' | 'PUT' | 'DELETE', string]
