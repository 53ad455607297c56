import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import type { StoredFile } from '../../contract-file.ts'
import { downloadPath } from '../../contract-pictures.ts'
import classes from './facts-card.module.css'
import { fileTexts } from './texts.ts'

/** What the file is, where it comes from and how it is addressed. */
export function FactsCard({ item: file }: { item: StoredFile }) {
  const t = useTexts(fileTexts)
  const { lang } = useSession().user
  const pixels = ({ w, h }: { w: number; h: number }) =>
    t('facts.pixels', { w: formatNumber(w, lang), h: formatNumber(h, lang) })
  const { res, originalRes } = file
  const isReshaped = originalRes && res && (res.w !== originalRes.w || res.h !== originalRes.h)
  const moment = (date: string) => (
    <RelativeTime date={date} locale={LOCALES[lang]} timeZone="Europe/Berlin" />
  )
  return (
    <>
      <dl className={classes.facts}>
        <Fact label={t('facts.type')}>
          {t(`kinds.${file.kind}`)} · {file.ext.toUpperCase()}
        </Fact>
        <Fact label={t('facts.size')}>{fileSize(file.size, lang)}</Fact>
        {res && <Fact label={t('facts.dimensions')}>{pixels(res)}</Fact>}
        {isReshaped && <Fact label={t('facts.original')}>{pixels(originalRes)}</Fact>}
        <Fact label={t('facts.uploaded')}>
          {moment(file.created)} {file.ownerName && t('facts.by', { name: file.ownerName })}
        </Fact>
        <Fact label={t('facts.changed')}>{moment(file.updated)}</Fact>
      </dl>
      <CopyAddress id={file._id} />
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function CopyAddress({ id }: { id: string }) {
  const t = useTexts(fileTexts)
  const address = location.origin + downloadPath(id)
  return (
    <CopyButton value={address}>
      {({ copied, copy }) => (
        <Button
          variant="default"
          fullWidth
          leftSection={copied ? <IconCheck {...SMALL_ICON} /> : <IconCopy {...SMALL_ICON} />}
          onClick={copy}
        >
          <span aria-live="polite">{t(copied ? 'facts.copied' : 'facts.copy')}</span>
        </Button>
      )}
    </CopyButton>
  )
}
