import { useNavigate } from 'react-router'
import { PageHead, type PageHeadProps } from '#ui/page-head/page-head.tsx'
import { useAdminPath, useMessages } from '../session.tsx'
import { messages } from './messages.ts'

type AdminCrumb = { label: string; path: string }

type AdminPageHeadProps = Omit<PageHeadProps, 'labels' | 'breadcrumb' | 'onNavigate'> & {
  /** Screens above this one, by their paths below the admin base. */
  breadcrumb?: readonly AdminCrumb[]
}

/** The page head of a screen: crumbs are routed inside the admin centre. */
export function AdminPageHead({ breadcrumb = [], ...head }: AdminPageHeadProps) {
  const t = useMessages(messages)
  const navigate = useNavigate()
  const adminPath = useAdminPath()
  return (
    <PageHead
      {...head}
      labels={{ breadcrumb: t('bar.breadcrumb'), more: t('bar.more') }}
      breadcrumb={breadcrumb.map(({ label, path }) => ({ label, href: adminPath(path) }))}
      onNavigate={(href) => void navigate(href)}
    />
  )
}
