import { useEffect, useSyncExternalStore } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { BrowseScreen } from '#kernel/admin/browse/browse-screen.tsx'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { useCan } from '#kernel/admin/session.tsx'
import { PeopleNav } from '../../admin/people-nav.tsx'
import { MergeDialog } from '../../merges/admin/merge-dialog.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { persons, personsWithoutBirthday } from './persons.collection.tsx'
import { personQuestions } from './questions.ts'

export function BrowsePersons() {
  return (
    <>
      <PeopleNav />
      <BrowseScreen collection={persons} />
    </>
  )
}

export function EditPerson() {
  const seesBirthdays = useCan()(staff('members', 'edit'))
  return (
    <>
      <EditScreen collection={seesBirthdays ? persons : personsWithoutBirthday} />
      <PersonDialogs />
    </>
  )
}

const close = () => personQuestions.drop()

/** What the menu of a person asks for before it is done. */
function PersonDialogs() {
  const asked = useSyncExternalStore(personQuestions.subscribe, personQuestions.get)
  useEffect(() => close, [])
  if (!asked) return null
  const { kind, ...rest } = asked
  return kind === 'erase' ? (
    <EraseDialog person={rest.person} onClose={close} />
  ) : (
    <MergeDialog key={rest.other} {...rest} onClose={close} />
  )
}
