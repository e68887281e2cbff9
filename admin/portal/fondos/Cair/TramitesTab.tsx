import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { ESTADOS_TRAMITE } from '#domain/fondos/dos-aprobaciones.ts'
import { TIPOS_TRAMITE_CAIR, type TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { EstadoTramiteTag } from '#admin/portal/fondos/tramites/EstadoTramiteTag.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { TramiteDialog } from './TramiteDialog.tsx'
import type { Columna, Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Trámites CAIR',
  buscar: 'Nombre, CURP o número interno',
  falla: 'No se pudieron cargar los trámites.',
  uno: 'trámite',
  varios: 'trámites',
  vacia: (
    <EmptyState icon={FileCheck} title="Aún no hay trámites.">
      Solicita un retiro de capital o una aportación voluntaria.
    </EmptyState>
  ),
}

function columnsOf(open: (id: number) => void): readonly Columna<TramiteCair>[] {
  return [
    { key: 'folio', header: 'Folio', ancho: 130, mono: true, fija: true, sortBy: 'folio', cell: ({ folio }) => folio },
    { key: 'tipo', header: 'Trámite', ancho: 180, cell: ({ tipo }) => TIPOS_TRAMITE_CAIR[tipo] },
    { key: 'nombre', header: 'Nombre', ancho: 210, wrap: true, sortBy: 'nombre', cell: ({ nombre }) => nombre },
    {
      key: 'importe',
      header: 'Importe',
      ancho: 120,
      numeric: true,
      sortBy: 'importe',
      cell: ({ importeCentavos }) => formatPesos(importeCentavos),
    },
    {
      key: 'estado',
      header: 'Estado',
      ancho: 190,
      sortBy: 'estado',
      cell: ({ estado }) => <EstadoTramiteTag estado={estado} />,
    },
    {
      key: 'solicitado',
      header: 'Solicitó',
      ancho: 170,
      wrap: true,
      oculta: true,
      cell: ({ solicitado }) => solicitado,
    },
    {
      key: 'ver',
      header: 'Acciones',
      ancho: 90,
      fija: true,
      hideHeader: true,
      cell: ({ id, folio, actions }) => (
        <Button size="sm" aria-label={`Abrir el trámite ${folio}`} onClick={() => open(id)}>
          {actions.includes('aprobar') ? 'Revisar' : 'Abrir'}
        </Button>
      ),
    },
  ]
}

const optionsOf = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([valor, label]) => ({ valor, label }))

const FILTROS: readonly Filtro[] = [
  { key: 'estado', label: 'Estado', placeholder: 'Todos', opciones: optionsOf(ESTADOS_TRAMITE) },
  { key: 'tipo', label: 'Trámite', placeholder: 'Todos', opciones: optionsOf(TIPOS_TRAMITE_CAIR) },
]

/** Withdrawals and voluntary contributions, with what each one waits for. */
export function TramitesTab(): ReactElement {
  const [open, setOpen] = useState<number | null>(null)
  const columnas = columnsOf(setOpen)
  return (
    <>
      <PortalList resource="cair-tramites" columnas={columnas} sort={{ field: 'id', order: 'DESC' }}>
        <ListTable<TramiteCair> textos={TEXTOS} columnas={columnas} filtros={FILTROS} />
      </PortalList>
      {open !== null && <TramiteDialog id={open} onClose={() => setOpen(null)} />}
    </>
  )
}
