import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import type { NewAddress } from '#modules/auth/accounts/person.ts'
import { personKey } from '../../admin/keys.ts'
import {
  type AddressBook,
  type AddressItem,
  createAddress,
  deleteAddressById,
  listAddresses,
  setDefaultAddress,
  updateAddress,
} from '../address.calls.ts'

type Purpose = 'shipping' | 'invoice' | 'both'
export type Addresses = ReturnType<typeof useAddresses>

/** An address book and everything that changes it; each change brings the book as it is now. */
export function useAddresses(user: string | undefined, onChange?: () => Promise<void>) {
  const client = useQueryClient()
  const queryKey = personKey(user, 'addresses')
  const read = () => call(listAddresses, { query: { user } })
  const query = useQuery({ queryKey, queryFn: read })
  const keep = async (change: Promise<AddressBook>) => {
    try {
      const book = await change
      await onChange?.()
      client.setQueryData(queryKey, book)
    } catch (error) {
      // Somebody was faster: the book is read again, so that the next try starts from theirs.
      if (error instanceof CallError && error.code === 'stale') void query.refetch()
      throw error
    }
  }
  return {
    query,
    save: (given: NewAddress, edited: AddressItem | undefined) =>
      keep(
        edited
          ? call(updateAddress, {
              body: { ...given, uuid: edited.uuid, revision: edited.revision, user },
            })
          : call(createAddress, { body: { ...given, user } }),
      ),
    setDefault: (uuid: string, purpose: Purpose) =>
      keep(call(setDefaultAddress, { body: { uuid, purpose, user } })),
    remove: (uuid: string) =>
      keep(call(deleteAddressById, { params: { id: uuid }, query: { user } })),
  }
}
