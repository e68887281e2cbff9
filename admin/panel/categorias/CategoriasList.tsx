import { Tags } from 'lucide-react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { parsePlainDate } from '#domain/calendario/plain-date.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { ActivoTag } from '#admin/shared/list/ActivoTag.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import type { Columna, TextosLista } from '#admin/shared/list/lista.ts'
import type { CategoriaPanel } from '#domain/organica/panel.ts'
import type { ReactElement } from 'react'

function fecha(text: string | null): string {
  const date = text === null ? null : parsePlainDate(text)
  return date === null ? '–' : formatFecha(date)
}

export const COLUMNAS_CATEGORIAS: readonly Columna<CategoriaPanel>[] = [
  {
    key: 'clave',
    ancho: 80,
    header: 'Clave',
    mono: true,
    fija: true,
    sortable: true,
    sortBy: 'clave',
    cell: (row) => <span className="strong">{row.clave}</span>,
  },
  {
    key: 'nombre',
    ancho: 220,
    header: 'Nombre',
    wrap: true,
    sortable: true,
    sortBy: 'nombre',
    cell: (row) => row.nombre,
  },
  {
    key: 'sueldo',
    ancho: 130,
    header: 'Sueldo mensual',
    numeric: true,
    sortable: true,
    sortBy: 'sueldoCentavos',
    cell: (row) => formatPesos(row.sueldoCentavos),
  },
  { key: 'desde', ancho: 120, header: 'Vigente desde', cell: (row) => fecha(row.vigenteDesde) },
  { key: 'hasta', ancho: 120, header: 'Vigente hasta', cell: (row) => fecha(row.vigenteHasta) },
  { key: 'activo', ancho: 100, header: 'Estado', cell: (row) => <ActivoTag activo={row.activo} /> },
]

const TEXTOS: TextosLista = {
  tabla: 'Categorías y sueldos',
  buscar: 'Clave o nombre',
  falla: 'No se pudieron cargar las categorías.',
  uno: 'categoría',
  varios: 'categorías',
  vacia: (
    <EmptyState icon={Tags} title="Todavía no hay categorías">
      Aquí estará cada categoría con su sueldo mensual y desde cuándo vale.
    </EmptyState>
  ),
}

/** Categories with the salary in force. */
export function CategoriasList(): ReactElement {
  return (
    <PanelList resource="categorias" columnas={COLUMNAS_CATEGORIAS} sort={{ field: 'clave', order: 'ASC' }}>
      <PageHeader vista="panelCategorias" facts="Claves, nombres y sueldo mensual vigente. Solo consulta." />
      <ListTable textos={TEXTOS} columnas={COLUMNAS_CATEGORIAS} />
    </PanelList>
  )
}
