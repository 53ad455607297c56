import type { Lang } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { PdfDocument, PdfPart } from '#kernel/server/pdf/make-pdf.ts'
import { richTextParts } from '#kernel/server/pdf/rich-text-parts.ts'
import { richText } from '#kernel/site/block/rich-text/rich-text.ts'
import { isObject } from '#kernel/site/block/walk-blocks.ts'
import { businessSection } from '#modules/pages/config.ts'
import { pageLookup, readLivePage } from '#modules/pages/server/api.ts'
import type { OrderTables } from '../../server/tables.ts'

type Reader = Pick<Scope<OrderTables>, 'db' | 'config' | 'modules'>

/**
 * What is published at an address right now, as a document; nothing where no page of ours is. In the
 * language of the order where there is such a text, else in the one it was agreed to.
 */
export async function pageText(
  reader: Reader,
  wanted: { path: string; lang: Lang },
): Promise<PdfDocument | undefined> {
  const live = await readLivePage(reader, wanted)
  if (!live) return undefined
  const { title, blocks, lang } = live
  const parts = partsIn(blocks)
  const isTitled = parts[0]?.kind === 'heading'
  const first: PdfPart[] = isTitled ? [] : [{ kind: 'heading', level: 1, text: title }]
  const author = reader.config.get(businessSection).name
  return { title, author, lang, parts: [...first, ...parts] }
}

/** The page at an address and what it says, in one row of words; for whoever looks for sentences in it. */
export async function pageWords(
  reader: Reader,
  path: string,
): Promise<{ page: string; words: string } | undefined> {
  const { db } = reader
  const page = (await pageLookup.pagesAt({ db }, [path])).get(path)?.page
  const document = page && (await pageText(reader, { path, lang: 'de' }))
  if (!document) return undefined
  const texts = document.parts.flatMap((part) => (part.kind === 'list' ? part.items : part.text))
  return { page, words: texts.join(' ') }
}

const RichText = richText()
const LEVELS = { 1: 1, 2: 2 } as const

/** Headings, texts and whatever holds them, in reading order; pictures and buttons say nothing here. */
function partsIn(value: unknown): PdfPart[] {
  if (Array.isArray(value)) return value.flatMap(partsIn)
  if (!isObject(value)) return []
  if (value.type === 'doc') {
    const text = RichText.safeParse(value)
    return text.success ? richTextParts(text.data) : []
  }
  const { title, text, level } = value
  const heading = typeof title === 'string' ? title : isHeading(value) ? text : ''
  const lead = typeof title === 'string' ? text : ''
  const size = level === 1 ? LEVELS[1] : LEVELS[2]
  return [
    ...(typeof heading === 'string' && heading.trim()
      ? [{ kind: 'heading', level: size, text: heading } as const]
      : []),
    ...(typeof lead === 'string' && lead.trim() ? [{ kind: 'text', text: lead } as const] : []),
    ...Object.values(value).flatMap(partsIn),
  ]
}

/** The values of a heading: words with a level. */
function isHeading({ text, level }: Record<string, unknown>): boolean {
  return typeof text === 'string' && typeof level === 'number'
}
