import { useQuery } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { listFileUses } from '../../contract.ts'
import type { StoredFile } from '../../contract-file.ts'
import { browserTexts } from '../texts.ts'
import classes from './file-drawer.module.css'
import { usesKey } from './keys.ts'
import { UseList } from './use-list.tsx'

export function FileUses({ file }: { file: StoredFile }) {
  const t = useTexts(browserTexts)
  const uses = useQuery({
    queryKey: usesKey(file._id),
    queryFn: () => call(listFileUses, { params: { id: file._id } }),
  })
  return (
    <section>
      <h3 className={classes.section}>{t('drawer.uses')}</h3>
      <SectionQuery query={uses} failed={t('drawer.usesFailed')}>
        {({ uses: places }) =>
          places.length > 0 ? (
            <UseList uses={places} />
          ) : (
            <p className={classes.nowhere}>{t('drawer.noUses')}</p>
          )
        }
      </SectionQuery>
    </section>
  )
}
