type Endings = { subscriber: string; lists: readonly string[]; at: string }

/** Somebody has left lists; `at` is when. */
export const subscriptionsEnded: { readonly name: string; readonly payload?: Endings } = {
  name: 'newsletter.subscriptions-ended',
}
