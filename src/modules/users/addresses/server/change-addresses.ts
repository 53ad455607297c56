import { isStaff } from '#kernel/access/roles.ts'
import { allows, staff } from '#kernel/access/rules.ts'
import { permissionsSection } from '#kernel/contract/sections/permissions.ts'
import { failures } from '#kernel/server/app-error.ts'
import { mustFind, take, type UsersContext } from '../../server/guard.ts'
import { findAccount, lockAccount } from '../../server/queries.ts'
import type { AddressBook } from '../address.calls.ts'
import { type Book, bookOf, toAddressBook } from './address-book.ts'

export async function readAddresses(
  context: UsersContext,
  userId: string | undefined,
): Promise<AddressBook> {
  const id = whose(context, userId, 'view')
  const isOwn = id === context.user.id
  const row = isOwn ? await findAccount(context.db, id) : await mustFind(context.db, id)
  if (!row) throw failures.notFound()
  return toAddressBook(bookOf(row.user_data))
}

/** One change at a time per account: the row is locked, so of two at once neither is lost. */
export async function changeAddresses(
  context: UsersContext,
  userId: string | undefined,
  edit: (book: Book) => Book,
): Promise<AddressBook> {
  const id = whose(context, userId, 'edit')
  return context.change(async (change) => {
    const isOwn = id === context.user.id
    const row = isOwn ? await lockAccount(change.db, id) : await take(context, change, id)
    if (!row) throw failures.notFound()
    const before = bookOf(row.user_data)
    const after = edit(before)
    await change.db
      .updateTable('users')
      .set((eb) => ({
        user_data: JSON.stringify({ ...row.user_data, ...after }),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    await change.audit({ noun: 'user', id, action: 'addresses', before, after })
    return toAddressBook(after)
  })
}

/** Another's address book is nothing a customer may even know of; staff need the right. */
function whose(
  { user, config }: UsersContext,
  wanted: string | undefined,
  action: 'view' | 'edit',
): string {
  if (wanted === undefined || wanted === user.id) return user.id
  if (allows(staff('users', action), user, config.get(permissionsSection).member)) return wanted
  throw isStaff(user) ? failures.noPermission() : failures.notFound()
}
