/**
 * Whoever asks for the same thing while it is being made waits for that one. Keys that are not unique in
 * this process are told apart by what they belong to.
 * @example const share = shareWork<Verdict>(); await share(upload.id, () => finish(upload))
 */
export function shareWork<T>() {
  const everywhere = {}
  const underWay = new WeakMap<object, Map<string, Promise<T>>>()
  return (key: string, make: () => Promise<T>, within: object = everywhere): Promise<T> => {
    const here = underWay.get(within) ?? new Map<string, Promise<T>>()
    underWay.set(within, here)
    const known = here.get(key)
    if (known) return known
    const made = make().finally(() => here.delete(key))
    here.set(key, made)
    return made
  }
}
