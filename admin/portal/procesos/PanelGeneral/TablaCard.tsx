import { ChevronLeft, ChevronRight, FolderKanban, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ESTADOS_CASO, NOMBRE_ESTADO_CASO } from '#domain/procesos/casos/estado-caso.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { Select } from '#admin/shared/ui/campos/Select.tsx'
import { exportadosTexto, exportRows } from '#admin/shared/list/exportar/export-rows.ts'
import { ExportMenu } from '#admin/shared/list/exportar/ExportMenu.tsx'
import { SearchBox } from '#admin/shared/list/filtros/SearchBox.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { EstadoCasoTag, PlazoTexto } from '#admin/shared/casos/CasoTags.tsx'
import { rutaCaso } from '#domain/procesos/casos/ruta-caso.ts'
import { filtroDeTabla, ORDEN_TABLA, POR_PAGINA, useTablaCasos } from './use-tabla-casos.ts'
import type { Act } from '#admin/shared/form/use-act.ts'
import type { FormatoExporte } from '#admin/shared/list/exportar/export-rows.ts'
import type { AreaCaso } from '#domain/procesos/casos/area-caso.ts'
import type { CasoResumen } from '#domain/procesos/casos/caso.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'
import '#admin/shared/list/list.css'

const COLUMNS: readonly Column<CasoResumen>[] = [
  { key: 'folio', header: 'Folio', mono: true, cell: ({ folio }) => <Link to={rutaCaso({ folio })}>{folio}</Link> },
  { key: 'asunto', header: 'Asunto', cut: true, cell: ({ asunto }) => asunto },
  { key: 'proceso', header: 'Proceso', cut: true, cell: ({ proceso }) => proceso.nombre },
  { key: 'estado', header: 'Estado', cell: ({ estado }) => <EstadoCasoTag estado={estado} /> },
  { key: 'modulo', header: 'Módulo actual', cut: true, cell: ({ moduloActual }) => moduloActual?.nombre ?? '–' },
  {
    key: 'normas',
    header: 'Normas',
    cell: ({ normas }) =>
      normas.total === 0 ? <span className="secondary">Sin normas</span> : `${normas.completadas} de ${normas.total}`,
  },
  { key: 'vence', header: 'Fecha límite', cell: ({ plazo }) => <PlazoTexto plazo={plazo} /> },
]

/** The cases of the area in sight: search, state, ten on each page. */
export function TablaCard({ area, titulo }: { area: AreaCaso | null; titulo: string }): ReactElement {
  const [filtro, setFiltro] = useState({ estado: '', q: '', pagina: 1 })
  const [shown, setShown] = useState(area)
  if (shown !== area) {
    setShown(area)
    setFiltro({ ...filtro, pagina: 1 })
  }
  const { data, error, isPending, refetch } = useTablaCasos({ ...filtro, area })
  const exporte = useExporte(filtroDeTabla({ ...filtro, area }), data?.total ?? 0)
  const paginas = Math.max(1, Math.ceil((data?.total ?? 0) / POR_PAGINA))
  return (
    <Card title={titulo} flush aside={data && <span role="status">{formatCuenta(data.total)} en total</span>}>
      <div className="lista-barra">
        <SearchBox
          de={titulo}
          label="Folio, asunto o persona"
          value={filtro.q}
          onChange={(text) => setFiltro({ ...filtro, q: text, pagina: 1 })}
        />
        <Select
          aria-label="Estado"
          className="tabla-estado"
          placeholder="Todos los estados"
          options={ESTADOS_CASO.map((estado) => ({ value: estado, label: NOMBRE_ESTADO_CASO[estado] }))}
          value={filtro.estado}
          onChange={(event) => setFiltro({ ...filtro, estado: event.target.value, pagina: 1 })}
        />
        <ExportMenu count={data && { n: data.total, masDe: false }} busy={exporte.busy} onExport={exporte.run} />
      </div>
      {exporte.error !== null && (
        <div className="card-body">
          <ErrorState title="No se pudo exportar." error={exporte.error} />
        </div>
      )}
      {error ? (
        <div className="card-body">
          <ErrorState title="No se pudieron cargar los casos." error={error} onRetry={() => void refetch()} />
        </div>
      ) : (
        <>
          <DataTable
            caption={titulo}
            columns={COLUMNS}
            rows={data?.rows ?? []}
            rowKey={({ id }) => id}
            loading={isPending}
            empty={<Vacia narrowed={filtro.q !== '' || filtro.estado !== ''} />}
          />
          <nav className="lista-paginas" aria-label="Páginas de la tabla">
            <span role="status">
              Página {formatCuenta(filtro.pagina)} de {formatCuenta(paginas)}
            </span>
            <span className="lista-flechas">
              <IconButton
                icon={ChevronLeft}
                label="Página anterior"
                disabled={filtro.pagina <= 1}
                onClick={() => setFiltro({ ...filtro, pagina: filtro.pagina - 1 })}
              />
              <IconButton
                icon={ChevronRight}
                label="Página siguiente"
                disabled={filtro.pagina >= paginas}
                onClick={() => setFiltro({ ...filtro, pagina: filtro.pagina + 1 })}
              />
            </span>
          </nav>
        </>
      )}
    </Card>
  )
}

/** Nothing answers to the search, or there is nothing to search yet. */
function Vacia({ narrowed }: { narrowed: boolean }): ReactElement {
  if (narrowed) return <EmptyState icon={SearchX} title="Sin resultados." />
  return (
    <EmptyState icon={FolderKanban} title="Todavía no hay casos">
      Un caso se abre en la lista de casos o en la página de su proceso.
    </EmptyState>
  )
}

/** Writes every case that the table is about, not only this page. */
function useExporte(filter: Readonly<Record<string, unknown>>, count: number): Act<FormatoExporte, string | null> {
  return useAct({
    call: (formato: FormatoExporte) => exportRows('casos', { sort: ORDEN_TABLA, filter, formato }),
    toast: (archivo) => exportadosTexto(archivo, { n: count, masDe: false }, 'caso', 'casos'),
  })
}
