import { Button, CopyButton, Text } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { collection } from '#kernel/admin/collection/collection.ts'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { fileSize } from '#kernel/admin/fields/inputs/files/file-size.ts'
import { boolean, tags } from '#kernel/admin/fields/kinds/choice-fields.ts'
import { multiline, text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { SectionQuery } from '#kernel/admin/section-query.tsx'
import { useMessages, useSession } from '#kernel/admin/session.tsx'
import { call } from '#kernel/client/call.ts'
import { formatNumber, LOCALES } from '#kernel/i18n/format.ts'
import { SMALL_ICON } from '#ui/icon-size.ts'
import { RelativeTime } from '#ui/relative-time/relative-time.tsx'
import { fileMessages } from '../../../admin/messages.ts'
import { downloadPath } from '../../../images/image-address.ts'
import { listFileUses, updateFileById } from '../../file.calls.ts'
import type { StoredFile } from '../../file.ts'
import { type OpenFile, readOneFile } from '../file-calls.ts'
import { suggestTags } from '../file-filters.ts'
import { folderField } from '../folders/folder-field.tsx'
import { usesKey } from '../keys.ts'
import { FILES } from '../paths.ts'
import { FilePreview } from '../preview/file-preview.tsx'
import { UseList } from '../use-list.tsx'
import classes from './facts-card.module.css'
import { FileStatus } from './file-status.tsx'
import { ManageCard } from './manage-card.tsx'
import { FILE } from './paths.ts'

type FileDraft = Pick<
  StoredFile,
  'name' | 'description' | 'alt' | 'altEn' | 'tags' | 'folder' | 'isPrivate'
>

const fields = {
  name: text({ required: true }),
  description: multiline({ max: 5000, rows: 3 }),
  alt: multiline({ max: 1000, rows: 2 }),
  altEn: multiline({ max: 1000, rows: 2 }),
  tags: tags({ suggest: suggestTags }),
  folder: folderField(),
  isPrivate: boolean(),
}

const about = ['name', 'description'] as const
const order = ['folder', 'tags'] as const
const access = ['isPrivate'] as const

export const pictureDetails = detailsWith({ about, picture: ['alt', 'altEn'], order, access })
export const documentDetails = detailsWith({ about, order, access })

type Main = Readonly<Record<string, readonly (keyof FileDraft)[]>>

/** Only pictures are described for those who cannot see them. */
function detailsWith(main: Main) {
  return collection<OpenFile, { sort?: string }, FileDraft>({
    name: 'file-details',
    noun: 'file',
    module: 'files',
    path: FILES,
    paths: { browse: FILES, edit: FILE },
    key: '_id',
    words: wordsOf(fileMessages, 'file'),
    label: ({ name }) => name,
    version: ({ version }) => version,
    fields,
    columns: ['name'],
    sort: '-created',
    Status: FileStatus,
    list: async () => ({ rows: [], total: 0 }),
    load: readOneFile,
    live: closedTo,
    save: async ({ id = '', version = 0, changes, loaded }) => {
      const reply = await call(updateFileById, { params: { id }, body: { ...changes, version } })
      return { ...one(reply.items), isShown: loaded?.isShown }
    },
    form: {
      main,
      side: { preview: PreviewCard, manage: ManageCard, facts: FactsCard, uses: UsesCard },
    },
  })
}

/** Tags, folder and description are for staff; a private file is nobody's to open but publishers'. */
function closedTo({ isShown, isPrivate }: OpenFile) {
  if (isShown) return ['name', 'alt', 'altEn', 'isPrivate'] as const
  return isPrivate ? (['isPrivate'] as const) : undefined
}

function one(items: readonly StoredFile[]): StoredFile {
  const [file] = items
  if (!file) throw new Error('The reply holds no file')
  return file
}

/** The file at a glance. */
function PreviewCard({ item: file }: { item: StoredFile }) {
  // A new version has other bytes, so what was said about the old ones is forgotten.
  return <FilePreview key={file.version} file={file} />
}

/** Where the file is shown. */
function UsesCard({ item: { _id: id } }: { item: StoredFile }) {
  const t = useMessages(fileMessages)
  const query = useQuery({
    queryKey: usesKey(id),
    queryFn: () => call(listFileUses, { params: { id } }),
  })
  return (
    <SectionQuery query={query} failed={t('uses.failed')}>
      {({ uses }) =>
        uses.length > 0 ? (
          <UseList uses={uses} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('uses.none')}
          </Text>
        )
      }
    </SectionQuery>
  )
}

/** What the file is, where it comes from and how it is addressed. */
function FactsCard({ item: file }: { item: StoredFile }) {
  const t = useMessages(fileMessages)
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
  const t = useMessages(fileMessages)
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
