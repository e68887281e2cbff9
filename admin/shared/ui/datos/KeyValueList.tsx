import { Fragment } from 'react'
import { classNames } from '#admin/shared/ui/class-names.ts'
import type { ReactElement, ReactNode } from 'react'
import '#admin/shared/ui/pagina/surfaces.css'

/** A term and what it is; `key` where two terms are worded alike. */
export interface KeyValue {
  readonly label: ReactNode
  readonly value: ReactNode
  readonly key?: string
}

interface KeyValueListProps {
  items: readonly KeyValue[]
  /** Wide labels (a sheet or review) instead of narrow ones (the side card). */
  wide?: boolean
}

/** Facts as a list of terms; an empty value reads "–". */
export function KeyValueList({ items, wide }: KeyValueListProps): ReactElement {
  return (
    <dl className={classNames('kv', wide && 'kv-wide')}>
      {items.map((item, index) => (
        <Fragment key={item.key ?? index}>
          <dt>{item.label}</dt>
          <dd>{item.value === '' || item.value === null || item.value === undefined ? '–' : item.value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
