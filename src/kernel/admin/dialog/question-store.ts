/** A question that waits for someone; the dialog that draws it gives the answer. */
type QuestionStore<Q, A> = {
  /** Whoever thinks better of it never answers, and what was to follow does not happen. */
  ask(question: Q): Promise<A>
  answer(answer: A): void
  drop(): void
  get(): Q | undefined
  subscribe(listener: () => void): () => void
}

/** @example const moves = questionStore<Move, void>(); await moves.ask({ files }) */
export function questionStore<Q, A>(): QuestionStore<Q, A> {
  const listeners = new Set<() => void>()
  let asked: { question: Q; resolve(answer: A): void } | undefined
  const put = (next: typeof asked) => {
    asked = next
    for (const listener of listeners) listener()
  }
  return {
    ask: (question) => new Promise((resolve) => put({ question, resolve })),
    answer: (answer) => {
      const open = asked
      put(undefined)
      open?.resolve(answer)
    },
    drop: () => put(undefined),
    get: () => asked?.question,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
