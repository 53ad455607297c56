import { Text } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { CONTROL_GROUPS, type ControlName } from '#ui/controls-toolbar/controls.ts'
import { ControlsToolbar } from '#ui/controls-toolbar/controls-toolbar.tsx'
import { messages } from '../../messages.ts'
import { Piece } from '../piece.tsx'

const NAMES = CONTROL_GROUPS.flat()

export function ToolbarPiece() {
  const t = useMessages(messages)
  const [used, setUsed] = useState<ControlName>('edit')
  const labels = {
    add: t('controls.add'),
    edit: t('controls.edit'),
    gallery: t('controls.gallery'),
    save: t('controls.save'),
    cancel: t('controls.cancel'),
    drag: t('controls.drag'),
    delete: t('controls.delete'),
    resize: t('controls.resize'),
    moveUp: t('controls.moveUp'),
    moveDown: t('controls.moveDown'),
    settings: t('controls.settings'),
    design: t('controls.design'),
  }
  const handlers = Object.fromEntries(NAMES.map((name) => [name, () => setUsed(name)]))
  return (
    <Piece
      name="toolbar"
      title={t('pieces.toolbar')}
      text={t('pieces.toolbarText')}
      constants={[[t('names.buttons'), NAMES.length]]}
    >
      <ControlsToolbar label={t('sample.toolbar')} handlers={handlers} labels={labels} />
      <Text c="dimmed" role="status">
        {t('sample.used', { name: labels[used] })}
      </Text>
    </Piece>
  )
}
