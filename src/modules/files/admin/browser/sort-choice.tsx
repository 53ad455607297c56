import { Select } from '@mantine/core'
import { useTexts } from '#kernel/admin/session.tsx'
import { browserTexts } from '../texts.ts'
import classes from './file-grid.module.css'
import type { FileBrowse } from './use-file-browse.ts'

/** Tiles have no heads to click on. */
export function SortChoice({ browse }: { browse: FileBrowse }) {
  const t = useTexts(browserTexts)
  return (
    <Select
      className={classes.sort}
      size="xs"
      aria-label={t('sort.label')}
      value={browse.state.sort}
      allowDeselect={false}
      onChange={(sort) => browse.change({ sort: sort ?? browse.collection.sort })}
      data={[
        { value: '-created', label: t('sort.created') },
        { value: 'created', label: t('sort.createdUp') },
        { value: 'name', label: t('sort.name') },
        { value: '-name', label: t('sort.nameDown') },
        { value: '-size', label: t('sort.size') },
        { value: 'size', label: t('sort.sizeUp') },
        { value: '-updated', label: t('sort.updated') },
        { value: 'updated', label: t('sort.updatedUp') },
      ]}
    />
  )
}
