import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { PopupMenu, type PopupMenuProps } from '../popup-menu/popup-menu.tsx'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import classes from './page-head.module.css'

interface PageAction {
  label: string
  onSelect: () => void
  icon?: ReactNode
  isBusy?: boolean
  isDisabled?: boolean
}

export interface PageHeadProps {
  title: string
  labels: { breadcrumb: string; more: string }
  /** The way from the top to here, without this page. */
  breadcrumb?: readonly Crumb[]
  /** Takes over a plain click on a crumb, for client-side routing. */
  onNavigate?: (href: string) => void
  /** Badges beside the title. */
  status?: ReactNode
  /** The one primary action. */
  primary?: PageAction
  /** Everything else, in a menu. */
  menu?: PopupMenuProps['items']
  /** Quiet controls before the menu, such as a view switch. */
  children?: ReactNode
}

/** The head of a page: where it is, what it is, its state, and what to do next. */
export function PageHead(props: PageHeadProps) {
  const { title, labels, breadcrumb = [], onNavigate, status, primary, menu = [], children } = props
  const hasActions = primary !== undefined || menu.length > 0 || Boolean(children)
  return (
    <header className={classes.root}>
      {breadcrumb.length > 0 && (
        <Breadcrumb crumbs={breadcrumb} label={labels.breadcrumb} onNavigate={onNavigate} />
      )}
      <div className={classes.row}>
        <div className={classes.heading}>
          <h1 className={classes.title}>{title}</h1>
          {status}
        </div>
        {hasActions && (
          <div className={classes.actions}>
            {children}
            {menu.length > 0 && <PopupMenu items={menu} label={labels.more} />}
            {primary && (
              <Button
                className={classes.primary}
                leftSection={primary.icon}
                loading={primary.isBusy}
                disabled={primary.isDisabled}
                onClick={primary.onSelect}
              >
                {primary.label}
              </Button>
            )}
          </div>
        )}
      </div>
    </header>
  )
}
