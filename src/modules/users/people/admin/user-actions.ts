import {
  IconDownload,
  IconEye,
  IconGitMerge,
  IconKey,
  IconLink,
  IconLock,
  IconLockOpen,
  IconLogout,
  IconMailForward,
  IconSend,
  IconUserX,
} from '@tabler/icons-react'
import { isAdmin } from '#kernel/access/roles.ts'
import { admin, system } from '#kernel/access/rules.ts'
import { downloadText } from '#kernel/admin/browse/export/download-text.ts'
import type { ItemAction } from '#kernel/admin/collection/definition.ts'
import { call } from '#kernel/client/call.ts'
import { requestPasswordReset } from '#modules/auth/passwords/password.calls.ts'
import { impersonate } from '../acting.calls.ts'
import {
  blockUser,
  endUserSessions,
  exportPerson,
  inviteUser,
  unblockUser,
} from '../person.calls.ts'
import { userQuestions } from './questions.ts'
import type { Person } from './user-calls.ts'

const paramsOf = ({ _id }: Person) => ({ params: { id: _id } })
const isEditable = (person: Person) => person.isEditable

export const block: ItemAction<Person> = {
  name: 'block',
  icon: IconLock,
  isDanger: true,
  asksFirst: true,
  when: ({ isEditable, isBlocked }) => isEditable && !isBlocked,
  run: (person) => call(blockUser, paramsOf(person)),
}

export const unblock: ItemAction<Person> = {
  name: 'unblock',
  icon: IconLockOpen,
  when: ({ isEditable, isBlocked }) => isEditable && isBlocked,
  run: (person) => call(unblockUser, paramsOf(person)),
}

export const endSessions: ItemAction<Person> = {
  name: 'endSessions',
  icon: IconLogout,
  asksFirst: true,
  when: isEditable,
  run: (person) => call(endUserSessions, { ...paramsOf(person), body: {} }),
}

/** The menu of one person, from everyday to grave. */
export const userActions: readonly ItemAction<Person>[] = [
  {
    name: 'invite',
    icon: IconSend,
    when: ({ isEditable, isBlocked, verified }) => isEditable && !isBlocked && verified === null,
    run: (person) => call(inviteUser, paramsOf(person)),
  },
  {
    name: 'handInvitation',
    icon: IconLink,
    when: ({ isEditable, status }) => isEditable && status === 'invited',
    run: (person) => userQuestions.ask({ kind: 'link', person }),
  },
  {
    name: 'resetPassword',
    icon: IconMailForward,
    when: ({ isEditable, status }) => isEditable && status === 'active',
    run: ({ handle }) => call(requestPasswordReset, { body: { handle } }),
  },
  {
    name: 'setPassword',
    icon: IconKey,
    when: ({ isEditable, isBlocked }) => isEditable && !isBlocked,
    run: (person) => userQuestions.ask({ kind: 'password', person }),
  },
  endSessions,
  {
    name: 'impersonate',
    icon: IconEye,
    access: system,
    asksFirst: true,
    when: (person) => person.isEditable && !person.isBlocked && !isAdmin(person),
    run: lookThroughEyes,
  },
  { name: 'export', icon: IconDownload, access: admin, when: isEditable, run: download },
  {
    name: 'merge',
    icon: IconGitMerge,
    access: admin,
    when: isEditable,
    run: (person) => userQuestions.ask({ kind: 'merge', person }),
  },
  unblock,
  block,
  {
    name: 'erase',
    icon: IconUserX,
    access: admin,
    isDanger: true,
    when: isEditable,
    run: (person) => userQuestions.ask({ kind: 'erase', person }),
  },
]

async function lookThroughEyes(person: Person): Promise<void> {
  const { redirect } = await call(impersonate, paramsOf(person))
  window.location.assign(redirect)
}

async function download(person: Person): Promise<void> {
  const content = JSON.stringify(
    await call(exportPerson, { ...paramsOf(person), query: {} }),
    null,
    2,
  )
  const day = new Date().toISOString().slice(0, 10)
  downloadText({ name: `kontor-daten-${day}.json`, type: 'application/json', content })
}
