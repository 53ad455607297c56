import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { listFileUses } from '../../contract.ts'
import type { StoredFile } from '../../contract-file.ts'
import { usesKey } from '../browser/keys.ts'
import { UseList } from '../browser/use-list.tsx'
import { fileTexts } from './texts.ts'

/** Where the file is shown. */
export function UsesCard({ item: { _id: id } }: { item: StoredFile }) {
  const t = useTexts(fileTexts)
  const query = useQuery({
    queryKey: usesKey(id),
    queryFn: () => call(listFileUses, { params: { id } }),
  })
  return (
    <SectionQuery query={query} failed={t('uses.failed')}>
      {({ uses }) =>
        uses.length > 0 ? (
          <UseList uses={uses} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('uses.none')}
          </Text>
        )
      }
    </SectionQuery>
  )
}
