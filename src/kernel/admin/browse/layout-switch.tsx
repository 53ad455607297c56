import { SegmentedControl } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import type { IconType } from '../module.ts'
import { useTexts } from '../session.tsx'
import { browseTexts } from './messages.ts'
import classes from './toolbar.module.css'
import type { Browse } from './use-browse.ts'

const TABLE = 'table'

/** Table or one of the collection's own layouts. */
export function LayoutSwitch({ browse }: { browse: Browse }) {
  const t = useTexts(browseTexts)
  const { collection, words, state, change } = browse
  const layouts = Object.entries(collection.layouts ?? {})
  if (layouts.length === 0) return null
  const option = (value: string, label: string, Icon: IconType) => ({
    value,
    label: (
      <span className={classes.layout}>
        <Icon size={16} stroke={1.75} />
        {label}
      </span>
    ),
  })
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('display.layouts')}
      value={state.layout ?? TABLE}
      onChange={(layout) => change({ layout: layout === TABLE ? undefined : layout })}
      data={[
        option(TABLE, t('display.table'), IconTable),
        ...layouts.map(([name, { icon }]) => option(name, words.layouts?.[name] ?? name, icon)),
      ]}
    />
  )
}
