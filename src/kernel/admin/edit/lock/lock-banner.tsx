import { Button } from '@mantine/core'
import { IconLock, IconUserExclamation } from '@tabler/icons-react'
import { LOCALES } from '#kernel/i18n/format.ts'
import { ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { formatRelative } from '#ui/relative-time/relative.ts'
import { useConfirm } from '../../collection/use-confirm.tsx'
import { useFailureWords } from '../../collection/use-failure-words.ts'
import { useSession, useTexts } from '../../session.tsx'
import { Banner } from '../banner.tsx'
import { editTexts } from '../messages.ts'
import { useEditLock } from './use-edit-lock.ts'

type Props = { noun: string; id: string; isOn: boolean }

/** Who else has this open for editing, since when, and how to take it over. */
export function LockBanner(target: Props) {
  const t = useTexts(editTexts)
  const { lang } = useSession().user
  const say = useFailureWords()
  const { lock, isLost, takeOver } = useEditLock(target)
  const { confirm, dialog } = useConfirm()
  if (!lock || lock.isMine) return dialog
  const { name, since } = lock.holder
  const begun = formatRelative(Date.parse(since), Date.now(), LOCALES[lang])
  const words = isLost
    ? t('lock.lost', { name })
    : t(lock.isOwnOtherTab ? 'lock.ownTab' : 'lock.other', { name, since: begun })

  const take = async () => {
    const question = {
      title: t('lock.takeTitle', { name }),
      text: t('lock.takeText', { name }),
      yes: t('lock.take'),
    }
    if (!lock.isOwnOtherTab && !(await confirm(question))) return
    try {
      await takeOver()
      notify({ content: t('lock.taken') })
    } catch (error) {
      notify({ type: 'error', content: t('lock.failed', { message: say(error) }) })
    }
  }
  return (
    <>
      <Banner
        tone="warn"
        icon={isLost ? <IconUserExclamation {...ICON} /> : <IconLock {...ICON} />}
        text={words}
      >
        <Button variant="default" size="compact-sm" onClick={() => void take()}>
          {t('lock.take')}
        </Button>
      </Banner>
      {dialog}
    </>
  )
}
