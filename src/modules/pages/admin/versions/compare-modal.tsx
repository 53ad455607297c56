import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useTexts } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { readBlocks } from '#kernel/site/block/read-blocks.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { TYPES } from '../edit/draft-content.ts'
import classes from '../edit/edit.module.css'
import { editTexts } from '../texts.ts'
import { BlockChangeView, WordChange } from './changes-view.tsx'
import { diffBlocks } from './diff-blocks.ts'
import { diffFields } from './diff-fields.ts'
import type { VersionsSource } from './versions-source.ts'

type Props = {
  source: VersionsSource
  /** The version to compare with the draft; none closes the window. */
  number: number | undefined
  onClose(): void
  onRestoreBlock: ((block: string) => void) | undefined
}

/** A version and the draft, block by block and word by word. */
export function CompareModal({ source, number, onClose, onRestoreBlock }: Props) {
  const t = useTexts(editTexts)
  const labels = useDialogLabels()
  const both = useQuery({
    queryKey: [...source.key, 'compare', number],
    queryFn: () => source.compare(number ?? 0),
    enabled: number !== undefined,
  })
  return (
    <Modal
      opened={number !== undefined}
      onClose={onClose}
      title={t('versions.compareTitle', { number: number ?? 0 })}
      labels={labels}
      size="xl"
      canFullscreen
    >
      <SectionQuery query={both}>
        {({ from, to }) => {
          const [was, is] = [readBlocks(TYPES, from.blocks), readBlocks(TYPES, to.blocks)]
          const changes = diffBlocks(TYPES, was, is)
          const fields = diffFields(from.fields, to.fields)
          if (changes.length + fields.length === 0) return <Text>{t('versions.same')}</Text>
          return (
            <ul className={classes.lines}>
              {fields.map(({ name, before, after }) => (
                <li key={name} className={classes.line}>
                  <WordChange label={source.fieldLabel(name)} before={before} after={after} />
                </li>
              ))}
              {changes.map((change) => (
                <BlockChangeView
                  key={change.id}
                  change={change}
                  onRestore={
                    onRestoreBlock && change.before ? () => onRestoreBlock(change.id) : undefined
                  }
                />
              ))}
            </ul>
          )
        }}
      </SectionQuery>
    </Modal>
  )
}
