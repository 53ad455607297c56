import { sql } from 'kysely'
import { hashPassword } from '#modules/auth/server/api.ts'
import type { PageStructure } from '../../contract.ts'
import type { NewAccess } from '../../contract-values.ts'
import { pageFailures } from '../../errors.ts'
import { findPage, type PageRow } from '../queries/page-rows.ts'
import type { Db, PageChange } from '../unit-of-work.ts'

/** What a page belongs to and who may see it, as columns; checked against the rest of the tree. */
export async function columnsOf(
  change: PageChange,
  structure: PageStructure,
  page: Pick<PageRow, 'id' | 'password_hash' | 'type'>,
) {
  const { parent_page, order, type, tags, template, access, showInMenu, showInFooter } = structure
  if (parent_page) await mustBeParent(change.db, parent_page, page.id)
  if (type && type !== 'page' && type !== page.type) await mustBeFree(change.db, type)
  return {
    ...(parent_page !== undefined && { parent_id: parent_page }),
    ...(order !== undefined && { position: order }),
    ...(type && { type }),
    ...(tags && { tags: [...new Set(tags)] }),
    ...(template && { view: template.view }),
    ...(access && (await accessColumns(access, page.password_hash))),
    ...(showInMenu !== undefined && { in_header: showInMenu }),
    ...(showInFooter !== undefined && { in_footer: showInFooter }),
  }
}

/** The parent is there, and the page is not above it already. */
export async function mustBeParent(db: Db, parent: string, id: string): Promise<void> {
  const found = await findPage(db, parent)
  if (!found || found.deleted_at) throw pageFailures.unknownParent()
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from pages where id = ${parent}::uuid
      union select p.id, p.parent_id from pages p join above on p.id = above.parent_id
    ) select id from above where id = ${id}::uuid`.execute(db)
  if (rows.length > 0) throw pageFailures.loop()
}

async function mustBeFree(db: Db, type: PageRow['type']): Promise<void> {
  const other = await db
    .selectFrom('pages')
    .select('id')
    .where('type', '=', type)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (other) throw pageFailures.typeTaken({ page: { _id: other.id } })
}

async function accessColumns({ kind, roles, password }: NewAccess, known: string | null) {
  if (kind !== 'password')
    return { access: kind, access_roles: kind === 'roles' ? roles : [], password_hash: null }
  const hash = password ? await hashPassword(password) : known
  if (!hash) throw pageFailures.passwordMissing({ fields: { 'access.password': 'required' } })
  return { access: kind, access_roles: [], password_hash: hash }
}
