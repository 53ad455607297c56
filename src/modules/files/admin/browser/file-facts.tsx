import type { ReactNode } from 'react'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { useSession, useTexts } from '#kernel/admin/session.tsx'
import { formatNumber } from '#kernel/i18n/format.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import type { StoredFile } from '../../contract-file.ts'
import { browserTexts } from '../texts.ts'
import classes from './file-drawer.module.css'

/** What is known of a file; what is empty is left out, but never the missing alt text. */
export function FileFacts({ file }: { file: StoredFile }) {
  const t = useTexts(browserTexts)
  const { lang } = useSession().user
  const { res } = file
  const kind = t(`files.choices.kind.${file.kind}`)
  const number = (value: number) => formatNumber(value, lang)
  return (
    <dl className={classes.facts}>
      <Fact label={t('files.fields.kind')}>
        {file.kind === 'pdf' ? kind : `${kind}, ${file.ext.toUpperCase()}`}
      </Fact>
      <Fact label={t('files.fields.size')}>{fileSize(file.size, lang)}</Fact>
      {res && (
        <Fact label={t('drawer.dimensions')}>
          {number(res.w)} × {number(res.h)}
        </Fact>
      )}
      {file.kind === 'image' && (
        <Fact label={t('files.fields.alt')}>
          {file.alt || <span className={classes.lacking}>{t('drawer.noAlt')}</span>}
        </Fact>
      )}
      {file.description && <Fact label={t('files.fields.description')}>{file.description}</Fact>}
      {file.folder && <Fact label={t('files.fields.folder')}>{file.folder}</Fact>}
      {file.tags.length > 0 && (
        <Fact label={t('files.fields.tags')}>
          <span className={classes.tags}>
            {file.tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </span>
        </Fact>
      )}
      <Fact label={t('files.fields.created')}>
        <RelativeTime date={file.created} locale={lang} />
        {file.ownerName && `, ${file.ownerName}`}
      </Fact>
      {file.updated !== file.created && (
        <Fact label={t('files.fields.updated')}>
          <RelativeTime date={file.updated} locale={lang} />
        </Fact>
      )}
    </dl>
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
