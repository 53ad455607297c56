import { Button, Checkbox, Popover, SegmentedControl, Select } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useMessages } from '../session.tsx'
import { browseMessages } from './messages.ts'
import { usePreferences } from './preferences.ts'
import type { Column } from './rows/columns.ts'
import classes from './toolbar.module.css'
import type { Browse } from './use-browse.ts'

type Props = {
  browse: Browse
  columns: readonly Column[]
  visible: readonly Column[]
  isNarrow: boolean
}

/** Which columns, how high the rows, and on phones the order; kept on this device. */
export function DisplayMenu({ browse, columns, visible, isNarrow }: Props) {
  const t = useMessages(browseMessages)
  const { isCompact, setPreferences } = usePreferences(browse.collection.name)
  const names = visible.map(({ name }) => name)
  const toggle = (name: string) =>
    setPreferences({
      columns: names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
    })
  return (
    <Popover position="bottom-end" width={260} trapFocus>
      <Popover.Target>
        <Button
          variant="default"
          px="sm"
          leftSection={<IconAdjustmentsHorizontal {...SMALL_ICON} />}
        >
          {t('display.button')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('display.button')}>
        {isNarrow && <OrderChoice browse={browse} columns={columns} />}
        <fieldset className={classes.group}>
          <legend>{t('display.columns')}</legend>
          {columns.map(({ name, label }, place) => (
            <Checkbox
              key={name}
              label={label}
              checked={names.includes(name)}
              disabled={place === 0}
              onChange={() => toggle(name)}
            />
          ))}
        </fieldset>
        {!isNarrow && (
          <fieldset className={classes.group}>
            <legend>{t('display.density')}</legend>
            <SegmentedControl
              fullWidth
              size="xs"
              aria-label={t('display.density')}
              value={isCompact ? 'compact' : 'roomy'}
              onChange={(density) => setPreferences({ isCompact: density === 'compact' })}
              data={[
                { value: 'roomy', label: t('display.roomy') },
                { value: 'compact', label: t('display.compact') },
              ]}
            />
          </fieldset>
        )}
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => setPreferences({ columns: undefined, isCompact: undefined })}
        >
          {t('display.reset')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}

/** Cards have no heads to click on. */
function OrderChoice({ browse, columns }: { browse: Browse; columns: readonly Column[] }) {
  const t = useMessages(browseMessages)
  const data = columns.flatMap(({ sortKey, label }) =>
    sortKey
      ? [
          { value: sortKey, label: t('table.ascending', { label }) },
          { value: `-${sortKey}`, label: t('table.descending', { label }) },
        ]
      : [],
  )
  if (data.length === 0) return null
  return (
    <Select
      label={t('table.sortBy')}
      data={data}
      value={browse.state.sort}
      allowDeselect={false}
      comboboxProps={{ withinPortal: false }}
      onChange={(sort) => browse.change({ sort: sort ?? browse.collection.sort })}
      mb="sm"
    />
  )
}
