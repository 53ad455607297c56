let giveUp: (() => void) | undefined

/**
 * Running text has one editor at a time, whatever screen and frame it stands in (guides, designer,
 * criterion 11). Call it right before an editor is made: the one before gives up at once. Answers
 * with how to let go of the turn.
 * @example const release = takeEditorTurn(() => editor.destroy())
 */
export function takeEditorTurn(onTaken: () => void): () => void {
  const before = giveUp
  giveUp = onTaken
  before?.()
  return () => {
    if (giveUp === onTaken) giveUp = undefined
  }
}
