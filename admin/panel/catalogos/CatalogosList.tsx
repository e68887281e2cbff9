import { FileDown, FileUp, List, Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { rutaNuevaCarga } from '#domain/cargas/ruta-carga.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { CatalogoDialogs } from './CatalogoDialogs.tsx'
import { CatalogoMenu } from './CatalogoMenu.tsx'
import { CatalogosNav } from './CatalogosNav.tsx'
import { columnasRenglon } from './columnas.tsx'
import { SinCatalogos } from './SinCatalogos.tsx'
import { exportCatalogo, useActivarCatalogo, useActivarRenglon, useTablas } from './use-catalogos.ts'
import type { CatalogoPanel, RenglonPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { Abierto } from './CatalogoDialogs.tsx'
import type { ReactElement } from 'react'
import './catalogos.css'

/** `catalogo`: one screen for every simple catalogue; which one is open stands in the address. */
export function CatalogosList(): ReactElement {
  const { data, error, refetch } = useTablas()
  const [params] = useSearchParams()
  const actual = data?.find(({ clave }) => clave === params.get('catalogo')) ?? data?.[0]
  if (data && actual) return <Catalogo key={actual.clave} tablas={data} actual={actual} />
  return (
    <>
      <PageHeader vista="catalogo" />
      {error ? (
        <ErrorState title="No se pudieron cargar los catálogos." error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <SinCatalogos />
      ) : (
        <Skeleton lines={6} label="Cargando los catálogos" />
      )}
    </>
  )
}

function Catalogo({ tablas, actual }: { tablas: readonly CatalogoPanel[]; actual: CatalogoPanel }): ReactElement {
  const [open, setOpen] = useState<Abierto | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const permanent = useMemo(() => ({ catalogo: actual.clave }), [actual.clave])
  const { activar, encender } = useActivar(setFailure)
  const conUsos = actual.usado !== null
  const columnas = useMemo(
    () =>
      columnasRenglon(conUsos, (que, renglon) => (que === 'activar' ? activar(renglon) : setOpen({ que, renglon }))),
    [activar, conUsos],
  )
  const exportar = (formato: 'csv' | 'xlsx'): void => {
    setFailure(null)
    exportCatalogo(actual.clave, formato).catch(setFailure)
  }
  return (
    <>
      <PageHeader
        vista="catalogo"
        facts={`${actual.nombre}: ${cuentaTexto(actual.renglones, 'renglón', 'renglones')}, ${cuentaTexto(actual.activos, 'activo', 'activos')}. ${actual.descripcion}`}
        actions={
          <>
            <CatalogoMenu
              catalogo={actual}
              onAct={(que) => (que === 'encender' ? encender(actual) : setOpen({ que }))}
            />
            <Menu
              items={[
                { label: 'CSV', onSelect: () => exportar('csv') },
                { label: 'Excel (XLSX)', onSelect: () => exportar('xlsx') },
              ]}
            >
              <Icon icon={FileDown} /> Exportar
            </Menu>
            <LinkButton icon={FileUp} to={rutaNuevaCarga('catalogos', actual.clave)}>
              Cargar de un archivo
            </LinkButton>
            <Button variant="primary" icon={Plus} onClick={() => setOpen({ que: 'nuevo' })}>
              Agregar renglón
            </Button>
          </>
        }
      />
      <div className="catalogos">
        <CatalogosNav tablas={tablas} actual={actual.clave} onNuevo={() => setOpen({ que: 'catalogo' })} />
        <div className="stack">
          {failure !== null && <ErrorState title="No se pudo completar." error={failure} />}
          <CatalogoNota catalogo={actual} />
          <PanelList
            resource="catalogos"
            columnas={columnas}
            sort={{ field: 'nombre', order: 'ASC' }}
            permanente={permanent}
          >
            <ListTable<RenglonPanel> textos={textos(actual)} columnas={columnas} filtros={FILTROS} sinExporte />
          </PanelList>
        </div>
      </div>
      {open && <CatalogoDialogs actual={actual} open={open} onClose={() => setOpen(null)} />}
    </>
  )
}

/** Who reads the catalogue in sight, where that is not in its description. */
function CatalogoNota({ catalogo: { clave, activo, protegido } }: { catalogo: CatalogoPanel }): ReactElement | null {
  if (protegido) return null
  const address = <code className="mono">/api/catalogo/{clave}</code>
  return activo ? (
    <Note>Otros sistemas lo reciben en {address}. Ningún registro del portal lo usa.</Note>
  ) : (
    <Note tone="warn">
      <strong>Catálogo inactivo.</strong> Los sistemas que piden {address} no lo reciben.
    </Note>
  )
}

/** Switching a row or a catalogue on asks nothing: it only becomes choosable again. */
function useActivar(onError: (error: unknown) => void) {
  const { run: runRenglon } = useActivarRenglon(onError)
  const { run: runCatalogo } = useActivarCatalogo(onError)
  const activar = useCallback(
    (renglon: RenglonPanel) => {
      onError(null)
      runRenglon(renglon)
    },
    [runRenglon, onError],
  )
  const encender = useCallback(
    (catalogo: CatalogoPanel) => {
      onError(null)
      runCatalogo(catalogo)
    },
    [runCatalogo, onError],
  )
  return { activar, encender }
}

const FILTROS = [
  {
    key: 'activo',
    label: 'Estado',
    placeholder: 'Todos',
    opciones: [
      { valor: true, label: 'Activos' },
      { valor: false, label: 'Inactivos' },
    ],
  },
]

function textos({ nombre }: CatalogoPanel) {
  return {
    tabla: nombre,
    buscar: 'Clave o nombre',
    falla: 'No se pudo cargar el catálogo.',
    uno: 'renglón',
    varios: 'renglones',
    vacia: (
      <EmptyState icon={List} title="No hay registros.">
        Agrega el primer renglón o importa un archivo.
      </EmptyState>
    ),
  }
}
