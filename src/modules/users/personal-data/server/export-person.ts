import { displayName } from '#kernel/access/roles.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { disposition } from '#kernel/server/http/download/file-name.ts'
import type { Person } from '#kernel/server/people/personal-data.ts'
import { shareWork } from '#kernel/server/workers/share-work.ts'
import { turnsOf } from '#kernel/server/workers/turns.ts'
import type { ExportFormat } from '../../people/person.calls.ts'
import type { UsersContext } from '../../server/guard.ts'
import type { UserRow } from '../../server/queries.ts'
import { writeExportJson } from './export-json.ts'
import { writeExportPage } from './export-page.ts'
import { collectAll, type PersonalDataModule, personOf } from './personal-data-modules.ts'

type Exported = {
  person: Person
  /** How the file names them: ids and addresses. */
  about: Readonly<Record<string, unknown>>
  /** As people call them. */
  name: string
  format: ExportFormat
  /** Of the readable page; that of the caller unless said. */
  lang?: Lang
}

/** Whose data it is, by their account. */
export function exportOf(row: UserRow): Pick<Exported, 'person' | 'about' | 'name'> {
  const { id, handle } = row
  return { person: personOf(row), about: { _id: id, handle }, name: displayName(row) }
}

type ExportedFile = { name: string; type: string; content: string }

/** Everything about somebody is in memory for a moment. */
const inTurn = turnsOf(1)
const share = shareWork<ExportedFile>()

/** A file to keep and to read: everything by module, as JSON or as a page (Art. 15 and 20 GDPR). */
export function makeExport(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  asked: Exported,
): Promise<ExportedFile> {
  const wanted = { ...asked, lang: asked.lang ?? context.lang }
  const make = () => inTurn(() => write(context, holders, wanted))
  return share(JSON.stringify(wanted), make, context.settings)
}

async function write(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  { person, about, name, format, lang }: Exported & { lang: Lang },
): Promise<ExportedFile> {
  const exported = new Date().toISOString()
  const modules = await collectAll(context, holders, person)
  const file = `kontor-daten-${exported.slice(0, 10)}`
  if (format === 'page')
    return {
      name: `${file}.html`,
      type: 'text/html; charset=utf-8',
      content: await writeExportPage({ exported, name, holders, modules }, lang),
    }
  const content = await writeExportJson({ exported, person: about, modules })
  return { name: `${file}.json`, type: 'application/json; charset=utf-8', content }
}

/** The same as the answer to a plain link; nothing in the page may run or load anything. */
export async function sendExport(
  context: UsersContext,
  holders: readonly PersonalDataModule[],
  asked: Exported,
): Promise<string> {
  const { name, type, content } = await makeExport(context, holders, asked)
  context.reply.header('content-type', type)
  context.reply.header('content-disposition', disposition('attachment', name))
  return content
}
