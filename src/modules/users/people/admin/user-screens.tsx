import { Button } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { Link, useParams } from 'react-router'
import { displayName } from '#kernel/access/roles.ts'
import { admin } from '#kernel/access/rules.ts'
import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { itemKey } from '#kernel/admin/collection/keys.ts'
import { Banner } from '#kernel/admin/edit/banner.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../admin/messages.ts'
import { ACCOUNT } from '../../admin/paths.ts'
import { EraseDialog } from '../../personal-data/admin/erase/erase-dialog.tsx'
import { MergeDialog } from '../../personal-data/admin/merge/merge-dialog.tsx'
import { InvitationDialog } from './invitation-dialog.tsx'
import { newUsers } from './new-users.collection.ts'
import { PasswordDialog } from './one-time-password/password-dialog.tsx'
import { userQuestions } from './questions.ts'
import type { Person } from './user-calls.ts'
import { shownUsers, users, usersOfAdmin } from './users.collection.tsx'

export function BrowseUsers() {
  return (
    <>
      <OwnAccount />
      <BrowseScreen collection={users} />
    </>
  )
}

/** Built-in accounts are in no list; whoever uses one should see all the same where they are. */
function OwnAccount() {
  const t = useMessages(adminMessages)
  const adminPath = useAdminPath()
  const { user } = useSession()
  if (user.handle.includes('@')) return null
  return (
    <Banner icon={<IconUserCircle {...ICON} />} text={t('own.listed', { name: displayName(user) })}>
      <Button component={Link} to={adminPath(ACCOUNT)} variant="default" size="compact-md">
        {t('own.account')}
      </Button>
    </Banner>
  )
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

const close = () => userQuestions.drop()

const DIALOGS = { erase: EraseDialog, merge: MergeDialog, link: InvitationDialog } as const

/** What the menu of a person asks for before it is done. */
function UserDialogs() {
  const asked = useSyncExternalStore(userQuestions.subscribe, userQuestions.get)
  useEffect(() => close, [])
  if (!asked) return null
  const { person } = asked
  if (asked.kind === 'password')
    return <PasswordDialog person={person} password={asked.password} onClose={close} />
  const Dialog = DIALOGS[asked.kind]
  return <Dialog person={person} onClose={close} />
}
