import { useQuery } from '@tanstack/react-query'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { personKey } from '../../../admin/keys.ts'
import { adminMessages } from '../../../admin/messages.ts'
import { listConsents } from '../../person.calls.ts'
import type { Person } from '../user-calls.ts'
import { ConsentList } from './consent-list.tsx'

/** What a person has agreed to, word for word. */
export function ConsentsTab({ item }: ItemProps<Person>) {
  const t = useMessages(adminMessages)
  const consents = useQuery({
    queryKey: personKey(item._id, 'consents'),
    queryFn: () => call(listConsents, { params: { id: item._id } }),
  })
  return (
    <CardSection title={t('consents.title')} description={t('consents.text')}>
      <SectionQuery query={consents}>
        {(found) => <ConsentList consents={found.consents} />}
      </SectionQuery>
    </CardSection>
  )
}
