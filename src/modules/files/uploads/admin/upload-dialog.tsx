import { Autocomplete, Button, Stack, Switch, TagsInput } from '@mantine/core'
import { useState } from 'react'
import { useMessages } from '#kernel/admin/session.tsx'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { uploadMessages } from '../../admin/messages.ts'
import { useFacets } from '../../files/admin/use-facets.ts'
import { addFiles } from './add-files.ts'
import { DropPlace } from './drop/drop-place.tsx'
import { DropVeil } from './drop/drop-veil.tsx'
import { joinFolders } from './drop/dropped-files.ts'
import { useIncoming } from './drop/use-incoming.ts'
import type { Target } from './queue/queue.ts'

type Props = { isOpen: boolean; folder: string; onClose(): void }

/** Uploading with a folder, tags and a say in who may see it. */
export function UploadDialog({ isOpen, folder, onClose }: Props) {
  const t = useMessages(uploadMessages)
  const labels = useDialogLabels()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('dialog.title')}
      labels={labels}
      size="md"
      footer={<Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      {isOpen && <UploadForm folder={folder} />}
    </Modal>
  )
}

function UploadForm({ folder }: { folder: string }) {
  const t = useMessages(uploadMessages)
  const { folders, tags: knownTags } = useFacets()
  const [target, setTarget] = useState<Target>({ folder, tags: [], isPrivate: false })
  const change = (next: Partial<Target>) => setTarget((now) => ({ ...now, ...next }))
  const add = (given: Parameters<typeof addFiles>[0]) =>
    addFiles(given, { ...target, folder: joinFolders(target.folder) })
  const isOver = useIncoming(add)
  return (
    <Stack gap="md">
      <Autocomplete
        label={t('dialog.folder')}
        description={t('dialog.folderHint')}
        data={[...folders]}
        limit={50}
        value={target.folder}
        onChange={(value) => change({ folder: value })}
      />
      <TagsInput
        label={t('dialog.tags')}
        description={t('dialog.tagsHint')}
        data={[...knownTags]}
        limit={50}
        value={[...target.tags]}
        onChange={(tags) => change({ tags })}
      />
      <Switch
        label={t('dialog.private')}
        description={t('dialog.privateHint')}
        checked={target.isPrivate}
        onChange={(event) => change({ isPrivate: event.currentTarget.checked })}
      />
      <DropPlace onFiles={add} />
      <DropVeil isShown={isOver} label={t('drop.veil')} />
    </Stack>
  )
}
