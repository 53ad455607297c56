import { useEffect } from 'react'

const keyOf = (name: string) => `kontor.browse.${name}`

/** Keeps the conditions of a list for this tab, so that the way back from a thing leads to them. */
export function useRememberedAddress(name: string, address: string): void {
  useEffect(() => {
    sessionStorage.setItem(keyOf(name), address)
  }, [name, address])
}

/** '?status=open' or '' */
export function rememberedAddress(name: string): string {
  const address = sessionStorage.getItem(keyOf(name))
  return address ? `?${address}` : ''
}
