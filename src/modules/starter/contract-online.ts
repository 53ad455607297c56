import { z } from 'zod'
import { admin } from '#kernel/access/rules.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { Id, Lang } from '#kernel/contract/fields.ts'

const ROOT = '/api/v0/starter/online/'

/** Facts that visitors and the law look for; each leads to where it is filled in. */
export const ONLINE_STEPS = ['address', 'owner', 'hosting'] as const
export type OnlineStep = (typeof ONLINE_STEPS)[number]

/** A block to be made one's own, with what it is and its first words. */
const SampleBlock = z.strictObject({ block: z.string(), kind: z.string(), text: z.string() })
export type SampleBlock = z.infer<typeof SampleBlock>

const SamplePage = z.strictObject({
  page: Id,
  lang: Lang,
  title: z.string(),
  /** Blocks that still say what came ready-made, in the draft or to visitors. */
  count: z.int(),
  /** Those of the draft, in reading order: what only visitors still see is gone once published. */
  blocks: z.array(SampleBlock),
})
export type SamplePage = z.infer<typeof SamplePage>

/** An entry that still says what came ready-made, in one of its languages. */
const SampleNews = z.strictObject({ entry: Id, title: z.string() })
export type SampleNews = z.infer<typeof SampleNews>

/** A product that came with the template and is as it was installed. */
const SampleProduct = z.strictObject({ product: Id, title: z.string() })
export type SampleProduct = z.infer<typeof SampleProduct>

/** Visitors see it as it stood before the latest changes. */
const UnpublishedPage = SamplePage.omit({ count: true, blocks: true })
export type UnpublishedPage = z.infer<typeof UnpublishedPage>

export const OnlineState = z.strictObject({
  isPublic: z.boolean(),
  /** The invented business is still there; it is public, and nobody's. */
  isDemo: z.boolean(),
  steps: z.array(z.strictObject({ name: z.enum(ONLINE_STEPS), isDone: z.boolean() })),
  samples: z.array(SamplePage),
  news: z.array(SampleNews),
  products: z.array(SampleProduct),
  unpublished: z.array(UnpublishedPage),
})
export type OnlineState = z.infer<typeof OnlineState>

export const readOnline = endpoint({
  method: 'GET',
  path: ROOT,
  access: admin,
  reply: OnlineState,
  summary: 'Whether the website is public, and what is left to do',
})

export const setOnline = endpoint({
  method: 'POST',
  path: ROOT,
  access: admin,
  body: z.strictObject({ isPublic: z.boolean() }),
  reply: OnlineState,
  summary: 'Shows the website to visitors, or hides it from them',
})

export const acceptSamples = endpoint({
  method: 'POST',
  path: '/api/v0/starter/samples/',
  access: admin,
  body: z.union([
    SamplePage.pick({ page: true, lang: true }).extend({ block: z.string().max(60).optional() }),
    SampleNews.pick({ entry: true }),
    SampleProduct.pick({ product: true }),
  ]),
  reply: OnlineState,
  summary:
    'Takes the sample content of a page, of one block of it, an entry or a product over as it is',
})

export const removeSampleProducts = endpoint({
  method: 'POST',
  path: '/api/v0/starter/samples/products/remove/',
  access: admin,
  reply: OnlineState,
  summary: 'Puts all products that are still samples into the trash',
})
