import { useTexts } from '#kernel/admin/session.tsx'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { adminTexts } from '../../admin/messages.ts'
import type { Backups } from '../../admin/use-backups.ts'
import { ArchiveLine } from './archive-line.tsx'
import classes from './archives.module.css'
import { UploadButton } from './upload-button.tsx'

type Props = { backups: Backups; onMake(): void }

/** All backups, the newest first. */
export function ArchivesCard({ backups, onMake }: Props) {
  const t = useTexts(adminTexts)
  const { items } = backups
  return (
    <CardSection title={t('list.title')} description={t('list.text')} actions={<UploadButton />}>
      {items.length === 0 ? (
        <EmptyState
          title={t('list.empty')}
          text={t('list.emptyText')}
          action={{ label: t('now'), onSelect: onMake }}
        />
      ) : (
        <ul className={classes.lines}>
          {items.map((archive) => (
            <ArchiveLine key={archive._id} archive={archive} runs={backups.runs} />
          ))}
        </ul>
      )}
    </CardSection>
  )
}
