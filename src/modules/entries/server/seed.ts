import type { Lang } from '#kernel/i18n/texts.ts'
import type { Scope } from '#kernel/server/context.ts'
import { typedScope } from '#kernel/server/scope.ts'
import type { Block } from '#kernel/site/block/block.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { createEntry } from './create-entry.ts'
import { type DemoEntry, demoEntries } from './demo-entries.ts'
import { publish } from './publish-entry.ts'
import { findContents } from './queries.ts'
import { saveDraft } from './save-draft.ts'
import type { EntryTables } from './tables.ts'
import { type House, inOneChange, type Work } from './work.ts'

const DAY = 86_400_000

/** Three pieces of news of the demo business; does nothing where entries exist already. */
export async function seedEntries(given: Scope<never>, house: House): Promise<void> {
  await inOneChange(typedScope<EntryTables>(given), house, async (work) => {
    const known = await work.change.db.selectFrom('entries').select('id').limit(1).execute()
    if (known.length > 0) return
    for (const demo of demoEntries) await seedOne(work, demo)
  })
}

async function seedOne(work: Work, { daysAgo, type, tags, author, words }: DemoEntry) {
  const { title, summary } = words.de
  const id = await createEntry(work, {
    lang: 'de',
    type,
    tags: [...tags],
    author,
    publish_date: new Date(Date.now() - daysAgo * DAY).toISOString(),
    title,
    summary,
    content: contentOf(words, 'de'),
  })
  const english = { title: words.en.title, summary: words.en.summary }
  await saveDraft(work, { id, lang: 'en', fields: english, blocks: contentOf(words, 'en') })
  for (const row of await findContents(work.change.db, id))
    await publish(work, row, { fields: row.draft, blocks: row.draft_blocks, note: '' })
}

function contentOf(words: DemoEntry['words'], lang: Lang): Block[] {
  return [{ id: 'text', type: 'text', v: 1, props: { text: composeText(words[lang].content) } }]
}
