import { sql } from 'kysely'
import { textsIn } from '#kernel/site/block/values/texts-in.ts'
import type { Scope } from '../../context.ts'
import { allBlockTypes } from '../../site/block/all-block-types.ts'
import { type At, type Titled, type Unit, writerOf } from '../definition.ts'
import { readContent } from './content-store.ts'
import type { Content } from './content-tables.ts'
import { storeLiveWords } from './live-words.ts'

const BATCH = 50

/** What visitors can find it by from now on: its title, its description and its texts. */
export async function indexLive(
  unit: Unit,
  at: At,
  { fields, blocks }: Content<Titled>,
): Promise<void> {
  const { change, of } = unit
  const more = of.searchedFields?.(fields) ?? []
  const others = (await of.searchedBlocks?.(change, { lang: at.lang, blocks })) ?? []
  const shown = textsIn(allBlockTypes(change.scope), [...blocks, ...others])
  const texts = [fields.title, ...more, ...shown]
  await storeLiveWords(writerOf(unit, at), texts.join('\n'))
}

/** Reads the words of what is live and was not read yet: what an earlier Kontor published. */
export async function indexWaiting(
  scope: Scope<never>,
  { of, within }: { of: Unit['of']; within: Within },
): Promise<void> {
  const { store } = of
  const { rows } = await sql<At>`
    select ${sql.ref(store.owner)} as id, lang from ${sql.table(store.contents)}
    where is_live and words_number <> live_number
    order by ${sql.ref(store.owner)} limit ${BATCH}`.execute(scope.db)
  for (const at of rows)
    await within(scope, async (unit) => {
      const row = await readContent<Titled>(writerOf(unit, at))
      if (row?.is_live && row.live && row.live_blocks)
        await indexLive(unit, at, { fields: row.live, blocks: row.live_blocks })
    })
}

type Within = <T>(scope: Scope<never>, run: (unit: Unit) => Promise<T>) => Promise<T>
