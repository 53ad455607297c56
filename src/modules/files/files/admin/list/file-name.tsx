import { ActionIcon, TextInput } from '@mantine/core'
import { IconCheck, IconPencil } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { staff } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { browserMessages } from '../../../admin/messages.ts'
import type { StoredFile } from '../../file.ts'
import classes from '../drawer/file-drawer.module.css'
import { useKept } from '../edit/use-kept.ts'
import { type OpenFile, renameFile } from '../file-calls.ts'
import { useReloadFiles } from '../use-reload-files.ts'

/** The name, which can be changed in its place. */
export function FileName({ file }: { file: OpenFile }) {
  const t = useMessages(browserMessages)
  const can = useCan()
  const isKept = useKept(file)
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <NameForm file={file} onDone={() => setEditing(false)} />
  return (
    <div className={classes.nameLine}>
      <h2 className={classes.name}>{file.name}</h2>
      {can(staff('files', 'edit')) && !file.deleted && !isKept && (
        <ActionIcon aria-label={t('drawer.renameStart')} onClick={() => setEditing(true)}>
          <IconPencil {...SMALL_ICON} />
        </ActionIcon>
      )}
    </div>
  )
}

function NameForm({ file, onDone }: { file: StoredFile; onDone(): void }) {
  const t = useMessages(browserMessages)
  const { attempt, isBusy } = useAttempt()
  const reload = useReloadFiles()
  const [name, setName] = useState(file.name)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '' || wanted === file.name) return onDone()
    if (!(await attempt(() => renameFile(file, wanted), t('drawer.renamed')))) return
    await reload()
    onDone()
  }
  return (
    <form className={classes.nameLine} onSubmit={(event) => void submit(event)}>
      <TextInput
        className={classes.nameInput}
        aria-label={t('drawer.rename')}
        value={name}
        maxLength={200}
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          event.stopPropagation()
          if (event.key === 'Escape') onDone()
        }}
      />
      <ActionIcon
        type="submit"
        variant="filled"
        color="blue"
        loading={isBusy}
        aria-label={t('drawer.renameDo')}
      >
        <IconCheck {...SMALL_ICON} />
      </ActionIcon>
    </form>
  )
}
