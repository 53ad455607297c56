import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { admin } from '#kernel/access/rules.ts'
import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { itemKey } from '#kernel/admin/collection/keys.ts'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { useCan } from '#kernel/admin/session.tsx'
import { newUsers } from './new-users.collection.ts'
import type { Person } from './user-calls.ts'
import { UserDialogs } from './user-dialogs.tsx'
import { shownUsers, users, usersOfAdmin } from './users.collection.tsx'

export function BrowseUsers() {
  return <BrowseScreen collection={users} />
}

export function AddUser() {
  return <EditScreen collection={newUsers} />
}

/** Which form a person gets is known once they are read; the engine reads them. */
export function EditUser() {
  const { id } = useParams()
  const can = useCan()
  const { data } = useQuery<Person>({ queryKey: itemKey(users, id), enabled: false })
  const editable = can(admin) ? usersOfAdmin : users
  return (
    <>
      <EditScreen collection={data?.isEditable === false ? shownUsers : editable} />
      <UserDialogs />
    </>
  )
}
