import { useState } from 'react'
import type { Recipe, StoredFile } from '../../files/file.ts'
import { NO_RECIPE } from '../recipe.ts'
import { isSameLook, sizeOf, turnLook } from './crop/crop-geometry.ts'
import * as steps from './crop/look-history.ts'

/** What a picture shows, in German and in English. */
export type PictureWords = Pick<StoredFile, 'alt' | 'altEn'>

export type PictureEdit = ReturnType<typeof usePictureEdit>

/** A picture being edited: how it looks now, every step of it, and what differs from the stored one. */
export function usePictureEdit(file: StoredFile) {
  const [base, setBase] = useState(file)
  const [history, setHistory] = useState(() => steps.startHistory(file.recipe))
  const [words, setWords] = useState(() => wordsOf(file))
  const { now: look, past, future } = history
  const original = sizeOf(base)
  const isTouched = !isSameLook(look, base.recipe)
  return {
    base,
    original,
    look,
    words,
    write: (written: Partial<PictureWords>) => setWords((known) => ({ ...known, ...written })),
    isDirty: isTouched || words.alt !== base.alt || words.altEn !== base.altEn,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    isOriginal: isSameLook(look, NO_RECIPE),
    change: (next: Recipe) => setHistory((known) => steps.step(known, next)),
    draw: (next: Recipe) => setHistory((known) => steps.draw(known, next)),
    settle: (from: Recipe) => setHistory((known) => steps.settle(known, from)),
    turn: (quarters: -1 | 1) =>
      setHistory((known) => steps.step(known, turnLook(known.now, original, quarters))),
    reset: () => setHistory((known) => steps.step(known, NO_RECIPE)),
    undo: () => setHistory(steps.undo),
    redo: () => setHistory(steps.redo),
    /** The stored picture is another one now; what is on the screen stays. */
    rebase: setBase,
    /** Takes the stored picture as it is. */
    restart: (stored: StoredFile) => {
      setBase(stored)
      setHistory(steps.startHistory(stored.recipe))
      setWords(wordsOf(stored))
    },
  }
}

function wordsOf({ alt, altEn }: StoredFile): PictureWords {
  return { alt, altEn }
}
