import { Button } from '@mantine/core'
import { useMessages } from '../../session.tsx'
import { isTrash, withFilter, withoutFilters } from '../address/url-state.ts'
import { browseMessages } from '../messages.ts'
import classes from '../toolbar.module.css'
import type { Browse } from '../use-browse.ts'
import { FilterPill } from './filter-pill.tsx'

/** Every filter as a chip: dashed while it is open to anything, solid once it narrows the list. */
export function FilterBar({ browse }: { browse: Browse }) {
  const t = useMessages(browseMessages)
  const { collection, state, change } = browse
  const filters = Object.entries(collection.filters).filter(([, { isTab }]) => !isTab)
  if (filters.length === 0) return null
  return (
    <fieldset aria-label={t('filter.bar')} className={classes.filters}>
      {filters.map(([key, filter]) => (
        <FilterPill
          key={key}
          browse={browse}
          name={key}
          filter={filter}
          value={state.filters[key]}
          onChange={(value) => change((now) => withFilter(now, key, value))}
        />
      ))}
      {Object.keys(state.filters).length > (isTrash(state) ? 1 : 0) && (
        <Button variant="subtle" size="compact-sm" onClick={() => change(withoutFilters)}>
          {t('filter.reset')}
        </Button>
      )}
    </fieldset>
  )
}
