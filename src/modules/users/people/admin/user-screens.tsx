import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useParams } from 'react-router'
import { admin } from '#kernel/access/rules.ts'
import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { itemKey } from '#kernel/admin/collection/keys.ts'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { useCan } from '#kernel/admin/session.tsx'
import { EraseDialog } from '../../personal-data/admin/erase/erase-dialog.tsx'
import { MergeDialog } from '../../personal-data/admin/merge/merge-dialog.tsx'
import { newUsers } from './new-users.collection.ts'
import { PasswordDialog } from './one-time-password/password-dialog.tsx'
import { put, question } from './questions.ts'
import type { Person } from './user-calls.ts'
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

const close = () => put(undefined)

/** What the menu of a person asks for before it is done. */
function UserDialogs() {
  const asked = useSyncExternalStore(question.subscribe, question.get)
  useEffect(() => close, [])
  if (!asked) return null
  const { person } = asked
  if (asked.kind === 'password')
    return <PasswordDialog person={person} password={asked.password} onClose={close} />
  const Dialog = asked.kind === 'erase' ? EraseDialog : MergeDialog
  return <Dialog person={person} onClose={close} />
}
