import { Navigate, useParams } from 'react-router'
import { EditScreen } from '#kernel/admin/edit/edit-screen.tsx'
import { useAdminPath } from '#kernel/admin/session.tsx'
import { SENDINGS } from '../../admin/paths.ts'
import { sendings } from './sendings.collection.tsx'

/** An empty form; what the address names is chosen already. */
export function NewSending() {
  const { templateId, listId } = useParams()
  const adminPath = useAdminPath()
  if (!templateId) return <EditScreen collection={sendings} />
  const chosen = new URLSearchParams({ template: templateId, ...(listId && { list: listId }) })
  return <Navigate replace to={adminPath(`${SENDINGS}/edit?${chosen}`)} />
}
