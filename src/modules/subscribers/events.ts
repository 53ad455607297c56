/** `by`: how; 'moved' is who goes on under another address. */
type Endings = { subscriber: string; lists: readonly string[]; at: string; by: string }

/** Somebody has left lists; `at` is when. */
export const subscriptionsEnded: { readonly name: string; readonly payload?: Endings } = {
  name: 'newsletter.subscriptions-ended',
}

type Untracked = { subscriber: string }

/** Somebody does not want it noticed any more that they open mails. */
export const trackingEnded: { readonly name: string; readonly payload?: Untracked } = {
  name: 'newsletter.tracking-ended',
}

type Resumed = { subscriber: string; lists: readonly string[] }

/** Somebody took their leaving back. */
export const subscriptionsResumed: { readonly name: string; readonly payload?: Resumed } = {
  name: 'newsletter.subscriptions-resumed',
}
