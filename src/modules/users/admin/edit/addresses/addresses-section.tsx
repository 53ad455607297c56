import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useCan } from '#kernel/admin/session.tsx'
import type { Person } from '../../user-calls.ts'
import { AddressList } from './address-list.tsx'

/** The address book of another person; the form reads its newer version after each change. */
export function AddressesSection({ item, reload }: ItemProps<Person>) {
  const mayEdit = useCan()(staff('users', 'edit')) && item.isEditable
  const { first_name, last_name, company } = item
  return (
    <AddressList
      userId={item._id}
      isReadOnly={!mayEdit}
      proposal={{ first_name, last_name, company }}
      onChange={reload}
    />
  )
}
