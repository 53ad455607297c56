import { useConfirm } from '#kernel/admin/collection/use-confirm.tsx'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { readBlocks } from '#kernel/site/block/read-blocks.ts'
import { readVersion } from '#modules/pages/contract-drafts.ts'
import { notify } from '#ui/notification/notify.tsx'
import { restoreBlock } from '../../model/restore-block.ts'
import { words } from '../../model/step-words.ts'
import { useRoom } from '../room/room-context.tsx'
import { versionTexts } from './texts.ts'

/**
 * Brings back the blocks of a version, or one of them, as one step on the canvas. It is saved like any other step, so
 * locks and conflicts hold for it too; where it takes back what someone else saved, that is asked.
 */
export function useRestoring() {
  const t = useTexts(versionTexts)
  const { user } = useSession()
  const { designer, page, lang, tools, shared, saver } = useRoom()
  const { confirm, dialog } = useConfirm()
  const { attempt, isBusy } = useAttempt()
  const blocksOf = async (number: number) => {
    const params = { id: page._id, number }
    const { blocks } = await call(readVersion, { params, query: { lang } })
    return readBlocks(tools.types, blocks)
  }
  const restore = async (number: number) => {
    const other = shared.unpublishedBy(user.id)
    const question = {
      title: t('askTitle', { number }),
      text: t('askText', { name: other ?? '' }),
      yes: t('restore'),
    }
    if (other !== undefined && !(await confirm(question))) return
    await attempt(async () => {
      if (!designer.bring(await blocksOf(number), words('restored', { number }))) return
      saver.pass()
      const action = { label: t('undo'), onSelect: designer.undo }
      notify({ content: t('restored', { number }), action })
    })
  }
  const restoreOne = (number: number, key: string) =>
    attempt(async () => {
      const blocks = await blocksOf(number)
      const command = restoreBlock(designer.ground(), key, { number, blocks })
      if (typeof command === 'object') designer.run(command)
      else notify({ type: 'notification', content: t(command, { number }) })
    })
  return {
    restore: (number: number) => void restore(number),
    restoreOne: (number: number, key: string) => void restoreOne(number, key),
    isBusy,
    dialog,
  }
}
