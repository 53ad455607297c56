import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import type { StoredSection } from '#kernel/admin/settings/settings-definition.ts'
import { settingsKey } from '#kernel/admin/settings/settings-key.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { configSource } from '#modules/config/admin/pickers.tsx'
import { notify } from '#ui/notification/notify.tsx'
import { type Theme, themeSection } from '../config.ts'
import { designMessages } from './messages.ts'
import { readTheme } from './use-design.ts'

const { name } = themeSection

/** Saves the whole look; when somebody else was faster, their version is kept to choose from. */
export function useSavingDesign(version: number, onSaved: (saved: Theme) => void) {
  const t = useMessages(designMessages)
  const say = useFailureWords()
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<StoredSection>()
  const keep = (stored: StoredSection) => {
    setTheirs(undefined)
    client.setQueryData(settingsKey(name), stored)
    onSaved(readTheme(stored.value))
  }
  const save = async (theme: Theme) => {
    setSaving(true)
    try {
      keep(await configSource.save(name, { value: theme, version: theirs?.version ?? version }))
      notify({ content: t('save.saved') })
    } catch (error) {
      const isStale = error instanceof CallError && error.status === 409
      if (isStale) setTheirs(await configSource.load(name))
      notify({ type: 'error', content: isStale ? t('save.conflict') : say(error) })
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving, theirs, takeTheirs: () => theirs && keep(theirs) }
}
