import { Button, Checkbox, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { createSection } from '../../contract-sections.ts'
import { blockAt } from '../../model/doc.ts'
import { topsOf } from '../../model/walk-doc.ts'
import { useDesigner, useRoom } from '../room/room-context.tsx'
import { OWN_SECTIONS } from './own-sections.tsx'
import classes from './sections.module.css'
import { sectionTexts } from './texts.ts'

/** Keeps the selected blocks under a name, for oneself or for everyone who edits pages. */
export function KeepSelection() {
  const t = useTexts(sectionTexts)
  const { designer, lang } = useRoom()
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [title, setTitle] = useState('')
  const [isShared, setShared] = useState(false)
  const count = useDesigner(({ selection }) => selection.length)
  if (count === 0) return null
  const keep = async () => {
    const { doc, selection } = designer.store.getState()
    const blocks = topsOf(doc, selection).flatMap((key) => blockAt(doc, key) ?? [])
    const scope: 'shared' | 'own' = isShared ? 'shared' : 'own'
    const said = t('keep.done', { name: title.trim() })
    const body = { title, blocks, lang, scope }
    if (!(await attempt(() => call(createSection, { body }), said))) return
    setTitle('')
    await client.invalidateQueries({ queryKey: OWN_SECTIONS })
  }
  return (
    <form
      className={classes.keep}
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim()) void keep()
      }}
    >
      <TextInput
        size="xs"
        label={t('keep.name')}
        placeholder={t('keep.example')}
        maxLength={120}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Checkbox
        size="xs"
        label={t('keep.shared')}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      <Button
        type="submit"
        size="xs"
        variant="default"
        disabled={title.trim() === ''}
        loading={isBusy}
      >
        {t('keep.save')}
      </Button>
    </form>
  )
}
