import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { z } from 'zod'
import { wordsOf } from '#kernel/admin/collection/words.ts'
import { FieldsDialog } from '#kernel/admin/dialog/fields-dialog.tsx'
import { text } from '#kernel/admin/fields/kinds/text-fields.ts'
import { useAdminPath, useMessages } from '#kernel/admin/session.tsx'
import { useSiteLanguages } from '#kernel/admin/use-site-languages.ts'
import { trimEndSigns } from '#kernel/contract/trim-signs.ts'
import type { Lang } from '#kernel/i18n/messages.ts'
import { notify } from '#ui/notification/notify.tsx'
import { slugOf } from '../../../addresses/slug.ts'
import type { Page } from '../../../contract-page.ts'
import { browseMessages, formWords } from '../../messages.ts'
import { pagePath } from '../../paths.ts'
import { layoutField } from './layout-field.tsx'
import { makePage, NewPageAnswer } from './make-page.ts'
import type { LoadLayouts, StartingLayout } from './starting-layouts.ts'

type Wanted = { title: string; lang: Lang; parent: string | null }

type Props = {
  isOpen: boolean
  parent: string | null
  pages: readonly Page[]
  loadLayouts: LoadLayouts
  onClose(): void
  onMade(): Promise<unknown>
}

/** A title and how to begin; the address follows the title, and says at once when it is taken. */
export function NewPageDialog({ isOpen, parent, pages, loadLayouts, onClose, onMade }: Props) {
  const t = useMessages(browseMessages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  const [lang = 'de'] = useSiteLanguages({})
  const { data: ready = [] } = useQuery({
    queryKey: ['starting-layouts'],
    queryFn: loadLayouts,
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const empty = useEmptyLayout()
  const layouts = useMemo(() => [empty, ...ready], [empty, ready])
  const fields = useMemo(
    () => ({ title: text({ required: true, max: 200 }), layout: layoutField(layouts) }),
    [layouts],
  )
  const make = async ({ title, layout }: z.output<typeof NewPageAnswer>) => {
    const { view, blocks } = layouts.find(({ name }) => name === layout) ?? empty
    const made = await makePage({ title, lang, view, parent, blocks: blocks(lang) })
    await onMade()
    notify({ content: t('said.created', { title }) })
    if (made) await navigate(adminPath(pagePath(made._id, lang)))
  }
  return (
    <FieldsDialog
      isOpen={isOpen}
      size="lg"
      title={t('newPage.title')}
      submit={t('newPage.submit')}
      fields={fields}
      words={wordsOf(formWords, 'newPage')}
      schema={NewPageAnswer}
      start={{ title: '', layout: empty.name }}
      below={(values) => <Address values={values} wanted={{ lang, parent }} pages={pages} />}
      onSubmit={make}
      onClose={onClose}
      isStep
    />
  )
}

function useEmptyLayout(): StartingLayout {
  const t = useMessages(browseMessages)
  return useMemo(() => {
    const [title, hint] = [t('newPage.empty'), t('newPage.emptyHint')]
    return {
      name: 'empty',
      title: { de: title, en: title },
      hint: { de: hint, en: hint },
      view: 'standard',
      parts: [],
      blocks: () => [],
    }
  }, [t])
}

type AddressProps = {
  values: object
  wanted: Omit<Wanted, 'title'>
  pages: readonly Page[]
}

function Address({ values, wanted, pages }: AddressProps) {
  const t = useMessages(browseMessages)
  const given = NewPageAnswer.safeParse(values).data
  if (!given) return null
  const address = addressOf(pages, { ...wanted, title: given.title })
  const owner = ownerOf(pages, address, wanted.lang)
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
