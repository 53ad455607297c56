import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { useMessages } from '#kernel/admin/session.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { fileMessages } from '../../../admin/messages.ts'
import { readOneFile } from '../file-calls.ts'
import { documentDetails, pictureDetails } from './file-details.tsx'

/** A file with its details; what is asked for depends on whether it is a picture. */
export function EditFile() {
  const t = useMessages(fileMessages)
  const { id = '' } = useParams()
  const { data, isPending } = useQuery({
    queryKey: ['files', 'kind', id],
    queryFn: async () => (await readOneFile(id)).kind,
    retry: false,
  })
  if (isPending) return <LoadingState label={t('loading')} shape="form" count={6} />
  // What could not be read is told by the screen itself.
  return <EditScreen collection={data === 'image' ? pictureDetails : documentDetails} />
}
