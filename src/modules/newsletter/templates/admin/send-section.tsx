import { Button, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { Link } from 'react-router'
import { staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useCan, useMessages } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { adminMessages } from '../../admin/messages.ts'
import { NEW_SENDING } from '../../admin/paths.ts'
import type { NewsletterTemplate } from '../template.ts'

/** On from the template to the newsletter that is made of it. */
export function SendSection({ item }: ItemProps<NewsletterTemplate>) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  if (item.status !== 'ready') return <Text c="dimmed">{t('send.unready')}</Text>
  if (!can(staff('sendings', 'create'))) return <Text c="dimmed">{t('send.noRight')}</Text>
  return (
    <Button
      component={Link}
      variant="default"
      leftSection={<IconSend {...SMALL_ICON} />}
      to={adminPath(`${NEW_SENDING}/${item._id}`)}
    >
      {t('send.link')}
    </Button>
  )
}
