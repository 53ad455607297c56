import { uuidv7 } from 'uuidv7'
import { translator } from '#kernel/i18n/messages.ts'
import { checkedBlocks } from '#kernel/server/publishing/checked-blocks.ts'
import { nounRows } from '#kernel/server/resource/noun-columns.ts'
import { composeText } from '#kernel/site/block/rich-text/compose.ts'
import { publicNameOf } from '#modules/people/server/api.ts'
import type { NewEntry } from '../../contract.ts'
import { EntryFields, NO_FIELDS } from '../../contract-values.ts'
import { entry } from '../../entry.ts'
import { messages } from '../../messages.ts'
import { ENTRY_NOUN, type EntryChange } from '../unit-of-work.ts'
import { columnsOf } from './entry.resource.ts'
import { entryContent } from './entry-content.ts'
import { withSlug } from './slugs.ts'

const { toColumns } = nounRows(entry.fields)
const Words = EntryFields.partial().strip()

/** Makes an entry as a draft; without words of its own it is called 'Titel' (section 9). */
export async function createEntry(change: EntryChange, given: NewEntry): Promise<string> {
  const { lang } = given
  const { user } = change.scope
  const id = uuidv7()
  const author = given.author || ((await publicNameOf(change.db, user.id)) ?? user.name)
  await change.db
    .insertInto('entries')
    .values({ id, ...toColumns(given), ...columnsOf(given), author, author_id: user.id })
    .execute()
  const t = translator(messages, lang)
  const words = { ...NO_FIELDS, ...Words.parse(given) }
  const title = words.title || t('new.title')
  const fields = await withSlug(change, {
    id,
    lang,
    fields: EntryFields.parse({ ...words, title }),
  })
  const content = given.content ?? [
    { type: 'text', v: 1, props: { text: composeText(t('new.content')) } },
  ]
  const blocks = checkedBlocks(change.scope, content, [])
  await entryContent.insertDraft(change, { id, lang, fields, blocks })
  await change.audit({ noun: ENTRY_NOUN, id, action: 'create', after: { title } })
  return id
}
