import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { listReferences } from '../../contract-tree.ts'
import { PAGES } from '../page-keys.ts'
import { editTexts } from '../texts.ts'
import { UsesList } from './uses-list.tsx'

/** Everything that points to the page. */
export function UsesTab({ id }: { id: string }) {
  const t = useTexts(editTexts)
  const found = useQuery({
    queryKey: [...PAGES, 'references', id],
    queryFn: () => call(listReferences, { params: { id } }),
  })
  return (
    <CardSection title={t('uses.title')} description={t('uses.text')}>
      <SectionQuery query={found}>
        {({ references, numDescendants }) => (
          <>
            {references.length === 0 && <Text c="dimmed">{t('uses.empty')}</Text>}
            <UsesList uses={references} />
            {numDescendants > 0 && <Text>{t('uses.below', { count: numDescendants })}</Text>}
          </>
        )}
      </SectionQuery>
    </CardSection>
  )
}
