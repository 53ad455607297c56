import { Checkbox } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { ACTIONS, type Action } from '#kernel/access/rules.ts'
import type { InputProps } from '#kernel/admin/fields/field.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useModules } from '#kernel/admin/shell/modules-context.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { messages } from '../../messages.ts'
import classes from './grant-matrix.module.css'
import {
  type GrantRow,
  type Grants,
  grantRows,
  withActions,
  withGrant,
  withWhole,
} from './grants.ts'

type Props = {
  row: GrantRow
  granted: readonly Action[]
  isDisabled: boolean
  onGrant(action: Action, isGranted: boolean): void
  onAll(isGranted: boolean): void
}

/** Modules × actions; on a phone every module becomes a block of its own. */
export function GrantMatrix({ value, onChange, isDisabled, error }: InputProps<Grants>) {
  const t = useMessages(messages)
  const rows = grantRows(useModules())
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<IconUsers size={24} stroke={1.5} aria-hidden />}
        title={t('permissions.none')}
        text={t('permissions.noneText')}
      />
    )
  }
  return (
    <>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('permissions.module')}</th>
            {ACTIONS.map((action) => (
              <th key={action} scope="col" className={classes.action}>
                {t(`permissions.${action}`)}
              </th>
            ))}
            <th scope="col" className={classes.action}>
              {t('permissions.all')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GrantLine
              key={row.module}
              row={row}
              granted={value[row.module] ?? []}
              isDisabled={isDisabled}
              onGrant={(action, isGranted) =>
                onChange(
                  withWhole(withGrant(value, { module: row.module, action }, isGranted), row),
                )
              }
              onAll={(isGranted) =>
                onChange(
                  withWhole(
                    withActions(value, row.module, isGranted ? (row.actions ?? ACTIONS) : []),
                    row,
                  ),
                )
              }
            />
          ))}
        </tbody>
      </table>
      {error && (
        <p role="alert" className={classes.fault}>
          {error}
        </p>
      )}
    </>
  )
}

/** One module and what may be done in it. */
function GrantLine({ row, granted, isDisabled, onGrant, onAll }: Props) {
  const t = useMessages(messages)
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
