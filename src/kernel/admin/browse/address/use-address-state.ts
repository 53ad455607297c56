import { useSearchParams } from 'react-router'
import type { Collection } from '../../collection/collection.ts'
import { useRememberedAddress } from './remembered-address.ts'
import { type BrowseState, readBrowseState, writeBrowseState } from './url-state.ts'

type Change = Partial<BrowseState> | ((now: BrowseState) => Partial<BrowseState>)

/** What the address says, and how to change it. */
export function useAddressState(collection: Collection) {
  const [address, setAddress] = useSearchParams()
  useRememberedAddress(collection.name, address.toString())
  return {
    state: readBrowseState(address, collection),
    /**
     * Every other condition starts at the first page. What holds now is read from the address,
     * because two quick clicks may come before the first one is drawn.
     */
    change: (next: Change, options: { replace?: boolean } = {}) => {
      const now = readBrowseState(new URLSearchParams(window.location.search), collection)
      const wanted = typeof next === 'function' ? next(now) : next
      setAddress(writeBrowseState({ ...now, page: 0, ...wanted }, collection), {
        ...options,
        preventScrollReset: true,
      })
    },
  }
}
