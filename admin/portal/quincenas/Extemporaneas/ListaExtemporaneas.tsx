import { FileClock } from 'lucide-react'
import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { ESTADOS_TRAMITE } from '#domain/fondos/dos-aprobaciones.ts'
import { CLASES_EXTEMPORANEA } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { EstadoTramiteTag } from '#admin/portal/fondos/tramites/EstadoTramiteTag.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ExtemporaneaDialog } from './ExtemporaneaDialog.tsx'
import type { ExtemporaneaResumen } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Columna, Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Aportaciones extemporáneas',
  buscar: 'Nombre, CURP o número interno',
  falla: 'No se pudieron cargar las aportaciones extemporáneas.',
  uno: 'aportación',
  varios: 'aportaciones',
  vacia: (
    <EmptyState icon={FileClock} title="Aún no hay aportaciones extemporáneas.">
      Elige arriba de qué clase es y a quién se le reconoce el periodo.
    </EmptyState>
  ),
}

const dia = (text: string): string => formatFecha(text as PlainDate)

function columnsOf(open: (id: number) => void): readonly Columna<ExtemporaneaResumen>[] {
  return [
    { key: 'folio', header: 'Folio', ancho: 130, mono: true, fija: true, sortBy: 'folio', cell: ({ folio }) => folio },
    { key: 'clase', header: 'Clase', ancho: 210, wrap: true, cell: ({ clase }) => CLASES_EXTEMPORANEA[clase].titulo },
    { key: 'nombre', header: 'Nombre', ancho: 210, wrap: true, sortBy: 'nombre', cell: ({ nombre }) => nombre },
    { key: 'entidad', header: 'Entidad', ancho: 170, wrap: true, oculta: true, cell: ({ entidad }) => entidad },
    {
      key: 'periodo',
      header: 'Periodo',
      ancho: 200,
      wrap: true,
      cell: ({ desde, hasta }) => `${dia(desde)} al ${dia(hasta)}`,
    },
    {
      key: 'importe',
      header: 'Importe',
      ancho: 120,
      numeric: true,
      sortBy: 'importe',
      cell: ({ principalCentavos }) => formatPesos(principalCentavos),
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
        <Button size="sm" aria-label={`Abrir ${folio}`} onClick={() => open(id)}>
          {actions.includes('aprobar') ? 'Revisar' : 'Abrir'}
        </Button>
      ),
    },
  ]
}

const FILTROS: readonly Filtro[] = [
  {
    key: 'estado',
    label: 'Estado',
    placeholder: 'Todos',
    opciones: Object.entries(ESTADOS_TRAMITE).map(([valor, label]) => ({ valor, label })),
  },
  {
    key: 'clase',
    label: 'Clase',
    placeholder: 'Todas',
    opciones: Object.entries(CLASES_EXTEMPORANEA).map(([valor, { titulo }]) => ({ valor, label: titulo })),
  },
]

/** Late contributions, with what each one waits for. */
export function ListaExtemporaneas(): ReactElement {
  const [open, setOpen] = useState<number | null>(null)
  const columnas = columnsOf(setOpen)
  return (
    <>
      <PortalList resource="extemporaneas" columnas={columnas} sort={{ field: 'id', order: 'DESC' }}>
        <ListTable<ExtemporaneaResumen> textos={TEXTOS} columnas={columnas} filtros={FILTROS} />
      </PortalList>
      {open !== null && <ExtemporaneaDialog id={open} onClose={() => setOpen(null)} />}
    </>
  )
}
