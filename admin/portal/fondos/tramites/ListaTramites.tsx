import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ESTADOS_TRAMITE, type EstadoTramite } from '#domain/fondos/dos-aprobaciones.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EstadoTramiteTag } from './EstadoTramiteTag.tsx'
import type { Columna, Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

/** A procedure that two people approve, as its list shows it. */
interface TramiteListado {
  readonly id: number
  readonly folio: string
  readonly nombre: string
  readonly estado: EstadoTramite
  readonly actions: readonly string[]
}

/** What the rows of one kind of procedure tell. */
export interface TramiteEnLista<Tramite extends TramiteListado> {
  /** What it is, after its folio; and what its list tells besides, after the name. */
  readonly clase: Columna<Tramite>
  readonly propias: readonly Columna<Tramite>[]
  readonly importe: (tramite: Tramite) => number
  /** How one is opened: "Abrir el trámite RC-26-000001". */
  readonly abrir: (folio: string) => string
}

interface ListaTramitesProps<Tramite extends TramiteListado> extends TramiteEnLista<Tramite> {
  resource: string
  textos: TextosLista
  /** By what it is, after its state. */
  filtro: Filtro
  children: (id: number, close: () => void) => ReactElement
}

/** Procedures that two people approve, with what each one waits for; one is opened over the list, at first that of the address (`&tramite=`). */
export function ListaTramites<Tramite extends TramiteListado>(props: ListaTramitesProps<Tramite>): ReactElement {
  const { resource, textos, filtro, children } = props
  const [params] = useSearchParams()
  const asked = Number(params.get('tramite'))
  const [open, setOpen] = useState<number | null>(Number.isSafeInteger(asked) && asked > 0 ? asked : null)
  const columnas = columnasTramites(props, setOpen)
  return (
    <>
      <PortalList resource={resource} columnas={columnas} sort={{ field: 'id', order: 'DESC' }}>
        <ListTable<Tramite> textos={textos} columnas={columnas} filtros={[POR_ESTADO, filtro]} />
      </PortalList>
      {open !== null && children(open, () => setOpen(null))}
    </>
  )
}

const POR_ESTADO: Filtro = {
  key: 'estado',
  label: 'Estado',
  placeholder: 'Todos',
  opciones: Object.entries(ESTADOS_TRAMITE).map(([valor, label]) => ({ valor, label })),
}

export function columnasTramites<Tramite extends TramiteListado>(
  { clase, propias, importe, abrir }: TramiteEnLista<Tramite>,
  open: (id: number) => void,
): readonly Columna<Tramite>[] {
  return [
    { key: 'folio', header: 'Folio', ancho: 130, mono: true, fija: true, sortBy: 'folio', cell: ({ folio }) => folio },
    clase,
    { key: 'nombre', header: 'Nombre', ancho: 210, wrap: true, sortBy: 'nombre', cell: ({ nombre }) => nombre },
    ...propias,
    {
      key: 'importe',
      header: 'Importe',
      ancho: 120,
      numeric: true,
      sortBy: 'importe',
      cell: (tramite) => formatPesos(importe(tramite)),
    },
    {
      key: 'estado',
      header: 'Estado',
      ancho: 190,
      sortBy: 'estado',
      cell: ({ estado }) => <EstadoTramiteTag estado={estado} />,
    },
    {
      key: 'ver',
      header: 'Acciones',
      ancho: 90,
      fija: true,
      hideHeader: true,
      cell: ({ id, folio, actions }) => (
        <Button size="sm" aria-label={abrir(folio)} onClick={() => open(id)}>
          {actions.includes('aprobar') ? 'Revisar' : 'Abrir'}
        </Button>
      ),
    },
  ]
}
