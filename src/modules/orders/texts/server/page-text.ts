import type { Lang } from '#kernel/i18n/messages.ts'
import type { Scope } from '#kernel/server/context.ts'
import { blockParts } from '#kernel/server/pdf/block-parts.ts'
import type { PdfDocument, PdfPart } from '#kernel/server/pdf/make-pdf.ts'
import { allBlockTypes } from '#kernel/server/site/block/all-block-types.ts'
import { businessSection } from '#modules/pages/config.ts'
import { readPublished } from '#modules/pages/server/api.ts'
import type { OrderTables } from '../../server/tables.ts'

type Reader = Pick<Scope<OrderTables>, 'db' | 'config' | 'modules'>

/** What is published at an address, as a document; nothing where no page of ours is. */
export async function pageText(
  reader: Reader,
  wanted: { path: string; lang: Lang; version?: number | undefined },
): Promise<PdfDocument | undefined> {
  const published = await readPublished(reader, wanted)
  if (!published) return undefined
  const { title, blocks, lang } = published
  const parts = blockParts(allBlockTypes(reader), blocks)
  const isTitled = parts[0]?.kind === 'heading'
  const first: PdfPart[] = isTitled ? [] : [{ kind: 'heading', level: 1, text: title }]
  const author = reader.config.get(businessSection).name
  return { title, author, lang, parts: [...first, ...parts] }
}
