import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAdminPath, useTexts } from '#kernel/admin/session.tsx'
import { texts as shellTexts } from '#kernel/admin/shell/texts.ts'
import { useDialogLabels } from '#kernel/admin/shell/use-dialog-labels.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { notify } from '#ui/notification/notify.tsx'
import type { Page } from '../../contract-page.ts'
import { pagePath } from '../paths.ts'
import { browseTexts } from '../texts.ts'
import { makePage, type NewPageAnswer } from './make-page.ts'
import { NewPageForm } from './new-page-form.tsx'

type Props = {
  isOpen: boolean
  parent: string | null
  pages: readonly Page[]
  onClose(): void
  onMade(): Promise<unknown>
}

/** A title is enough; the address follows it, and says at once when it is taken. */
export function NewPageDialog({ isOpen, parent, pages, onClose, onMade }: Props) {
  const t = useTexts(browseTexts)
  const shell = useTexts(shellTexts)
  const labels = useDialogLabels()
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const id = useId()
  const [isSending, setSending] = useState(false)
  const make = async (answer: NewPageAnswer) => {
    const made = await makePage(answer)
    await onMade()
    notify({ content: t('said.created', { title: answer.title }) })
    if (made) await navigate(adminPath(pagePath(made._id, answer.lang)))
  }
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('newPage.title')}
      labels={labels}
      size="md"
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {shell('dialog.cancel')}
          </Button>
          <Button type="submit" form={id} loading={isSending}>
            {t('newPage.submit')}
          </Button>
        </>
      }
    >
      {isOpen && (
        <NewPageForm id={id} parent={parent} pages={pages} onMake={make} onSending={setSending} />
      )}
    </Modal>
  )
}
