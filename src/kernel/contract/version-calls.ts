import { z } from 'zod'
import type { Access } from '#kernel/access/rules.ts'
import { Blocks } from '#kernel/site/block/block.ts'
import { endpoint } from './endpoint.ts'
import { Empty, Id, IdParams, Lang, Timestamp } from './fields.ts'
import { listReply, pageQuery } from './list.ts'
import { PublishedVersion, VersionSide } from './publishing.ts'

const NumberParams = z.object({ id: Id, number: z.coerce.number().int().min(1).max(1_000_000) })
const lang = Lang.default('de')
const { page, cursor } = pageQuery({ limit: 50, pages: 10_000 })
const VersionPage = z.strictObject({ lang, page, cursor })
/** With `block` only the block of that id comes back, in its place or at the end. */
const Restoring = z.strictObject({
  lang,
  revision: z.int().min(1),
  block: z.string().min(1).max(64).optional(),
})

type Versions<Draft, Fields> = {
  /** The address of one thing: '/api/v0/page/:id'. */
  one: string
  view: Access
  edit: Access
  draft: Draft
  fields: Fields
}

/** Earlier states of anything that is published: list, read, compare, bring back. */
export function versionCalls<Draft extends z.ZodType, Fields extends z.ZodType>(
  given: Versions<Draft, Fields>,
) {
  const { one, view, fields } = given
  const content = z.object({ fields, blocks: Blocks })
  const look = { method: 'GET', access: view } as const
  return {
    listVersions: endpoint({
      ...look,
      path: `${one}/versions`,
      params: IdParams,
      query: VersionPage,
      reply: z.object({ items: z.array(PublishedVersion), ...listReply }),
      summary: 'The versions in one language, newest first, 50 at a time',
    }),
    readVersion: endpoint({
      ...look,
      path: `${one}/versions/:number`,
      params: NumberParams,
      query: z.strictObject({ lang }),
      reply: z.object({ fields, blocks: Blocks, version: PublishedVersion }),
      summary: 'One version with its blocks',
    }),
    compareVersions: endpoint({
      ...look,
      path: `${one}/compare`,
      params: IdParams,
      query: z.strictObject({ lang, from: VersionSide, to: VersionSide }),
      reply: z.object({ from: content, to: content }),
      summary: 'Two states side by side',
    }),
    restoreVersion: restoreCall(given),
  }
}

function restoreCall<Draft extends z.ZodType>({ one, edit, draft }: Versions<Draft, unknown>) {
  return endpoint({
    method: 'POST',
    path: `${one}/versions/:number/restore`,
    access: edit,
    params: NumberParams,
    body: Restoring,
    reply: draft,
    summary: 'Brings a version, or one block of it, back as a draft',
  })
}

/** Secret addresses that show a draft to whoever has them. */
export function previewCalls({ one, edit }: { one: string; edit: Access }) {
  const place = { path: `${one}/preview`, access: edit, params: IdParams } as const
  return {
    createPreview: endpoint({
      ...place,
      method: 'POST',
      body: z.strictObject({ lang, hours: z.int().min(1).max(720).default(72) }),
      reply: z.object({
        url: z.string(),
        expires: Timestamp,
        /** Whoever may not publish can show the draft to staff alone. */
        isForStaff: z.boolean(),
      }),
      summary: 'A secret address that shows the draft to whoever has it',
    }),
    revokePreviews: endpoint({
      ...place,
      method: 'DELETE',
      reply: Empty,
      summary: 'Makes all preview addresses useless',
    }),
  }
}
