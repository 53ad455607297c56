import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type Question } from './confirm-dialog.tsx'

export type Confirm = (question: Question) => Promise<boolean>

/**
 * A question before something is done; draw `dialog` somewhere on the screen.
 * @example if (await confirm({ title, yes: t('close') })) await close()
 */
export function useConfirm(): { confirm: Confirm; dialog: ReactNode } {
  const [asked, setAsked] = useState<Question & { answer(isYes: boolean): void }>()
  const [isOpen, setOpen] = useState(false)
  const confirm: Confirm = (question) =>
    new Promise((answer) => {
      setAsked({ ...question, answer })
      setOpen(true)
    })
  const answer = (isYes: boolean) => {
    setOpen(false)
    asked?.answer(isYes)
  }
  return {
    confirm,
    dialog: <ConfirmDialog question={asked} isOpen={isOpen} onAnswer={answer} />,
  }
}
