import { useNavigate } from 'react-router'
import { rememberedAddress } from '../browse/address/remembered-address.ts'
import type { Collection } from '../collection/collection.ts'
import { useAdminPath } from '../session.tsx'

/** Back to the list as it was left, with its filters. */
export function useBackToList(collection: Collection): () => void {
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  return () => void navigate(adminPath(listAddress(collection)))
}

/** Below the admin base. */
export function listAddress({ name, paths }: Collection): string {
  return paths.browse + rememberedAddress(name)
}
