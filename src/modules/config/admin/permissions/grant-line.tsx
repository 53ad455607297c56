import { Checkbox } from '@mantine/core'
import { ACTIONS, type Action } from '#kernel/access/rules.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { texts } from '../../messages.ts'
import classes from './grant-matrix.module.css'
import type { GrantRow } from './grants.ts'

type Props = {
  row: GrantRow
  granted: readonly Action[]
  isDisabled: boolean
  onGrant(action: Action, isGranted: boolean): void
  onAll(isGranted: boolean): void
}

/** One module and what may be done in it. */
export function GrantLine({ row, granted, isDisabled, onGrant, onAll }: Props) {
  const t = useTexts(texts)
  const module = row.label[useSession().user.lang]
  const { actions = ACTIONS } = row
  const hasAll = granted.length === actions.length
  const box = (action: string) => ({
    className: classes.box,
    classNames: { label: classes.boxLabel },
    label: action,
    'aria-label': t('permissions.grant', { module, action }),
    disabled: isDisabled,
  })
  return (
    <tr>
      <th scope="row" className={classes.module}>
        {module}
      </th>
      {ACTIONS.map((action) => (
        <td key={action} className={classes.action}>
          {actions.includes(action) && (
            <Checkbox
              {...box(t(`permissions.${action}`))}
              checked={granted.includes(action)}
              onChange={(event) => onGrant(action, event.currentTarget.checked)}
            />
          )}
        </td>
      ))}
      <td className={classes.action}>
        <Checkbox
          {...box(t('permissions.all'))}
          checked={hasAll}
          indeterminate={granted.length > 0 && !hasAll}
          onChange={() => onAll(!hasAll)}
        />
      </td>
    </tr>
  )
}
