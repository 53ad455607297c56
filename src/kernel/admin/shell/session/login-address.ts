import { useLocation } from 'react-router'

/** The login page, which leads back to where someone is now. */
export function useLoginAddress(): string {
  const { pathname, search } = useLocation()
  return `/login?next=${encodeURIComponent(pathname + search)}`
}
