import { Group, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { Copy } from '#kernel/admin/copy-text/copy-text.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { adminMessages } from '../../admin/messages.ts'
import { type ReadLink, readAddress } from '../link.ts'
import classes from './link-address.module.css'

/** The address to hand out; whoever may not hand it out does not see it. */
export function LinkAddress({ item }: ItemProps<ReadLink>) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const mayRead = can(staff('analytics', 'edit'))
  const query = useQuery({
    queryKey: ['analytics', 'link', item._id],
    queryFn: () => call(readAddress, { params: { id: item._id } }),
    enabled: mayRead,
  })
  if (!mayRead) return <Text c="dimmed">{t('links.hidden')}</Text>
  return (
    <SectionQuery query={query} lines={1}>
      {({ url }) => (
        <Group align="flex-end" gap="xs">
          <TextInput
            className={classes.address}
            label={t('links.address')}
            description={t('links.addressHint')}
            value={url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Copy value={url} />
        </Group>
      )}
    </SectionQuery>
  )
}
