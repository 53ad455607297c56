import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#kernel/client/request.ts'
import { Import, uploadImport } from '#kernel/contract/admin/imports.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { useMessages } from '../../session.tsx'
import { useAttempt } from '../../use-attempt.ts'
import { messages } from '../messages.ts'
import { importKey } from '../open-import.tsx'

type Props = { kind: string; extensions: readonly string[]; onUploaded(id: string): void }

const TABLES = [
  ...['.csv', '.txt', '.tsv', 'text/csv', 'text/plain', '.xlsx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** A file, or what was copied out of one. */
export function ChooseFile({ kind, extensions, onUploaded }: Props) {
  const t = useMessages(messages)
  const client = useQueryClient()
  const { attempt, isBusy } = useAttempt()
  const [pasted, setPasted] = useState('')
  const upload = (file: Blob, name: string) =>
    attempt(async () => {
      const form = new FormData()
      form.append('file', file, name)
      const url = `${uploadImport.path}?kind=${encodeURIComponent(kind)}`
      const made = Import.parse(await send(uploadImport.method, url, form))
      client.setQueryData(importKey(made._id), made)
      onUploaded(made._id)
    })
  const [ending] = extensions
  const others = ending ? [t('file.others', { ending })] : []
  const description = [t('file.text'), ...others].join(' ')
  return (
    <CardSection title={t('file.title')} description={description}>
      <Stack>
        <Group>
          <FileButton
            accept={[...TABLES, ...extensions].join(',')}
            onChange={(file) => file && void upload(file, file.name)}
          >
            {(props) => (
              <Button {...props} loading={isBusy} leftSection={<IconUpload {...SMALL_ICON} />}>
                {t('file.choose')}
              </Button>
            )}
          </FileButton>
        </Group>
        <Textarea
          label={t('file.paste')}
          autosize
          minRows={5}
          maxRows={16}
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
        <Group>
          <Button
            variant="default"
            disabled={pasted.trim() === ''}
            loading={isBusy}
            onClick={() => void upload(new Blob([pasted]), t('file.pasted'))}
          >
            {t('file.next')}
          </Button>
        </Group>
      </Stack>
    </CardSection>
  )
}
