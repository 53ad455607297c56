import { blockLoadersOf } from '#kernel/server/site/block/block-loader.ts'
import { type EntryTeaser, entryList } from '#modules/pages/blocks/entry-list/block.ts'
import { keysOf } from '../entries/entry.resource.ts'
import type { EntryTables } from '../tables.ts'
import { ENTRIES_TAG } from '../unit-of-work.ts'
import { findListed } from './find-listed.ts'
import { toTeasers } from './teasers.ts'

/** The entries of every entry list on a page. */
export const loadEntryLists = blockLoadersOf<EntryTables>()(
  [entryList],
  async ({ db, config, lang }, blocks) => {
    const loaded = await Promise.all(
      blocks.map(async ({ id, props }) => {
        const { count: limit, order } = props
        const rows = await findListed(db, { lang, limit, order, tagKeys: keysOf(props.tags) })
        const { teasers, tags } = await toTeasers({ db, config, lang }, rows)
        return { id, teasers, tags }
      }),
    )
    return {
      data: new Map(
        loaded.map(({ id, teasers }): [string, readonly EntryTeaser[]] => [id, teasers]),
      ),
      tags: [ENTRIES_TAG, ...loaded.flatMap(({ tags }) => tags)],
    }
  },
)
