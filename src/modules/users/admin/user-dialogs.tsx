import { useEffect, useSyncExternalStore } from 'react'
import { EraseDialog } from './erase/erase-dialog.tsx'
import { MergeDialog } from './merge/merge-dialog.tsx'
import { PasswordDialog } from './one-time-password/password-dialog.tsx'
import { put, question } from './questions.ts'

const close = () => put(undefined)

/** What the menu of a person asks for before it is done. */
export function UserDialogs() {
  const asked = useSyncExternalStore(question.subscribe, question.get)
  useEffect(() => close, [])
  if (!asked) return null
  const { person } = asked
  if (asked.kind === 'password')
    return <PasswordDialog person={person} password={asked.password} onClose={close} />
  const Dialog = asked.kind === 'erase' ? EraseDialog : MergeDialog
  return <Dialog person={person} onClose={close} />
}
