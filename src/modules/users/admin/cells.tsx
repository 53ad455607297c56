import type { CellProps } from '#kernel/admin/collection/definition.ts'
import { OnlineMark, PersonMark, RoleBadges, StatusMark } from './marks.tsx'
import { personName } from './person-name.ts'
import type { Person } from './user-calls.ts'

export function NameCell({ row }: CellProps<Person, 'name'>) {
  return <PersonMark name={personName(row)} note={row.company || undefined} />
}

export function RolesCell({ value }: CellProps<Person, 'roles'>) {
  return <RoleBadges value={value} />
}

export function StatusCell({ value }: CellProps<Person, 'status'>) {
  return <StatusMark value={value} />
}

export function OnlineCell({ row }: CellProps<Person, 'online'>) {
  return <OnlineMark user={row} />
}
