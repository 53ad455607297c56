import { useQuery } from '@tanstack/react-query'
import { useMessages } from '#kernel/admin/session.tsx'
import { PersonMark } from '#ui/person-mark/person-mark.tsx'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { Person } from '../person.ts'
import { roleOptions } from './facets.ts'

/** Whole name with initials beside it, and the company below. */
export function NameCell({ row }: { row: Person }) {
  const t = useMessages(adminMessages)
  const name = row.name || t('unnamed')
  const note = [row.company !== name && row.company, row.isCandidate && t('state.candidate')]
  return <PersonMark name={name} note={note.filter(Boolean).join(' · ')} />
}

export function ContactsCell({ row }: { row: Person }) {
  const [first, ...others] = row.contacts
  if (!first) return '–'
  return others.length > 0 ? `${first.value} +${others.length}` : first.value
}

export function RolesCell({ row }: { row: Person }) {
  const t = useMessages(adminMessages)
  const known = useQuery({ queryKey: ['collection', 'persons', 'roles'], queryFn: roleOptions })
  const roles = [...new Set(row.links.map(({ role }) => role))]
  const names = roles.map((role) => known.data?.find(({ value }) => value === role)?.label ?? '…')
  return [row.account && t('state.account'), ...names].filter(Boolean).join(', ') || '–'
}

/** Has an account, is known, or was only typed by a guest. */
export function StateMark({ item }: { item: Person }) {
  const t = useMessages(adminMessages)
  if (item.isCandidate) return <StatusBadge tone="warn" label={t('state.candidate')} />
  if (item.account) return <StatusBadge tone="good" label={t('state.account')} />
  return <StatusBadge tone="info" label={t('state.known')} />
}
