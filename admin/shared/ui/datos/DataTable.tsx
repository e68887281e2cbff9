import { ArrowDown, ArrowUp } from 'lucide-react'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { useOpenRow } from './use-open-row.ts'
import type { CSSProperties, ReactElement, ReactNode, SyntheticEvent } from 'react'
import './table.css'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Figures: to the right. */
  readonly numeric?: boolean
  readonly mono?: boolean
  /** May break into lines: a text that is read, such as a reason. In a list it is cut at the first one, unless `entera`. */
  readonly wrap?: boolean
  /** Whole in a list too, in as many lines as it takes: what an act is decided on. */
  readonly entera?: boolean
  /** Least width in px at which it reads well: a text of a list is cut there rather than push the columns after it off screen. */
  readonly ancho?: number
  /** One line, whatever it holds: what does not fit is cut and told under the mouse. */
  readonly cut?: boolean
  readonly sortable?: boolean
  /** The header is for screen readers only (acts). */
  readonly hideHeader?: boolean
  /** What stands in the header instead of its text (the box that chooses the whole page). */
  readonly headerCell?: ReactNode
  /** A cell of boxes to choose rows. */
  readonly kind?: 'select'
}

export interface Sort {
  readonly key: string
  readonly direction: 'asc' | 'desc'
}

interface DataTableProps<Row> {
  /** Name of the table. */
  caption: string
  showCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort
  onSort?: (sort: Sort) => void
  isSelected?: (row: Row) => boolean
  loading?: boolean
  /** What stands there without rows: an EmptyState. */
  empty?: ReactNode
  /** Below this width (px) the table scrolls sideways in its frame; on a phone rows are cards. */
  minWidth?: number
}

/** Rows with a header that stays; on a phone each row is a card with the same cells. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { columns, rows, loading = false, minWidth } = props
  const isEmpty = !loading && rows.length === 0
  const table = useOpenRow()
  return (
    <div
      className={minWidth ? 'table-scroll' : 'table-frame'}
      {...(minWidth && { tabIndex: 0, role: 'region', 'aria-label': props.caption })}
    >
      <table
        ref={table}
        className="table"
        style={minWidth ? { minWidth } : undefined}
        aria-busy={loading || undefined}
        onMouseOver={tellWhole}
        onFocus={tellWhole}
      >
        <caption className={props.showCaption ? undefined : 'visually-hidden'}>{props.caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {loading && <LoadingRows columns={columns.length} />}
          {!loading &&
            rows.map((row) => (
              <tr key={props.rowKey(row)} className={props.isSelected?.(row) ? 'row-selected' : undefined}>
                {columns.map((column) => (
                  <td
                    key={column.key}
                    data-label={column.hideHeader || column.kind ? undefined : column.header}
                    className={cellClass(column)}
                    style={cellStyle(column)}
                  >
                    {column.cut ? <div className="cut-line">{column.cell(row)}</div> : column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          {isEmpty && (
            <tr className="row-empty">
              <td colSpan={columns.length}>{props.empty ?? 'Sin resultados.'}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

function cellClass<Row>(column: Column<Row>): string | undefined {
  const { numeric, mono, wrap, entera, cut, hideHeader, kind } = column
  return (
    classNames(
      numeric && 'num',
      mono && 'mono-cell',
      (wrap || entera) && 'wrap',
      entera && 'entera',
      cut && 'cut',
      hideHeader && 'acts-cell',
      kind && `${kind}-cell`,
    ) || undefined
  )
}

function cellStyle<Row>({ wrap, entera, ancho }: Column<Row>): CSSProperties | undefined {
  return (wrap || entera) && ancho !== undefined ? { ['--ancho' as string]: `${ancho}px` } : undefined
}

/** A text that its cell cuts is told whole under the mouse. */
function tellWhole(event: SyntheticEvent): void {
  const cell = event.target instanceof Element ? event.target.closest('td') : null
  if (!cell) return
  const line = cell.querySelector('.cut-line') ?? cell
  if (line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight) cell.title = cell.innerText
  else cell.removeAttribute('title')
}

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>): ReactElement {
  const direction = sort?.key === column.key ? sort.direction : null
  const ariaSort = direction && (direction === 'asc' ? 'ascending' : 'descending')
  return (
    <th scope="col" className={cellClass(column)} aria-sort={ariaSort ?? undefined}>
      {column.headerCell ??
        (column.sortable && onSort ? (
          <button
            type="button"
            className="th-sort"
            onClick={() => onSort({ key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}
          >
            {column.header}
            {direction && <Icon icon={direction === 'asc' ? ArrowUp : ArrowDown} size={14} />}
          </button>
        ) : (
          <span className={column.hideHeader ? 'visually-hidden' : undefined}>{column.header}</span>
        ))}
    </th>
  )
}

function LoadingRows({ columns }: { columns: number }): ReactElement {
  return (
    <>
      {Array.from({ length: 5 }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (_unused, column) => (
            <td key={column}>
              <span className="skeleton-line" />
            </td>
          ))}
        </tr>
      ))}
    </>
  )
}
