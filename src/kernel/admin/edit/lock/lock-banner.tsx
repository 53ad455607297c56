import { Button } from '@mantine/core'
import { IconLock, IconUserExclamation } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#kernel/client/call.ts'
import {
  type EditLock,
  LOCK_RENEWAL_SECONDS,
  releaseEditLock,
  takeEditLock,
} from '#kernel/contract/admin/edit-locks.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { ICON } from '#ui/icon-size.ts'
import { notify } from '#ui/notification/notify.tsx'
import { formatRelative } from '#ui/relative-time/relative.ts'
import { useConfirm } from '../../collection/actions/use-confirm.tsx'
import { useFailureWords } from '../../collection/actions/use-failure-words.ts'
import { useMessages, useSession } from '../../session.tsx'
import { Banner } from '../banner.tsx'
import { editMessages } from '../messages.ts'

type Target = { noun: string; id: string; isOn: boolean }

type Props = { noun: string; id: string; isOn: boolean }

/** Who else has this open for editing, since when, and how to take it over. */
export function LockBanner(target: Props) {
  const t = useMessages(editMessages)
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

/**
 * Holds the lock of a thing while its form is open, and says when someone else has it. A lock that
 * cannot be had only means that nobody is warned: the version still guards what is saved.
 */
function useEditLock({ noun, id, isOn }: Target) {
  const client = useQueryClient()
  const queryKey = ['edit-lock', noun, id]
  const { data: lock } = useQuery({
    queryKey,
    queryFn: () => call(takeEditLock, { body: { noun, id } }),
    enabled: isOn,
    refetchInterval: LOCK_RENEWAL_SECONDS * 1000,
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  })
  const [wasMine, setWasMine] = useState(false)
  if (lock?.isMine && !wasMine) setWasMine(true)

  useEffect(() => {
    if (!isOn) return
    return () => {
      // On leaving there is nobody left to tell; the lease ends by itself.
      call(releaseEditLock, { query: { noun, id } }).catch(() => undefined)
    }
  }, [noun, id, isOn])

  return {
    lock,
    isLost: wasMine && lock !== undefined && !lock.isMine,
    takeOver: async (): Promise<EditLock> => {
      const taken = await call(takeEditLock, { body: { noun, id, takeOver: true } })
      client.setQueryData(queryKey, taken)
      return taken
    },
  }
}
