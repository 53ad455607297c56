import { sql } from 'kysely'
import type { Lang } from '#kernel/i18n/messages.ts'
import type { ConfigStore } from '#kernel/server/config/config-store.ts'
import type { PdfDocument, PdfPart } from '#kernel/server/pdf/make-pdf.ts'
import { richTextParts } from '#kernel/server/pdf/rich-text-parts.ts'
import { fillTokens } from '#kernel/site/block/fill-tokens.ts'
import { richText } from '#kernel/site/block/rich-text/rich-text.ts'
import { isObject } from '#kernel/site/block/walk-blocks.ts'
import { businessSection } from '#modules/pages/config.ts'
import { businessTokens, pageLookup } from '#modules/pages/server/api.ts'
import type { Db } from '../../server/unit-of-work.ts'

type Live = { title: string; blocks: unknown; lang: Lang }

/** What is published at an address right now, as a document; nothing where no page of ours is. */
export async function pageText(
  { db, config }: { db: Db; config: ConfigStore },
  { path, lang }: { path: string; lang: Lang },
): Promise<PdfDocument | undefined> {
  const found = (await pageLookup.pagesAt({ db }, [path])).get(path)
  if (!found) return undefined
  // In the language of the order where there is such a text, else in the one it was agreed to.
  const { rows } = await sql<Live>`select live->>'title' as title, live_blocks as blocks, lang
    from page_contents where page_id = ${found.page} and is_live
      and lang in (${lang}, ${found.lang}) order by lang = ${lang} desc limit 1`.execute(db)
  const [live] = rows
  if (!live) return undefined
  const business = config.get(businessSection)
  const { title, blocks } = fillTokens(live, businessTokens(business, live.lang))
  const parts = partsIn(blocks)
  const isTitled = parts[0]?.kind === 'heading'
  const first: PdfPart[] = isTitled ? [] : [{ kind: 'heading', level: 1, text: title }]
  return { title, author: business.name, lang: live.lang, parts: [...first, ...parts] }
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
