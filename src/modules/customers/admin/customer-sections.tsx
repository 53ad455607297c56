import { Anchor, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import { admin, staff } from '#kernel/access/rules.ts'
import type { ItemProps } from '#kernel/admin/collection/definition.ts'
import { useAdminPath, useCan, useMessages, useSession } from '#kernel/admin/session.tsx'
import { formatMoment, formatMoney, formatNumber } from '#kernel/i18n/format.ts'
import type { Customer } from '../customer.ts'
import { adminMessages } from './messages.ts'
import { ACCOUNT, PERSON } from './paths.ts'

/** What somebody has bought, and what is to be paid by either side. */
export function StandingSection({ item }: ItemProps<Customer>) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const money = (cents: number) => formatMoney(cents, lang, item.currency)
  const facts = [
    ['orders', formatNumber(item.orders, lang)],
    ['turnover', money(item.turnover)],
    ['open', money(item.open)],
    ['owed', money(item.owed)],
    ['created', formatMoment(item.created, lang)],
    ...(item.last_order ? [['last_order', formatMoment(item.last_order, lang)] as const] : []),
  ] as const
  return facts.map(([name, said]) => (
    <Group key={name} justify="space-between">
      <Text c="dimmed">{t(`customers.fields.${name}`)}</Text>
      <Text>{said}</Text>
    </Group>
  ))
}

/** Who it is; what else is known of them is kept with the person. */
export function PersonSection({ item }: ItemProps<Customer>) {
  const t = useMessages(adminMessages)
  const can = useCan()
  const adminPath = useAdminPath()
  const { name, company, email, person, account } = item
  return (
    <>
      <Text fw={550}>{name}</Text>
      {company && <Text>{company}</Text>}
      <Anchor href={`mailto:${encodeURIComponent(email)}`}>{email}</Anchor>
      {can(staff('people', 'view')) && (
        <>
          <Anchor component={Link} to={adminPath(`${PERSON}/${person}`)}>
            {t('openPerson')}
          </Anchor>
          <Text size="sm" c="dimmed">
            {t('personHint')}
          </Text>
        </>
      )}
      {account && can(admin) && (
        <Anchor component={Link} to={adminPath(`${ACCOUNT}/${account}`)}>
          {t('openAccount')}
        </Anchor>
      )}
    </>
  )
}
