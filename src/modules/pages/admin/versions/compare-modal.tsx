import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { byPlace } from '#kernel/site/block/grid/by-place.ts'
import { readBlocks } from '#kernel/site/block/tree/read-blocks.ts'
import { typeOf } from '#kernel/site/block/tree/walk-blocks.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { inspectorWords } from '../blocks/inspector/inspector-words.ts'
import { blockName } from '../blocks/outline/block-words.ts'
import { TYPES } from '../edit/drafts/draft-content.ts'
import classes from '../edit/edit.module.css'
import { editMessages } from '../messages.ts'
import { type BlockChange, diffBlocks } from './diff-blocks.ts'
import { diffFields } from './diff-fields.ts'
import { diffWords } from './diff-words.ts'
import type { VersionsSource } from './versions-source.ts'

const TONES: Readonly<Record<BlockChange['kind'], StatusTone>> = {
  added: 'good',
  removed: 'bad',
  changed: 'info',
  moved: 'neutral',
}

type BlockChangeViewProps = { change: BlockChange; onRestore: (() => void) | undefined }

type WordsProps = { label: ReactNode; before: string; after: string }

type Props = {
  source: VersionsSource
  /** The version to compare with the draft; none closes the window. */
  number: number | undefined
  onClose(): void
  onRestoreBlock: ((block: string) => void) | undefined
}

/** A version and the draft, block by block and word by word. */
export function CompareModal({ source, number, onClose, onRestoreBlock }: Props) {
  const t = useMessages(editMessages)
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

/** What became of one block, word by word. */
function BlockChangeView({ change, onRestore }: BlockChangeViewProps) {
  const t = useMessages(editMessages)
  const { lang } = useSession().user
  const block = change.after ?? change.before
  if (!block) return null
  const words = inspectorWords(block.type, lang)
  const name = blockName(t, { block, type: typeOf(TYPES, block) }, lang)
  return (
    <li className={classes.line}>
      <strong>{name}</strong>
      <StatusBadge label={t(`diff.${change.kind}`)} tone={TONES[change.kind]} />
      {change.isResized && <span className={classes.quiet}>{t('diff.size')}</span>}
      <span className={classes.grow} />
      {onRestore && (
        <Button variant="default" size="compact-sm" onClick={onRestore}>
          {t('versions.restoreBlock')}
        </Button>
      )}
      {change.props.map(({ name: prop, before, after }) => (
        <WordChange key={prop} label={fieldText(words, prop).label} before={before} after={after} />
      ))}
    </li>
  )
}

function WordChange({ label, before, after }: WordsProps) {
  return (
    <div className={classes.change}>
      <span className={classes.quiet}>{label}</span>
      <p className={classes.diff}>
        {byPlace(diffWords(before, after)).map(({ key, item: { kind, text } }) => {
          if (kind === 'added') return <ins key={key}>{text}</ins>
          return kind === 'removed' ? <del key={key}>{text}</del> : text
        })}
      </p>
    </div>
  )
}
