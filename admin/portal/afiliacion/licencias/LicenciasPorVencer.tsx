import { CalendarClock, CalendarX2, UserCheck } from 'lucide-react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { NOMBRE_PLAZO, PLAZOS_LICENCIA, vencimientoTexto } from '#domain/afiliacion/movimientos/licencia-por-vencer.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { HomeButton } from '#admin/portal/frame/HomeButton.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import type { LicenciaPorVencer } from '#domain/afiliacion/movimientos/licencia-por-vencer.ts'
import type { Columna, Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TITULO = 'Licencias por vencer'

const TEXTOS: TextosLista = {
  tabla: TITULO,
  buscar: 'Nombre, CURP o No. interno',
  falla: 'No se pudieron cargar las licencias.',
  uno: 'licencia',
  varios: 'licencias',
  vacia: (
    <EmptyState icon={CalendarClock} title="Ninguna licencia vence en los próximos 30 días">
      Aquí estará cada una treinta días antes de su fecha de reingreso, y seguirá hasta que se aplique el reingreso.
    </EmptyState>
  ),
}

const PLAZO: Filtro = {
  key: 'plazo',
  label: 'Vencimiento',
  opciones: PLAZOS_LICENCIA.map((plazo) => ({ valor: plazo, label: NOMBRE_PLAZO[plazo] })),
}

export const COLUMNAS_LICENCIAS: readonly Columna<LicenciaPorVencer>[] = [
  {
    key: 'nombre',
    ancho: 190,
    header: 'Nombre',
    fija: true,
    sortable: true,
    sortBy: 'nombre',
    cell: (row) => nombreEnLista(row),
  },
  {
    key: 'interno',
    ancho: 104,
    header: 'No. interno',
    sortable: true,
    sortBy: 'interno',
    cell: (row) => formatInterno(row.interno),
  },
  { key: 'curp', ancho: 170, header: 'CURP', mono: true, oculta: true, cell: (row) => row.curp },
  { key: 'entidad', ancho: 150, header: 'Entidad', cell: (row) => row.adscripcion },
  { key: 'folio', ancho: 120, header: 'Licencia', mono: true, cell: (row) => row.folio },
  {
    key: 'fin',
    ancho: 130,
    header: 'Fecha de Reingreso',
    sortable: true,
    sortBy: 'fin',
    cell: (row) => formatFecha(row.fin),
  },
  { key: 'dias', ancho: 170, header: 'Vencimiento', cell: (row) => <Vencimiento licencia={row} /> },
  {
    key: 'acciones',
    ancho: 150,
    header: 'Acciones',
    soloPantalla: true,
    fija: true,
    cell: (row) => <Reingreso licencia={row} />,
  },
]

function Vencimiento({ licencia: { dias, plazo } }: { licencia: LicenciaPorVencer }): ReactElement {
  return (
    <StatusTag
      tone={plazo === 'vencida' ? 'red' : plazo === '5' ? 'amber' : 'blue'}
      icon={plazo === 'vencida' ? CalendarX2 : CalendarClock}
    >
      {vencimientoTexto(dias)}
    </StatusTag>
  )
}

/** The return is asked from here; while a movement is open, which one. */
function Reingreso({ licencia }: { licencia: LicenciaPorVencer }): ReactElement {
  const { interno, movimientoAbierto } = licencia
  if (movimientoAbierto !== '') return <span className="small secondary">En trámite: {movimientoAbierto}</span>
  return (
    <LinkButton
      size="sm"
      icon={UserCheck}
      to={`${rutaVista('licencia')}&interno=${interno}`}
      aria-label={`Solicitar el reingreso de ${nombreEnLista(licencia)}`}
    >
      Reingreso
    </LinkButton>
  )
}

/** Who should come back soon, or should have come back; nothing here ends by itself (decisions §10.3). */
export default function LicenciasPorVencer(): ReactElement {
  return (
    <PortalList resource="licencias" columnas={COLUMNAS_LICENCIAS} sort={{ field: 'fin', order: 'ASC' }}>
      <PageHeader
        vista="licenciasPorVencer"
        facts="Una licencia vencida no termina sola: la persona sigue en Licencia hasta que se aplica su reingreso."
        actions={<HomeButton />}
      />
      <div className="stack">
        <ListTable<LicenciaPorVencer> textos={TEXTOS} columnas={COLUMNAS_LICENCIAS} filtros={[PLAZO]} />
      </div>
    </PortalList>
  )
}
