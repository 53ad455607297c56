import { useState } from 'react'
import { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { secret } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatMoment, formatNumber } from '#kernel/i18n/format.ts'
import { formatBytes } from '#ui/quota-bar/quota.ts'
import { StatusBadge } from '#ui/status-badge/status-badge.tsx'
import { adminMessages, adminWords } from '../../admin/messages.ts'
import { askDownload } from '../../contract.ts'
import { RestoreDialog } from '../../restore/admin/restore-dialog.tsx'
import type { Archive, Run } from '../archive.ts'
import { ArchiveMenu } from './archive-menu.tsx'
import classes from './archives.module.css'
import { OpenDialog } from './open-dialog.tsx'

const SHORTEST = 10

const schema = z.object({ password: z.string().min(SHORTEST).max(200) })

const fields = { password: secret({ required: true }) }

const words = wordsOf(adminWords, 'download')

export type ArchiveDialog = 'download' | 'open' | 'restore'
type Props = { archive: Archive; runs: readonly Run[] }

/** One backup: when, how large, how trustworthy, and what can be done with it. */
export function ArchiveLine({ archive, runs }: Props) {
  const { lang } = useSession().user
  const [asked, setAsked] = useState<ArchiveDialog>()
  const close = () => setAsked(undefined)
  return (
    <li className={classes.line}>
      <div>
        <p className={classes.name}>{formatMoment(archive.made_at, lang)}</p>
        <Facts archive={archive} />
        <Marks archive={archive} />
        <Faults archive={archive} />
      </div>
      <ArchiveMenu archive={archive} onAsk={setAsked} />
      {asked === 'download' && <DownloadDialog archive={archive} onClose={close} />}
      {asked === 'open' && <OpenDialog archive={archive} onClose={close} />}
      {asked === 'restore' && <RestoreDialog archive={archive} runs={runs} onClose={close} />}
    </li>
  )
}

function Facts({ archive }: { archive: Archive }) {
  const t = useMessages(adminMessages)
  const { lang } = useSession().user
  const { size, rows, files, made_by, kind } = archive
  const sum =
    rows > 0
      ? t('list.facts', {
          size: formatBytes(size, lang),
          rows: formatNumber(rows, lang),
          files: formatNumber(files, lang),
        })
      : formatBytes(size, lang)
  const from = [t(`list.kind.${kind}`), made_by].filter((word) => word !== '').join(', ')
  return (
    <p className={classes.facts}>
      {sum} · {from}
    </p>
  )
}

function Marks({ archive }: { archive: Archive }) {
  const t = useMessages(adminMessages)
  const { state, proof, offsite, locked } = archive
  return (
    <div className={classes.marks}>
      {state === 'failed' && <StatusBadge tone="bad" label={t('list.failed')} />}
      {state === 'making' && <StatusBadge tone="info" label={t('list.making')} />}
      {locked && <StatusBadge tone="warn" label={t('list.locked')} />}
      {state === 'ready' && !proof && <StatusBadge label={t('proof.none')} />}
      {proof && (
        <StatusBadge
          tone={proof.ok ? 'good' : 'bad'}
          label={t(proof.ok ? 'proof.good' : 'proof.bad')}
        />
      )}
      {offsite === 'done' && <StatusBadge tone="good" label={t('list.offsiteDone')} />}
      {offsite === 'failed' && <StatusBadge tone="bad" label={t('list.offsiteFailed')} />}
    </div>
  )
}

/** What is wrong, and what to do about it. */
function Faults({ archive }: { archive: Archive }) {
  const t = useMessages(adminMessages)
  const { proof, offsite, offsite_answer } = archive
  return (
    <>
      {proof && !proof.ok && (
        <p className={classes.fault}>{t(`proof.fault.${proof.fault ?? 'unknown'}`)}</p>
      )}
      {offsite === 'failed' && (
        <p className={classes.fault}>{t('list.offsiteText', { answer: offsite_answer })}</p>
      )}
    </>
  )
}

/** Asks for a password, then lets the browser fetch the file that is locked with it. */
function DownloadDialog({ archive, onClose }: { archive: Archive; onClose(): void }) {
  const t = useMessages(adminMessages)
  const download = async ({ password }: z.output<typeof schema>) => {
    const params = { id: archive._id }
    const { address } = await call(askDownload, { params, body: { password } })
    const link = document.createElement('a')
    link.href = address
    link.download = archive.name
    link.click()
  }
  return (
    <FieldsDialog
      isOpen
      title={t('download.title')}
      text={t('download.text')}
      submit={t('download.submit')}
      fields={fields}
      words={words}
      schema={schema}
      onSubmit={download}
      onClose={onClose}
    />
  )
}
