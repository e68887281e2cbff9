import { useContext } from 'react'
import { Breadcrumb } from './Breadcrumb.tsx'
import { LugarContext } from './lugar-context.ts'
import type { Crumb } from './Breadcrumb.tsx'
import type { ReactElement } from 'react'

export interface PageCrumbsProps {
  /** From the page that this one is opened from to itself; [] for a home, which has no way to it. */
  crumbs: readonly Crumb[]
  /** What the first crumb leads back to, where it is not the heading of the account's own menu. */
  desde?: Crumb
}

/** The way to a page, from the heading under which the menu has it. */
export function PageCrumbs({ crumbs, desde }: PageCrumbsProps): ReactElement | null {
  const lugar = useContext(LugarContext)
  if (crumbs.length === 0) return null
  return <Breadcrumb items={[...(desde ? [desde] : lugar(crumbs)), ...crumbs]} />
}
