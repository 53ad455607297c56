import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { ConsentSteps } from '#modules/consents/admin/pickers.tsx'
import { adminMessages } from '../../admin/messages.ts'
import type { Subscriber } from '../subscriber.ts'

/** What proves that mails may go to this address, and who it is. */
export function ProofSection({ item }: ItemProps<Subscriber>) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  if (!item._id) return <Text c="dimmed">{t('sub.later')}</Text>
  return (
    <>
      {item.person && can(staff('people', 'view')) && (
        <Anchor component={Link} to={adminPath(`person/edit/${item.person}`)}>
          {t('sub.person')}
        </Anchor>
      )}
      {can(staff('consents', 'view')) ? (
        <ConsentSteps subject={item._id} version={item.version} />
      ) : (
        <Text c="dimmed">{t('sub.noProof')}</Text>
      )}
    </>
  )
}
