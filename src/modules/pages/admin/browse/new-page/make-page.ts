import { z } from 'zod'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { createPage } from '../../../contract.ts'
import { saveDraft } from '../../../contract-drafts.ts'
import type { Page } from '../../../contract-page.ts'
import type { PageViewName } from '../../../contract-values.ts'
import { withFreshIds } from '../../blocks/outline/block-tree.ts'
import { TYPES } from '../../edit/drafts/draft-content.ts'

export const NewPageAnswer = z.object({ title: z.string().trim().min(1), layout: z.string() })

type Wanted = {
  title: string
  lang: Lang
  view: PageViewName
  parent: string | null
  blocks: readonly Block[]
}

/** A page with a draft of the blocks it begins with; visitors see nothing of it. */
export async function makePage({ blocks, lang, ...wanted }: Wanted): Promise<Page | undefined> {
  const made = await createFree({ ...wanted, lang })
  if (!made || blocks.length === 0) return made
  const revision = made.languages[lang]?.revision ?? 1
  const fresh = blocks.map((block) => withFreshIds(TYPES, block))
  await call(saveDraft, { params: { id: made._id }, body: { lang, revision, blocks: fresh } })
  return made
}

/** A taken address gets the number the server proposes: nobody has to invent one twice. */
async function createFree({ title, lang, view, parent }: Omit<Wanted, 'blocks'>) {
  const body = { title, lang, template: { view }, parent_page: parent }
  try {
    return (await call(createPage, { body })).page[0]
  } catch (error) {
    const slug = error instanceof CallError ? error.details.suggestion : undefined
    if (typeof slug !== 'string') throw error
    return (await call(createPage, { body: { ...body, slug } })).page[0]
  }
}
