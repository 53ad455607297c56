import type { Names } from './names.ts'

export function writeFile(names: Names): string {
  const { noun, Type, Types, table } = names
  return `import { uuidv7 } from 'uuidv7'
import { failures } from '#kernel/server/app-error.ts'
import type { Scope } from '#kernel/server/context.ts'
import type { New${Type}, ${Type}Change } from '../contract.ts'
import { delete${Types}, lock${Type} } from './queries.ts'
import type { ${Type}Tables } from './tables.ts'
import { to${Type} } from './wire.ts'

type Asking = Scope<${Type}Tables>

/** Row and audit entry become real together. Answers the id. */
export async function create${Type}({ change }: Asking, given: New${Type}): Promise<string> {
  const id = uuidv7()
  await change(async ({ db, audit }) => {
    await db
      .insertInto('${table}')
      .values({ id, ...given })
      .execute()
    await audit({ noun: '${noun}', id, action: 'create', after: given })
  })
  return id
}

${changing(names)}
export async function remove${Types}(
  { change }: Asking,
  ids: readonly string[],
): Promise<string[]> {
  return change(async ({ db, audit }) => {
    const gone = await delete${Types}(db, ids)
    for (const id of gone) await audit({ noun: '${noun}', id, action: 'delete' })
    return gone
  })
}
`
}

function changing({ noun, Type, table }: Names): string {
  return `/** Refuses to write over what someone else has saved since it was read. Answers the id. */
export async function change${Type}(
  { change }: Asking,
  id: string,
  { version, ...fields }: ${Type}Change,
): Promise<string> {
  await change(async ({ db, audit }) => {
    const before = await lock${Type}(db, id)
    if (!before) throw failures.notFound()
    if (before.version !== version) throw failures.stale({ current: to${Type}(before) })
    const after = await db
      .updateTable('${table}')
      .set({ ...fields, version: version + 1, updated_at: new Date() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const snapshots = { before: to${Type}(before), after: to${Type}(after) }
    await audit({ noun: '${noun}', id, action: 'update', ...snapshots })
  })
  return id
}
`
}
