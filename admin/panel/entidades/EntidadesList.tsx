import { Network } from 'lucide-react'
import { dependeDe } from '#domain/organica/panel.ts'
import { NOMBRE_NIVEL } from '#domain/organica/niveles.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { ActivoTag } from '#admin/shared/list/ActivoTag.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import type { Columna, Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { Nivel } from '#domain/organica/niveles.ts'
import type { UnidadPanel } from '#domain/organica/panel.ts'
import type { ReactElement } from 'react'

export const COLUMNAS_ENTIDADES: readonly Columna<UnidadPanel>[] = [
  { key: 'clave', ancho: 70, header: 'Clave', mono: true, sortable: true, sortBy: 'clave', cell: (row) => row.clave },
  {
    key: 'nombre',
    ancho: 220,
    header: 'Nombre',
    fija: true,
    wrap: true,
    sortable: true,
    sortBy: 'nombre',
    cell: (row) => <span className="strong">{row.nombre}</span>,
  },
  { key: 'nivel', ancho: 140, header: 'Nivel', sortable: true, sortBy: 'nivel', cell: (row) => row.nivelNombre },
  {
    key: 'ruta',
    ancho: 240,
    header: 'Depende de',
    sortable: true,
    sortBy: 'ruta',
    wrap: true,
    cell: (row) => <span className="secondary">{dependeDe(row) || '–'}</span>,
  },
  {
    key: 'personas',
    ancho: 165,
    header: 'Activas o con licencia',
    numeric: true,
    cell: (row) => formatCuenta(row.personas),
  },
  { key: 'activo', ancho: 100, header: 'Estado', cell: (row) => <ActivoTag activo={row.activo} /> },
]

const NIVELES = [0, 1, 2, 3] as const satisfies readonly Nivel[]

const FILTROS: readonly Filtro[] = [
  {
    key: 'nivel',
    label: 'Nivel',
    placeholder: 'Todos',
    opciones: NIVELES.map((nivel) => ({ valor: nivel, label: NOMBRE_NIVEL[nivel] })),
  },
]

const TEXTOS: TextosLista = {
  tabla: 'Entidades del instituto',
  buscar: 'Nombre',
  falla: 'No se pudieron cargar las entidades.',
  uno: 'unidad',
  varios: 'unidades',
  vacia: (
    <EmptyState icon={Network} title="Todavía no hay entidades">
      Aquí estará cada tipo de entidad, entidad, dirección general y área, con quién depende de quién. Se capturan en
      Entidades Orgánicas.
    </EmptyState>
  ),
}

/** The organic tree, one row per unit with its path. */
export function EntidadesList(): ReactElement {
  return (
    <PanelList resource="entidades" columnas={COLUMNAS_ENTIDADES} sort={{ field: 'ruta', order: 'ASC' }}>
      <PageHeader
        vista="panelEntidades"
        facts="Tipos de entidad, entidades, direcciones generales y áreas. Solo consulta."
      />
      <ListTable textos={TEXTOS} columnas={COLUMNAS_ENTIDADES} filtros={FILTROS} />
    </PanelList>
  )
}
