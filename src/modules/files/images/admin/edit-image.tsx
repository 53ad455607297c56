import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { ListFailure } from '#kernel/admin/browse/list-states.tsx'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { CallError } from '#kernel/client/call-error.ts'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingState } from '#ui/states/loading-state.tsx'
import { imageMessages } from '../../admin/messages.ts'
import { isPixels } from '../../files/admin/edit/is-pixels.ts'
import { useKept } from '../../files/admin/edit/use-kept.ts'
import { type OpenFile, readOneFile } from '../../files/admin/file-calls.ts'
import { editLink, FILES } from '../../files/admin/paths.ts'
import { ImageEditor } from './image-editor.tsx'

/** The image editor, or why there is none for this file. */
export function EditImage() {
  const t = useMessages(imageMessages)
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const query = useQuery({
    queryKey: ['files', 'to-edit', id],
    queryFn: () => readOneFile(id),
    // An answer of yesterday would be edited on top of today's picture.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const go = (label: string, path: string) => ({
    label,
    onSelect: () => void navigate(adminPath(path)),
  })
  const { data: file, error } = query
  const isMissing = error instanceof CallError && [400, 404].includes(error.status)
  if (isMissing || file?.deleted) {
    const action = go(t('missing.action'), FILES)
    return <EmptyState title={t('missing.title')} text={t('missing.text')} action={action} />
  }
  if (error) {
    return <ListFailure title={t('failed')} error={error} onRetry={() => void query.refetch()} />
  }
  if (!file) return <LoadingState label={t('loading')} shape="form" count={6} />
  if (!isPixels(file)) {
    const action = go(t('back'), editLink(id))
    return <EmptyState title={t('noPixels.title')} text={t('noPixels.text')} action={action} />
  }
  return <MayEdit file={file} />
}

/** What visitors see changes with the picture, so that takes the right to publish. */
function MayEdit({ file }: { file: OpenFile }) {
  const t = useMessages(imageMessages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  if (!useKept(file)) return <ImageEditor key={file._id} file={file} />
  const back = () => void navigate(adminPath(editLink(file._id)))
  const action = { label: t('back'), onSelect: back }
  return <EmptyState title={t('kept.title')} text={t('kept.text')} action={action} />
}
