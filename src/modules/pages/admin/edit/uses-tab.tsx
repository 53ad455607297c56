import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { listReferences } from '../../contract-tree.ts'
import { PAGES } from '../page-keys.ts'
import { editTexts } from '../texts.ts'
import classes from './edit.module.css'

/** Everything that points to the page. */
export function UsesTab({ id }: { id: string }) {
  const t = useTexts(editTexts)
  const adminPath = useAdminPath()
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
            <ul className={classes.lines}>
              {references.map(({ _id, lang, title, link, isLive }) => (
                <li key={`${_id}-${lang}-${isLive}`} className={classes.line}>
                  <Anchor component={Link} to={adminPath(link)}>
                    {title}
                  </Anchor>
                  {lang && <span className={classes.quiet}>{lang}</span>}
                  {!isLive && <span className={classes.quiet}>{t('uses.draft')}</span>}
                </li>
              ))}
            </ul>
            {numDescendants > 0 && <Text>{t('uses.below', { count: numDescendants })}</Text>}
          </>
        )}
      </SectionQuery>
    </CardSection>
  )
}
