import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { personKey } from '../../../../admin/keys.ts'
import { adminTexts } from '../../../../admin/messages.ts'
import { readSignIns } from '../../../person.calls.ts'
import type { Person } from '../../user-calls.ts'
import { PasswordCard } from './password-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** When and how a person signs in, and what helps when they cannot. */
export function SignInsTab({ item }: ItemProps<Person>) {
  const t = useTexts(adminTexts)
  const mayEdit = useCan()(staff('users', 'edit')) && item.isEditable
  const signIns = useQuery({
    queryKey: personKey(item._id, 'sign-ins'),
    queryFn: () => call(readSignIns, { params: { id: item._id } }),
  })
  if (!signIns.data) {
    return (
      <CardSection title={t('signIns.title')}>
        <SectionQuery query={signIns} lines={4}>
          {() => null}
        </SectionQuery>
      </CardSection>
    )
  }
  const known = { person: item, signIns: signIns.data, mayEdit }
  return (
    <Stack gap="md">
      <PasswordCard {...known} />
      <SecondFactorCard {...known} />
      <SessionsCard {...known} onChange={() => void signIns.refetch()} />
    </Stack>
  )
}
