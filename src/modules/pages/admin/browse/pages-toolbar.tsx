import { CloseButton, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { PAGE_STATUSES } from '../../contract-values.ts'
import { browseTexts } from '../texts.ts'
import classes from './pages-screen.module.css'
import type { Ask } from './read-pages.ts'

const TYPING_PAUSE = 250

type Props = { ask: Ask; count: number | undefined; onChange(part: Record<string, string>): void }

/** Search and status; both stand in the address of the screen. */
export function PagesToolbar({ ask, count, onChange }: Props) {
  const t = useTexts(browseTexts)
  const [typed, setTyped] = useState(ask.search)
  const search = useDebouncedCallback((q: string) => onChange({ q }), TYPING_PAUSE)
  const type = (value: string) => {
    setTyped(value)
    search(value)
  }
  return (
    <div className={classes.tools}>
      <TextInput
        className={classes.search}
        role="searchbox"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        leftSection={<IconSearch {...SMALL_ICON} />}
        rightSection={
          typed && <CloseButton size="sm" aria-label={t('search.clear')} onClick={() => type('')} />
        }
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {!ask.isTrash && (
        <Select
          className={classes.filter}
          aria-label={t('filter.label')}
          placeholder={t('filter.all')}
          data={PAGE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={ask.status ?? null}
          clearable
          clearButtonProps={{ 'aria-label': t('filter.all') }}
          onChange={(status) => onChange({ status: status ?? '' })}
        />
      )}
      {count !== undefined && <span className={classes.count}>{t('list.count', { count })}</span>}
    </div>
  )
}
