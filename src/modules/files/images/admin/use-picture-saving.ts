import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFailureWords } from '#kernel/admin/collection/actions/use-failure-words.ts'
import { useMessages } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { notify } from '#ui/notification/notify.tsx'
import { imageMessages } from '../../admin/messages.ts'
import { readOneFile } from '../../files/admin/file-calls.ts'
import { FILES_KEY } from '../../files/admin/keys.ts'
import type { StoredFile } from '../../files/file.ts'
import { editPicture } from '../image.calls.ts'
import type { PictureEdit } from './use-picture-edit.ts'

/** Saves turn, cut, focal point and alt text in one step; a newer stored version is asked about. */
export function usePictureSaving(edit: PictureEdit, onSaved?: (saved: StoredFile) => void) {
  const t = useMessages(imageMessages)
  const say = useFailureWords()
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<StoredFile>()
  const params = { id: edit.base._id }

  const store = async (version: number) => {
    const { rotate, crop, focal } = edit.look
    const body = { version, rotate, crop, focal, ...edit.words }
    const [saved] = (await call(editPicture, { params, body })).items
    if (!saved) return
    edit.rebase(saved)
    await client.invalidateQueries({ queryKey: FILES_KEY })
    await client.invalidateQueries({ queryKey: ['collection', 'file-details'] })
    notify({ content: t('saved') })
    onSaved?.(saved)
  }
  const refuse = async (error: unknown) => {
    if (error instanceof CallError && error.code === 'stale') {
      return setTheirs(await readOneFile(params.id))
    }
    notify({ type: 'error', content: t('failedSave', { message: say(error) }) })
  }
  const save = async (version = edit.base.version) => {
    if (isSaving) return
    setSaving(true)
    setTheirs(undefined)
    try {
      await store(version)
    } catch (error) {
      await refuse(error).catch((other) => notify({ type: 'error', content: say(other) }))
    } finally {
      setSaving(false)
    }
  }
  return { isSaving, theirs, forget: () => setTheirs(undefined), save }
}
