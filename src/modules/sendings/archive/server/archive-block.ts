import { blockLoadersOf } from '#kernel/server/site/block/block-loader.ts'
import {
  type ArchivedMails,
  newsletterArchive,
} from '#modules/pages/blocks/newsletter-archive/block.ts'
import type { SendingTables } from '../../server/tables.ts'
import { ArchiveQuery } from '../archive.calls.ts'
import { archivePage } from '../pages.ts'
import { ARCHIVE_TAGS, findArchive, toMail } from './find-archive.ts'

/** The newest issues for every block of a page that shows them, read once. */
export const loadArchiveBlocks = blockLoadersOf<SendingTables>()(
  [newsletterArchive],
  async (context, blocks) => {
    const { lang } = context
    const limit = Math.max(...blocks.map(({ props }) => props.count))
    const { items } = await findArchive(context, ArchiveQuery.parse({ limit }))
    const mails = items.map((item) => toMail(item, lang))
    const data = blocks.map(({ id, props }): [string, ArchivedMails] => [
      id,
      { mails: mails.slice(0, props.count), archive: archivePage.path[lang] },
    ])
    return { data: new Map(data), tags: ARCHIVE_TAGS }
  },
)
