import { Users } from 'lucide-react'
import { SITUACIONES_EN_PLANTILLA } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { ESTADOS_PLANTILLA, SITUACIONES_VERIFICADAS } from '#domain/quincenas/verificacion.ts'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { useListAddress } from '#admin/shared/list/filtros/use-list-address.ts'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { rutaReporte, type VistaVerificacion } from './rutas.ts'
import { useFiltrosLugar } from './use-filtros-lugar.ts'
import type { PersonaConsulta } from '#domain/afiliacion/consulta.ts'
import type { Columna, Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Plantilla',
  buscar: 'Nombre, CURP o entidad',
  falla: 'No se pudo cargar la plantilla.',
  uno: 'persona',
  varios: 'personas',
  vacia: (
    <EmptyState icon={Users} title="Aún no hay personal registrado.">
      Cada persona aparece aquí cuando su alta se aplica.
    </EmptyState>
  ),
}

const ESTADO: Filtro = {
  key: 'situacion',
  label: 'Estado',
  placeholder: 'Todos',
  opciones: Object.entries(ESTADOS_PLANTILLA).map(([label, letras]) => ({ valor: letras, label })),
}

const POR_NOMBRE = { field: 'nombre', order: 'ASC' } as const
/** Of whom the list is, before anybody narrows it: who is still being registered is in neither. */
const DE_ENTIDAD = { situacion: SITUACIONES_EN_PLANTILLA } as const
const DE_TODOS = { situacion: SITUACIONES_VERIFICADAS } as const

/** "Plantilla": the entity's staff, only Activo and Licencia; in the general view, everybody by status. */
export function PlantillaTab({ vista }: { vista: VistaVerificacion }): ReactElement {
  const general = vista === 'verificacionGeneral'
  const { filters } = useListAddress(POR_NOMBRE, 1)
  const porEstado = general && filters['situacion'] !== undefined
  return (
    <PortalList
      resource="consulta"
      columnas={general ? COLUMNAS.general : COLUMNAS.entidad}
      sort={POR_NOMBRE}
      {...(!porEstado && { permanente: general ? DE_TODOS : DE_ENTIDAD })}
    >
      <Tabla general={general} />
    </PortalList>
  )
}

function Tabla({ general }: { general: boolean }): ReactElement {
  const lugar = useFiltrosLugar({ dependencia: true })
  return (
    <ListTable<PersonaConsulta>
      textos={TEXTOS}
      columnas={general ? COLUMNAS.general : COLUMNAS.entidad}
      filtros={general ? [ESTADO, ...lugar] : lugar}
    />
  )
}

/** One's own entity needs no name; of many, the dependency is shown on asking. */
export const columnasPlantilla = (general: boolean): readonly Columna<PersonaConsulta>[] => [
  {
    key: 'noEmpleado',
    ancho: 110,
    header: 'No. empleado',
    cell: ({ noEmpleado }) => noEmpleado || <span className="secondary">–</span>,
  },
  {
    key: 'interno',
    ancho: 104,
    header: 'No. interno',
    numeric: true,
    oculta: true,
    sortable: true,
    sortBy: 'interno',
    cell: ({ interno }) => formatInterno(interno),
  },
  {
    key: 'nombre',
    ancho: 190,
    header: 'Nombre',
    fija: true,
    sortable: true,
    sortBy: 'nombre',
    cell: (row) => nombreEnLista(row),
  },
  { key: 'curp', ancho: 170, header: 'CURP', mono: true, sortable: true, sortBy: 'curp', cell: ({ curp }) => curp },
  { key: 'entidad', ancho: 160, header: 'Entidad', oculta: !general, cell: ({ adscripcion }) => adscripcion },
  { key: 'dependencia', ancho: 170, header: 'Dependencia', oculta: general, cell: ({ dependencia }) => dependencia },
  { key: 'puesto', ancho: 150, header: 'Puesto', oculta: true, cell: ({ puesto }) => puesto },
  { key: 'estado', ancho: 124, header: 'Estado', cell: ({ situacion }) => <SituacionTag letra={situacion} /> },
  {
    key: 'reporte',
    ancho: 110,
    header: 'Acciones',
    soloPantalla: true,
    fija: true,
    cell: (row) => (
      <LinkButton
        size="sm"
        to={rutaReporte(row)}
        target="_blank"
        aria-label={`Reporte de ${nombreEnLista(row)} (abre otra pestaña)`}
      >
        Reporte
      </LinkButton>
    ),
  },
]

const COLUMNAS = { general: columnasPlantilla(true), entidad: columnasPlantilla(false) } as const
