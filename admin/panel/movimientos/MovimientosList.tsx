import { ArrowLeftRight, Plus } from 'lucide-react'
import { useListaDe } from '#admin/panel/recurso.ts'
import { useMatch } from 'react-router-dom'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { filtroDeQuincena } from '#domain/afiliacion/movimientos/movimientos-de-quincena.ts'
import { quincenaNumber } from '#domain/calendario/quincena.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useVentana } from '#admin/shared/calendario/use-ventana.ts'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { useQuincenaActual } from '#admin/shared/list/use-quincenas-recientes.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PanelList } from '#admin/panel/list/PanelList.tsx'
import { useTotal } from '#admin/shared/list/list-state.ts'
import { conMayuscula, totalTexto } from '#domain/cuenta-texto.ts'
import { useCanCapture } from '#admin/panel/use-can-capture.ts'
import { COLUMNAS_MOVIMIENTOS } from './columnas.tsx'
import { MovimientoSheet } from './MovimientoSheet.tsx'
import { useFiltrosMovimientos } from './use-filtros-movimientos.ts'
import type { TextosLista } from '#admin/shared/list/lista.ts'
import type { MovimientoResumen } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ReactElement } from 'react'

/** Movements in the session's scope, and the detail of one beside them when the address names it. */
export function MovimientosList(): ReactElement {
  return (
    <PanelList resource="movimientos" columnas={COLUMNAS_MOVIMIENTOS} sort={{ field: 'fecha', order: 'DESC' }}>
      <Movimientos />
    </PanelList>
  )
}

function Movimientos(): ReactElement {
  const { vistas } = useSession()
  const canCapture = useCanCapture() && vistas.includes('alta')
  const open = useMatch('/panel/movimientos/:id/show')?.params.id
  const filtros = useFiltrosMovimientos()
  const { data } = useListaDe('movimientos')
  const textos = textosMovimientos(canCapture)
  return (
    <>
      <PageHeader vista="panelMovimientos" facts={<Facts />} actions={canCapture && <NuevoButton />} />
      <ListTable<MovimientoResumen>
        textos={textos}
        columnas={COLUMNAS_MOVIMIENTOS}
        filtros={filtros}
        isSelected={(row) => row.folio === open}
      />
      {open !== undefined && <MovimientoSheet clave={open} claves={(data ?? []).map(({ folio }) => folio)} />}
    </>
  )
}

function NuevoButton(): ReactElement {
  return (
    <LinkButton variant="primary" icon={Plus} to={rutaVista('alta')}>
      Nuevo movimiento
    </LinkButton>
  )
}

/** "128 de la quincena 22; la ventana cierra el 24 nov." */
function Facts(): ReactElement {
  const actual = useQuincenaActual()
  const { data } = useVentana()
  const total = useTotal(actual === undefined ? undefined : filtroDeQuincena(actual))
  if (!data || actual === undefined || total === undefined) return <>&nbsp;</>
  const cuenta = `${conMayuscula(totalTexto(total, 'movimiento', 'movimientos'))} de la quincena ${quincenaNumber(actual)}.`
  return (
    <>
      {cuenta} {data.insignia.titulo} {data.insignia.detalle}.
    </>
  )
}

function textosMovimientos(canCapture: boolean): TextosLista {
  return {
    tabla: 'Movimientos',
    buscar: 'Folio, nombre, CURP o No. interno',
    falla: 'No se pudieron cargar los movimientos.',
    uno: 'movimiento',
    varios: 'movimientos',
    vacia: (
      <EmptyState icon={ArrowLeftRight} title="Todavía no hay movimientos" action={canCapture && <NuevoButton />}>
        Aquí estará cada alta, baja o cambio desde que se solicita.
      </EmptyState>
    ),
  }
}
