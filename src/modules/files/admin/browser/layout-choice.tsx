import { SegmentedControl } from '@mantine/core'
import { IconLayoutGrid, IconList } from '@tabler/icons-react'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { browserTexts } from '../texts.ts'
import classes from './files-screen.module.css'
import { LAYOUTS, type Layout } from './use-layout.ts'

const ICONS = { grid: IconLayoutGrid, list: IconList }

type Props = { layout: Layout; onLayout(layout: Layout): void }

/** Grid or list. */
export function LayoutChoice({ layout, onLayout }: Props) {
  const t = useTexts(browserTexts)
  return (
    <SegmentedControl
      size="xs"
      aria-label={t('view.label')}
      value={layout}
      onChange={(next) => onLayout(LAYOUTS.find((known) => known === next) ?? 'grid')}
      data={LAYOUTS.map((value) => {
        const Icon = ICONS[value]
        return {
          value,
          label: (
            <span className={classes.layout}>
              <Icon {...SMALL_ICON} />
              <span className={classes.layoutName}>{t(`view.${value}`)}</span>
            </span>
          ),
        }
      })}
    />
  )
}
