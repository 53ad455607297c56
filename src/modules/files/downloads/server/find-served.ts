import { failures } from '#kernel/server/app-error.ts'
import { type FileRow, findFile } from '../../files/server/queries.ts'
import { findForm, isClassic, isPixels } from '../../images/server/derivatives.ts'
import { type Derivative, makeClean, makeForm, makeLater } from '../../images/server/make-form.ts'
import { standInFor } from '../../images/server/stand-in.ts'
import type { FileScope } from '../../server/unit-of-work.ts'
import type { Served } from './served.ts'

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const GRIDREF = /^[0-9a-f]{24}(-\d{1,5}[a-z])?$/

export type Address = { id: string; gridref?: string }

/** Whatever is not written like an address of ours is none. */
export function mustBeAddress({ id, gridref }: Address): void {
  if (!ID.test(id) || (gridref !== undefined && !GRIDREF.test(gridref))) throw failures.notFound()
}

/**
 * The bytes an address stands for. A classic form that does not exist yet is made at once; a modern
 * one takes seconds, so it is made behind, and until then the address shows what is there.
 */
export async function findServed(scope: FileScope, { id, gridref }: Address): Promise<Served> {
  const row = await findFile(scope.db, id)
  if (row.missing_at) throw failures.notFound()
  if (gridref === undefined || gridref === row.content_ref) {
    return { ...(await cleanOriginal(scope, row)), isFixed: gridref !== undefined }
  }
  const known = await findKnown(scope, row, gridref)
  if (known) return fromDerivative(row, gridref, known)
  const form = findForm(row, gridref)
  if (!form) throw failures.notFound()
  const isSoonMade = isClassic(row, form) || !gridref.startsWith(row.image_ref)
  if (isSoonMade) return fromDerivative(row, gridref, await makeForm(scope, row, form))
  makeLater(scope, row, form)
  const standIn = fromDerivative(row, gridref, await standInFor(scope, row, form))
  return { ...standIn, etag: `"${gridref}.s${standIn.size}"`, isFixed: false, isStandIn: true }
}

/** Every byte as it was uploaded; for staff. */
export async function findOriginal(scope: FileScope, id: string): Promise<Served> {
  const row = await findFile(scope.db, id)
  if (row.missing_at) throw failures.notFound()
  return asUploaded(row)
}

/** Also of an earlier recipe: pages that are still open may ask for those. */
function findKnown({ db }: FileScope, row: FileRow, gridref: string) {
  return db
    .selectFrom('file_derivatives')
    .select(['blob_key', 'size', 'type'])
    .where('gridref', '=', gridref)
    .where('file_id', '=', row.id)
    .executeTakeFirst()
}

async function cleanOriginal(scope: FileScope, row: FileRow): Promise<Served> {
  if (!isPixels(row) || !row.has_metadata) return asUploaded(row)
  const known = await findKnown(scope, row, row.content_ref)
  const clean = known ?? (await makeClean(scope, row))
  return fromDerivative(row, row.content_ref, clean)
}

function asUploaded(row: FileRow): Served {
  const { type, size, blob_key: key, content_ref } = row
  return { ...aboutFile(row), type, key, size, etag: `"${content_ref}.o"`, isFixed: false }
}

function fromDerivative(row: FileRow, gridref: string, made: Derivative): Served {
  const { blob_key: key, size, type } = made
  return { ...aboutFile(row), type, key, size, etag: `"${gridref}"`, isFixed: true }
}

function aboutFile(row: FileRow) {
  return {
    fileId: row.id,
    name: row.name,
    kind: row.kind,
    isClosed: row.is_private || row.deleted_at !== null,
    ownerId: row.owner_id,
  }
}
