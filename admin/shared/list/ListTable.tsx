import { SearchX } from 'lucide-react'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { ColumnsPopover } from './columnas/ColumnsPopover.tsx'
import { DensityButton } from './columnas/DensityButton.tsx'
import { useList, useTotal } from './list-state.ts'
import { FilterChips } from './filtros/FilterChips.tsx'
import { filtrosIssues } from './filtros/filtros-issues.ts'
import { FiltroAlReves } from './filtros/FiltroAlReves.tsx'
import { ExportMenu } from './exportar/ExportMenu.tsx'
import { useExporte } from './exportar/use-exporte.ts'
import { Pager } from './Pager.tsx'
import { SearchBox } from './filtros/SearchBox.tsx'
import { SortSelect } from './SortSelect.tsx'
import { VistasMenu } from './filtros/VistasMenu.tsx'
import { useColumnas } from './columnas/use-columnas.ts'
import { useFit } from './columnas/use-fit.ts'
import { useFiltros } from './filtros/use-filtros.ts'
import { useOrden } from './use-orden.ts'
import { SeleccionBarra, useSeleccion } from './use-seleccion.tsx'
import { totalCuenta, totalTexto } from '#domain/cuenta-texto.ts'
import type { Orden } from './list-state.ts'
import type { Filtros } from './filtros/use-filtros.ts'
import type { Columna, Filtro, TextosLista } from './lista.ts'
import type { Sort } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement, ReactNode } from 'react'

interface ListTableProps<Row> {
  textos: TextosLista
  columnas: readonly Columna<Row>[]
  filtros?: readonly Filtro[]
  isSelected?: (row: Row) => boolean
  /** A list that the server cannot search by text. */
  sinBusqueda?: boolean
  /** Page buttons at once, where a document counts them. */
  botonesPagina?: number
  /** A list that leaves as a file by a way of its own. */
  sinExporte?: boolean
  /** What can be done to the rows chosen: with it each row has a box. */
  actos?: (ids: ReadonlySet<number>, clear: () => void) => ReactNode
}

/** Toolbar, table and pages of the list in sight, with what it looks like loading, empty and failed. */
export function ListTable<Row extends { readonly id: number }>(props: ListTableProps<Row>): ReactElement {
  const { textos, columnas, filtros: defs = [] } = props
  const list = useList()
  const filtros = useFiltros()
  const state = useColumnas(columnas)
  const { setOrden } = useOrden()
  const rows = (list.data ?? []) as readonly Row[]
  const seleccion = useSeleccion(rows)
  const visibles = props.actos ? [seleccion.columna, ...state.visibles] : state.visibles
  const fit = useFit(visibles)
  const exporte = useExporte(textos, state.visibles)
  const leida = filtros.busqueda === '' ? null : textos.entendido?.(filtros.busqueda)
  const [alReves] = filtrosIssues(defs, filtros.valores)
  const tools = (place: 'barra' | 'pie'): ReactElement => (
    <>
      {!props.sinExporte && <ExportMenu count={list.total} busy={exporte.busy} onExport={exporte.run} place={place} />}
      <VistasMenu columnas={state} />
      <ColumnsPopover state={state} />
    </>
  )
  return (
    <div ref={fit.ref} className="card lista">
      {props.actos && seleccion.ids.size > 0 && (
        <SeleccionBarra
          ids={seleccion.ids}
          textos={textos}
          acts={props.actos(seleccion.ids, seleccion.clear)}
          onClear={seleccion.clear}
        />
      )}
      <div className="lista-barra">
        {!props.sinBusqueda && (
          <SearchBox de={textos.tabla} label={textos.buscar} value={filtros.busqueda} onChange={filtros.buscar} />
        )}
        <FilterChips defs={defs} filtros={filtros} />
        <SortSelect columnas={columnas} />
        <span className="lista-fin">
          <Cuenta filtros={filtros} textos={textos} />
          <span className="lista-fin-botones">
            {tools('barra')}
            <DensityButton />
          </span>
        </span>
      </div>
      {leida && (
        <div className="lista-leida">
          <Note tone={leida.mal ? 'warn' : 'info'} live>
            {leida.texto}
          </Note>
        </div>
      )}
      {exporte.error && (
        <div className="lista-falla">
          <ErrorState title="No se pudo exportar." error={exporte.error} />
        </div>
      )}
      {alReves ? (
        <FiltroAlReves
          label={defs.find(({ key }) => key === alReves.path)?.label ?? ''}
          message={alReves.message}
          onClear={filtros.limpiar}
        />
      ) : list.error ? (
        <div className="lista-falla">
          <ErrorState
            title={typeof textos.falla === 'string' ? textos.falla : textos.falla(list.error)}
            error={list.error}
            onRetry={list.refetch}
          />
        </div>
      ) : (
        <div className={list.stale ? 'lista-cargando' : undefined}>
          <DataTable
            caption={textos.tabla}
            columns={visibles}
            rows={rows}
            rowKey={(row) => row.id}
            loading={list.loading}
            minWidth={fit.minWidth}
            isSelected={props.actos ? (row) => seleccion.ids.has(row.id) : props.isSelected}
            sort={shownSort(columnas, list.sort)}
            onSort={(sort) => setOrden(serverSort(columnas, sort))}
            empty={
              filtros.activos ? <SinResultados titulo={textos.sinResultados} onClear={filtros.limpiar} /> : textos.vacia
            }
          />
          {/* On a phone the line over the first record holds the search, its filters and its order alone; the rest is one line here. */}
          <div className="lista-abajo">
            <Pager de={textos.tabla} botones={props.botonesPagina} />
            <span className="lista-pie">{tools('pie')}</span>
          </div>
        </div>
      )}
    </div>
  )
}

function shownSort<Row>(columnas: readonly Columna<Row>[], sort: Orden): Sort {
  const key = columnas.find(({ sortBy }) => sortBy === sort.field)?.key ?? sort.field
  return { key, direction: sort.order === 'DESC' ? 'desc' : 'asc' }
}

function serverSort<Row>(columnas: readonly Columna<Row>[], sort: Sort): Orden {
  const field = columnas.find(({ key }) => key === sort.key)?.sortBy ?? sort.key
  return { field, order: sort.direction === 'desc' ? 'DESC' : 'ASC' }
}

/** "12 de 3,400" when something narrows the list, else "3,400 personas". */
function Cuenta({ filtros, textos }: { filtros: Filtros; textos: TextosLista }): ReactElement {
  const { total, loading } = useList()
  const all = useTotal()
  const told = total === undefined ? '' : totalTexto(total, textos.uno, textos.varios)
  const shown = loading ? (textos.cargando ?? '') : told
  const narrowed = filtros.activos && all !== undefined && total !== undefined
  return (
    <span className="lista-cuenta" role="status">
      {narrowed ? `${totalCuenta(total)} de ${totalCuenta(all)}` : shown}
    </span>
  )
}

function SinResultados({ titulo, onClear }: { titulo: string | undefined; onClear: () => void }): ReactElement {
  return (
    <EmptyState
      icon={SearchX}
      title={titulo ?? 'Nada coincide con la búsqueda y los filtros'}
      action={
        <Button size="sm" onClick={onClear}>
          Limpiar
        </Button>
      }
    >
      Revisa lo escrito o quita algún filtro.
    </EmptyState>
  )
}
