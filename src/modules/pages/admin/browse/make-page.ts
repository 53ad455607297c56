import { z } from 'zod'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { Lang } from '#kernel/contract/fields.ts'
import { createPage } from '../../contract.ts'
import type { Page } from '../../contract-page.ts'
import { PageViewName } from '../../contract-values.ts'

export const NewPageAnswer = z.object({
  title: z.string().trim().min(1),
  lang: Lang,
  view: PageViewName,
  parent_page: z.string().nullable(),
})
export type NewPageAnswer = z.output<typeof NewPageAnswer>

/** A taken address gets the number the server proposes: nobody has to invent one twice. */
export async function makePage({ view, ...words }: NewPageAnswer): Promise<Page | undefined> {
  const body = { ...words, template: { view } }
  try {
    return (await call(createPage, { body })).page[0]
  } catch (error) {
    const slug = error instanceof CallError ? error.details.suggestion : undefined
    if (typeof slug !== 'string') throw error
    return (await call(createPage, { body: { ...body, slug } })).page[0]
  }
}
