/** Whoever asks for the same thing while it is being made waits for that one. */
export function shareWork<T>() {
  const underWay = new Map<string, Promise<T>>()
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = underWay.get(key)
    if (known) return known
    const made = make().finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }
}
