import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isAdmin } from '#kernel/access/roles.ts'
import { useConfirm } from '#kernel/admin/collection/actions/use-confirm.tsx'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useAdminPath, useMessages, useSession } from '#kernel/admin/session.tsx'
import { AdminPageHead } from '#kernel/admin/shell/admin-page-head.tsx'
import { useModules } from '#kernel/admin/shell/modules-context.tsx'
import { useAttempt } from '#kernel/admin/use-attempt.ts'
import { call } from '#kernel/client/call.ts'
import { LOCALES } from '#kernel/i18n/format.ts'
import { CardSection } from '#ui/card-section/card-section.tsx'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { locksMessages } from '../../admin/messages.ts'
import { editLink } from '../../files/admin/paths.ts'
import { galleryLink } from '../../galleries/admin/paths.ts'
import { freeFileLock, type LockEntry, listFileLocks } from '../lock.calls.ts'
import classes from './locks-screen.module.css'

const KEY = ['files', 'locks'] as const
const LOOK_AGAIN_MS = 15_000

/** Who is editing what since when, and how to release a lock that got stuck. */
export function LocksScreen() {
  const t = useMessages(locksMessages)
  const query = useQuery({
    queryKey: KEY,
    queryFn: async () => (await call(listFileLocks, {})).filelock,
    refetchInterval: LOOK_AGAIN_MS,
  })
  return (
    <div className={classes.screen}>
      <AdminPageHead title={t('title')} breadcrumb={[{ label: t('settings'), path: 'settings' }]} />
      <CardSection title={t('list')} description={t('text')}>
        <SectionQuery query={query} lines={4}>
          {(locks) =>
            locks.length === 0 ? (
              <EmptyState title={t('empty.title')} text={t('empty.text')} />
            ) : (
              <ul className={classes.locks}>
                {locks.map((lock) => (
                  <LockLine key={lock._id} lock={lock} />
                ))}
              </ul>
            )
          }
        </SectionQuery>
      </CardSection>
    </div>
  )
}

function LockLine({ lock }: { lock: LockEntry }) {
  const t = useMessages(locksMessages)
  const { user } = useSession()
  const isMine = lock.lockedBy === user.id
  const kind = useKindWords(lock.noun)
  const what = lock.label || kind.charAt(0).toUpperCase() + kind.slice(1)
  return (
    <li className={classes.lock}>
      <div className={classes.what}>
        <LockedThing lock={lock} what={what} />
        <span className={classes.who}>
          {isMine ? t('mine', { what: kind }) : t('theirs', { who: lock.lockedByName, what: kind })}
        </span>
      </div>
      <dl className={classes.times}>
        <Moment label={t('since')} date={lock.since} />
        <Moment label={t('until')} date={lock.until} />
      </dl>
      {(isMine || isAdmin(user)) && <Release lock={lock} what={what} isMine={isMine} />}
    </li>
  )
}

/** 'eine Datei', as the module that owns it says. */
function useKindWords(noun: string): string {
  const t = useMessages(locksMessages)
  const { lang } = useSession().user
  const owner = useModules().find(({ nouns }) => nouns?.[noun])
  return owner?.nouns?.[noun]?.[lang] ?? t('something')
}

function LockedThing({ lock, what }: { lock: LockEntry; what: string }) {
  const adminPath = useAdminPath()
  if (!lock.label) return <strong>{what}</strong>
  const path = lock.noun === 'gallery' ? galleryLink(lock.item) : editLink(lock.item)
  return <Link to={adminPath(path)}>{what}</Link>
}

function Moment({ label, date }: { label: string; date: string }) {
  const { lang } = useSession().user
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <RelativeTime date={date} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
      </dd>
    </div>
  )
}

type ReleaseProps = { lock: LockEntry; what: string; isMine: boolean }

function Release({ lock, what, isMine }: ReleaseProps) {
  const t = useMessages(locksMessages)
  const client = useQueryClient()
  const { confirm, dialog } = useConfirm()
  const { attempt, isBusy } = useAttempt()
  const release = async () => {
    const who = { who: lock.lockedByName }
    const question = { title: t('ask.title', who), text: t('ask.text', who), yes: t('ask.yes') }
    if (!isMine && !(await confirm(question))) return
    await attempt(() => call(freeFileLock, { body: { _id: lock._id } }), t('done'))
    await client.invalidateQueries({ queryKey: KEY })
  }
  return (
    <>
      <Button
        variant="default"
        loading={isBusy}
        aria-label={t('freeNamed', { what })}
        onClick={() => void release()}
      >
        {t('free')}
      </Button>
      {dialog}
    </>
  )
}
