import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatMoment } from '#kernel/i18n/format.ts'
import { adminTexts } from '../../../admin/messages.ts'
import { personName } from '../../../admin/person-name.ts'
import { RoleBadges } from '../../../people/admin/marks.tsx'
import type { UserRecord } from '../../../people/user.ts'
import classes from './comparison.module.css'

type Props = { from: UserRecord; into: UserRecord }

const PARTS = ['name', 'handle', 'company', 'roles', 'number', 'addresses', 'created'] as const

/** Both accounts side by side: the one that goes, and the one that stays. */
export function Comparison({ from, into }: Props) {
  const t = useTexts(adminTexts)
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('merge.goes')}</th>
          <th scope="col">{t('merge.remains')}</th>
        </tr>
      </thead>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part}>
            <th scope="row">{t(`merge.parts.${part}`)}</th>
            <td>
              <PartOf user={from} part={part} />
            </td>
            <td>
              <PartOf user={into} part={part} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PartOf({ user, part }: { user: UserRecord; part: (typeof PARTS)[number] }) {
  const { lang } = useSession().user
  if (part === 'name') return personName(user)
  if (part === 'handle') return user.handle
  if (part === 'company') return user.userData.company || '–'
  if (part === 'roles') return <RoleBadges value={user.roles} />
  if (part === 'number') return user.customer_number ?? '–'
  if (part === 'addresses') return user.userData.addresses.length
  return formatMoment(user.created, lang)
}
