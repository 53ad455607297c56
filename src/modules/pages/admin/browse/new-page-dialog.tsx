import { Text } from '@mantine/core'
import { useNavigate } from 'react-router'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { choice } from '#kernel/admin/fields/choice-fields.ts'
import { reference } from '#kernel/admin/fields/reference-fields.ts'
import { text } from '#kernel/admin/fields/text-fields.ts'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { trimEndSigns } from '#kernel/contract/trim-signs.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { notify } from '#ui/notification/notify.tsx'
import type { Page } from '../../contract-page.ts'
import { PAGE_VIEWS } from '../../contract-values.ts'
import { slugOf } from '../../slug.ts'
import { browseMessages, formWords } from '../messages.ts'
import { pagePath } from '../paths.ts'
import { pageSource } from '../pickers.tsx'
import { makePage, NewPageAnswer } from './make-page.ts'

type Wanted = { title: string; lang: Lang; parent: string | null }

const FIELDS = {
  title: text({ required: true, max: 200 }),
  parent_page: reference(pageSource),
  lang: choice(['de', 'en'], { required: true, look: 'segments' }),
  view: choice(PAGE_VIEWS, { required: true }),
}

type Props = {
  isOpen: boolean
  parent: string | null
  pages: readonly Page[]
  onClose(): void
  onMade(): Promise<unknown>
}

/** A title is enough; the address follows it, and says at once when it is taken. */
export function NewPageDialog({ isOpen, parent, pages, onClose, onMade }: Props) {
  const t = useMessages(browseMessages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const make = async (answer: NewPageAnswer) => {
    const made = await makePage(answer)
    await onMade()
    notify({ content: t('said.created', { title: answer.title }) })
    if (made) await navigate(adminPath(pagePath(made._id, answer.lang)))
  }
  return (
    <FieldsDialog
      isOpen={isOpen}
      title={t('newPage.title')}
      submit={t('newPage.submit')}
      fields={FIELDS}
      words={wordsOf(formWords, 'newPage')}
      schema={NewPageAnswer}
      start={{ title: '', lang: 'de', view: 'standard', parent_page: parent }}
      below={(values) => <Address values={values} pages={pages} />}
      onSubmit={make}
      onClose={onClose}
      isStep
    />
  )
}

function Address({ values, pages }: { values: object; pages: readonly Page[] }) {
  const t = useMessages(browseMessages)
  const given = NewPageAnswer.safeParse(values).data
  if (!given) return null
  const address = addressOf(pages, { ...given, parent: given.parent_page })
  const owner = ownerOf(pages, address, given.lang)
  return (
    <Text size="sm" c={owner ? 'var(--k-warn)' : 'dimmed'} aria-live="polite">
      {owner
        ? t('newPage.taken', { address, title: owner.title })
        : t('newPage.address', { address })}
    </Text>
  )
}

/** The address a new page gets from its title, below its parent. */
function addressOf(pages: readonly Page[], { title, lang, parent }: Wanted): string {
  const above = pages.find(({ _id }) => _id === parent)
  const home = lang === 'de' ? '/' : `/${lang}`
  const base = above ? (above.languages[lang]?.route ?? `${home}${above.route}`) : home
  return `${trimEndSigns(base, /\//)}/${slugOf(title) || '…'}`.replace(/^\/{2,}/, '/')
}

/** The page that has an address already; upper and lower case are the same. */
function ownerOf(pages: readonly Page[], address: string, lang: Lang): Page | undefined {
  const wanted = address.toLowerCase()
  return pages.find(({ languages }) => languages[lang]?.route.toLowerCase() === wanted)
}
