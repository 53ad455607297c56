import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldText } from '#kernel/admin/fields/words.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { byPlace } from '#kernel/site/block/grid/by-place.ts'
import { typeOf } from '#kernel/site/block/walk-blocks.ts'
import { StatusBadge, type StatusTone } from '#ui/status-badge/status-badge.tsx'
import { inspectorWords } from '../blocks/inspector/inspector-words.ts'
import { blockName } from '../blocks/outline/block-words.ts'
import { TYPES } from '../edit/draft-content.ts'
import classes from '../edit/edit.module.css'
import { editTexts } from '../texts.ts'
import type { BlockChange } from './diff-blocks.ts'
import { diffWords } from './diff-words.ts'

const TONES: Readonly<Record<BlockChange['kind'], StatusTone>> = {
  added: 'good',
  removed: 'bad',
  changed: 'info',
  moved: 'neutral',
}

type Props = { change: BlockChange; onRestore: (() => void) | undefined }

/** What became of one block, word by word. */
export function BlockChangeView({ change, onRestore }: Props) {
  const t = useTexts(editTexts)
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

type WordsProps = { label: ReactNode; before: string; after: string }

export function WordChange({ label, before, after }: WordsProps) {
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
