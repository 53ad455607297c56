/** The search box between keyboard and address, which follows with a delay. */
export type SearchText = {
  /** What stands in the box. */
  typed: string
  /** What the address last said. */
  known: string
}

/** While someone types the box leads; otherwise it says what the address says. */
export function followAddress(text: SearchText, address: string, isTyping: boolean): SearchText {
  if (isTyping) return address === text.known ? text : { ...text, known: address }
  const isFollowing = address === text.known && address === text.typed
  return isFollowing ? text : { typed: address, known: address }
}
