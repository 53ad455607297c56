import { Checkbox, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ROLES, type Role } from '#kernel/access/roles.ts'
import { customField, type Field, type InputProps } from '#kernel/admin/fields/field.ts'
import { choicesFilter } from '#kernel/admin/fields/filter.ts'
import { FieldSet } from '#kernel/admin/fields/inputs/field-set.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { getAvailableGroups } from '../user.calls.ts'
import { RoleBadges } from './marks.tsx'

/** The roles of a person; offered are those the server lets the caller give. */
export function rolesField(roles: readonly Role[]): Field<Role[]> {
  return customField<Role[]>(
    {
      empty: [],
      choices: roles,
      Input: RolesInput,
      Value: RoleBadges,
      plain: (value, { text }) => value.map(text.choice).join(', '),
      filter: choicesFilter(roles),
    },
    { required: true },
  )
}

function RolesInput(props: InputProps<Role[]>) {
  const { field, value, onChange, text, error } = props
  const t = useMessages(adminMessages)
  const { data, isError } = useQuery({
    queryKey: ['users', 'groups'],
    queryFn: () => call(getAvailableGroups, {}),
  })
  if (!data && !isError) return <LoadingState label={t('loading')} count={2} />
  const offered = offeredRoles(data?.groups ?? [], value)
  const toggle = (role: Role, isOn: boolean) =>
    onChange(isOn ? [...value, role] : value.filter((other) => other !== role))
  return (
    <FieldSet field={field} text={text} error={error ?? (isError ? t('roles.failed') : undefined)}>
      <Stack gap="sm">
        {offered.map(({ role, isGivable }) => (
          <Checkbox
            key={role}
            label={text.choice(role)}
            description={t(`roles.${role}`)}
            checked={value.includes(role)}
            disabled={!isGivable && !value.includes(role)}
            onChange={(event) => toggle(role, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </FieldSet>
  )
}

type OfferedRole = { role: Role; isGivable: boolean }

/** Nobody has these by hand: one is nobody, the other belongs to service accounts. */
const HIDDEN: readonly Role[] = ['guest', 'internal']

/** What may be given, and what is there already and may stay; weakest first. */
export function offeredRoles(givable: readonly Role[], present: readonly Role[]): OfferedRole[] {
  return ROLES.filter(
    (role) => !HIDDEN.includes(role) && (givable.includes(role) || present.includes(role)),
  ).map((role) => ({ role, isGivable: givable.includes(role) }))
}
