import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { system } from '#kernel/access/rules.ts'
import { useCan, useMessages } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { CallError } from '#kernel/client/call-error.ts'
import { tabSession } from '#kernel/client/tab-session.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { adminMessages } from '../../admin/messages.ts'
import { BACKUPS_KEY, type Backups } from '../../admin/use-backups.ts'
import { beginUpload, continueUpload } from '../../contract.ts'
import { ArchiveLine } from './archive-line.tsx'
import classes from './archives.module.css'

const PIECE = 8 * 1024 * 1024

const TRIES = 4

const Failure = z.object({ message: z.string(), code: z.string(), received: z.int().optional() })

type Props = { backups: Backups; onMake(): void }

/** All backups, the newest first. */
export function ArchivesCard({ backups, onMake }: Props) {
  const t = useMessages(adminMessages)
  const { items, house } = backups
  return (
    <CardSection title={t('list.title')} description={t('list.text')} actions={<UploadButton />}>
      {items.length === 0 ? (
        <EmptyState
          title={t(house.last_at ? 'list.elsewhere' : 'list.empty')}
          text={t(house.last_at ? 'list.elsewhereText' : 'list.emptyText')}
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

/** Brings a backup along from another place; only who may restore it needs this. */
function UploadButton() {
  const t = useMessages(adminMessages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [part, setPart] = useState(0)
  if (!useCan()(system)) return null
  const upload = async (file: File | null) => {
    if (!file) return
    setPart(0)
    await attempt(() => sendPieces(file, setPart), t('list.uploaded'))
    await client.invalidateQueries({ queryKey: BACKUPS_KEY })
  }
  return (
    <FileButton accept=".kontor" onChange={(file) => void upload(file)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          size="compact-sm"
          disabled={isBusy}
          leftSection={<IconUpload {...SMALL_ICON} />}
        >
          {isBusy ? t('list.uploading', { percent: Math.floor(part * 100) }) : t('list.upload')}
        </Button>
      )}
    </FileButton>
  )
}

/** Sends a file in pieces; a piece that got lost on the way is sent again. */
async function sendPieces(file: File, onPart: (part: number) => void): Promise<void> {
  const { _id } = await call(beginUpload, { body: { size: file.size } })
  let received = 0
  let failed = 0
  while (received < file.size) {
    try {
      received = await sendPiece(_id, {
        offset: received,
        bytes: file.slice(received, received + PIECE),
      })
      failed = 0
      onPart(received / file.size)
    } catch (error) {
      failed += 1
      const isLost = error instanceof CallError && (error.status === 0 || error.status >= 500)
      if (!isLost || failed >= TRIES) throw error
    }
  }
}

async function sendPiece(id: string, { offset, bytes }: { offset: number; bytes: Blob }) {
  const address = `${continueUpload.path.replace(':id', id)}?offset=${offset}`
  const headers = { 'content-type': continueUpload.stream, 'x-local-session': tabSession() }
  const response = await fetch(address, { method: 'PATCH', headers, body: bytes }).catch(() => {
    throw new CallError({ message: 'offline', code: 'offline', status: 0 })
  })
  const body: unknown = await response.json()
  if (response.ok) return continueUpload.reply.parse(body).received
  const failure = Failure.parse(body)
  // The piece had arrived, only its answer had not.
  if (failure.received !== undefined && failure.received > offset) return failure.received
  throw new CallError({ ...failure, status: response.status })
}
