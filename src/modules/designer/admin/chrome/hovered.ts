let key: string | undefined

/** The block under the pointer. No state of React: it changes with every move. */
export const hovered = {
  get: () => key,
  /** Whether it is another one now. */
  set: (next: string | undefined): boolean => {
    const isOther = next !== key
    key = next
    return isOther
  },
}
