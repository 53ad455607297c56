import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { subscriberSource } from '#modules/subscribers/admin/pickers.tsx'
import { adminMessages } from '../../admin/messages.ts'

const PAUSE_MS = 300

type Props = { value: string | null; onChange(id: string | null): void }

/** Chooses a subscriber to look at a mail with their eyes; for those who may see subscribers. */
export function ReaderSelect({ value, onChange }: Props) {
  const t = useMessages(adminMessages)
  const maySee = useCan()(staff('subscribers', 'view'))
  const [search, setSearch] = useState('')
  const [settled] = useDebouncedValue(search, PAUSE_MS)
  const { data = [] } = useQuery({
    queryKey: ['newsletter-readers', settled],
    queryFn: () => subscriberSource.find(settled),
    placeholderData: keepPreviousData,
    enabled: maySee,
  })
  if (!maySee) return null
  return (
    <Select
      label={t('preview.reader')}
      placeholder={t('preview.anybody')}
      data={[...data]}
      value={value}
      onChange={onChange}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('preview.anybody') }}
      onSearchChange={setSearch}
      // The server has searched; what it found is not narrowed down again.
      filter={({ options }) => options}
      nothingFoundMessage={t('preview.nobody')}
    />
  )
}
