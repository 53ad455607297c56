import { sql } from 'kysely'
import type { Principal } from '#kernel/access/roles.ts'
import type { ConfigSection } from '#kernel/contract/config-section.ts'
import type { Change } from '../change.ts'
import { defineEvent, type EventType } from '../jobs/event.ts'
import { type ReadSection, readRow } from './read-sections.ts'
import type { SecretCipher } from './secret-cipher.ts'
import { maskChangedSecrets, maskSecrets, sealSecrets } from './section-secrets.ts'
import { isRecord } from './value-paths.ts'

/**
 * A section was saved: for what has to follow its settings.
 * @example listen<Tables, object>(sectionSaved(messageSection), { name: 'messages.move-erasure', run: … })
 */
export function sectionSaved({ name }: Pick<ConfigSection, 'name'>): EventType<object> {
  return defineEvent(`config.saved.${name}`)
}

/** What storing a section needs of a change, whatever tables its module has. */
export type SectionChange = Pick<Change<never>, 'kernel' | 'audit' | 'touch' | 'refresh' | 'emit'>

/** The section in force, locked until the change ends. */
export async function lockSection(
  { kernel: db }: SectionChange,
  section: ConfigSection,
  cipher: SecretCipher,
): Promise<ReadSection> {
  // A section that was never saved has no row to lock, hence the lock by name.
  await sql`select pg_advisory_xact_lock(hashtext(${`config ${section.name}`}))`.execute(db)
  const row = await db
    .selectFrom('config_sections')
    .select(['value', 'version', 'updated_at'])
    .where('name', '=', section.name)
    .executeTakeFirst()
  return readRow(section, row, cipher)
}

type NewValue = { before: ReadSection; value: unknown; cipher: SecretCipher; user: Principal }

/** Writes a valid value over a locked section, with its history and an audit entry. */
export async function storeSection(
  change: SectionChange,
  { before, value, cipher, user }: NewValue,
): Promise<ReadSection> {
  const { section } = before
  const version = before.version + 1
  const now = new Date()
  const stored = JSON.stringify(sealSecrets(section, value, cipher))
  const row = { value: stored, version, updated_at: now, updated_by: user.id }
  await change.kernel
    .insertInto('config_sections')
    .values({ name: section.name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
  await change.kernel
    .insertInto('config_history')
    .values({ name: section.name, version, value: stored, created_at: now, created_by: user.id })
    .execute()
  await change.audit({
    noun: 'config',
    id: section.name,
    action: 'update',
    before: snapshot(maskSecrets(section, before.value)),
    after: snapshot(maskChangedSecrets(section, value, before.value)),
  })
  await change.emit(sectionSaved(section), {})
  if (section.isHarmless) change.refresh('config')
  else change.touch('config')
  return { section, value, version, updatedAt: now, problems: [] }
}

function snapshot(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : { value }
}
